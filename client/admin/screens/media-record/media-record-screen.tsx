import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import type { Save } from '#client/admin/history/differences.tsx'
import { HistoryPanel } from '#client/admin/history/history-panel.tsx'
import { MediaUses } from '#client/admin/media/media-uses.tsx'
import { useHasRight } from '#client/admin/session/session.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { DeletePicture } from './delete-picture.tsx'
import { FactsPanel } from './facts-panel.tsx'
import { MediaForm } from './media-form.tsx'
import { useSaveMediaMutation, useStaffMediaQuery } from './media-record.generated.ts'
import { ReplacePanel } from './replace-panel.tsx'
import { useMediaWords } from './use-media-words.ts'

/** One picture: what it shows, its texts, where it is shown, and who changed it. */
export function MediaRecordScreen(): ReactElement {
  const { t } = useTranslation('media')
  const { id = '' } = useParams()
  const canPublish = useHasRight('media.delete')
  const send = useMutationAction(useSaveMediaMutation)
  // A form begins again with what was saved.
  const [round, setRound] = useState(0)
  const { data, error, refetch } = useStaffMediaQuery({ variables: { id } })
  const folders = data?.mediaFolders ?? []
  const words = useMediaWords(folders)
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const media = data.staffMedia
  if (!media) return <NotFound />
  const save: Save = async (changes) => await send({ id, sitting: crypto.randomUUID(), changes })
  const begin = (): void => setRound((last) => last + 1)
  const { name, texts, uses, access } = media

  return (
    <>
      <ScreenHead title={texts[0]?.title || name}>
        {access === 'PUBLIC' ? null : <Tag>{t('words.OTHER')}</Tag>}
        {texts[0]?.alt ? null : <Tag look="warning">{t('noAlt')}</Tag>}
      </ScreenHead>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <MediaForm key={`${id} ${round}`} {...{ media, folders, words, save }} onSaved={begin} />
        <div className="flex min-w-0 flex-col gap-5">
          <FactsPanel media={media} />
          <Panel title={t('uses.title')}>
            {uses.length === 0 ? (
              <p className="text-ink-soft">{t('uses.none')}</p>
            ) : (
              <MediaUses uses={uses} />
            )}
          </Panel>
          {canPublish ? <ReplacePanel id={id} onReplaced={begin} /> : null}
          <HistoryPanel
            kind="MEDIA"
            {...{ id, words, save }}
            sentence={({ path }) => (path.startsWith('move.') ? words.name(path) : null)}
            isSaved={(path) => !path.startsWith('move.')}
            onUndone={begin}
          />
          {canPublish && uses.length === 0 ? <DeletePicture id={id} /> : null}
        </div>
      </div>
    </>
  )
}
