import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import type { Save } from '#client/admin/history/differences.tsx'
import { HistoryPanel } from '#client/admin/history/history-panel.tsx'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { OnePicture } from '#client/admin/media/one-picture.tsx'
import { POST_LOOKS } from '#client/admin/screens/posts/post-looks.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { Tag } from '#client/admin/ui/tag.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useSavePostMutation, useStaffPostQuery } from './post.generated.ts'

/** One post: its picture, and who changed it. */
export function PostScreen(): ReactElement {
  const { t } = useTranslation('posts')
  const { id = '' } = useParams()
  const send = useMutationAction(useSavePostMutation)
  // A form begins again with what was saved.
  const [round, setRound] = useState(0)
  const { data, error, refetch } = useStaffPostQuery({ variables: { id } })
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const post = data.staffPost
  if (!post) return <NotFound />
  const save: Save = async (changes) => await send({ id, sitting: crypto.randomUUID(), changes })
  const begin = (): void => setRound((last) => last + 1)
  const words: RecordWords = {
    name: () => t('picture'),
    value: (value) => `#${value}`,
    nothing: () => t('noPicture'),
  }

  return (
    <>
      <ScreenHead title={post.title}>
        <Tag look={POST_LOOKS[post.state]}>{t(`words.${post.state}`)}</Tag>
        {post.state === 'PUBLIC' && post.slug ? (
          <a href={`/${post.slug}`} className={deskButton()}>
            {t('toSite')}
          </a>
        ) : null}
      </ScreenHead>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel title={t('picture')}>
          <OnePicture
            key={round}
            picture={post.picture ?? null}
            {...{ save, words }}
            onSaved={begin}
          />
        </Panel>
        <HistoryPanel
          kind="POST"
          {...{ id, words, save }}
          isSaved={(path) => path === 'picture'}
          onUndone={begin}
        />
      </div>
    </>
  )
}
