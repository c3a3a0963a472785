import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { totalsOf, type UploadItem } from './upload-item.ts'
import type { QueueView, UploadQueue } from './upload-queue.ts'
import { PROGRESS, UploadRow } from './upload-row.tsx'

type UploadListProps = {
  readonly view: QueueView
  readonly queue: Omit<UploadQueue, 'add' | 'view' | 'subscribe'>
}

/** All files of a queue, with how far they have come in all. */
export function UploadList({ view, queue }: UploadListProps): ReactElement {
  const { t } = useTranslation('mediaUpload')
  const { items } = view
  const { open, part } = totalsOf(items)
  const hasEnded = items.length > open
  return (
    <>
      {/* It is there before it has a text, so that the first one is read too. */}
      <p role="status" className="mt-4 font-semibold empty:hidden">
        <Status view={view} />
      </p>
      {open > 0 ? (
        <progress value={part} max={1} aria-label={t('progress')} className={`mt-2 ${PROGRESS}`} />
      ) : null}
      {items.length > 0 ? (
        <div className="mt-2 flex flex-wrap gap-3">
          {open > 0 ? (
            <button type="button" onClick={queue.cancelAll} className={deskButton('danger')}>
              {t('cancelAll')}
            </button>
          ) : null}
          {hasEnded ? (
            <button type="button" onClick={queue.clear} className={deskButton('quiet')}>
              {t('clear')}
            </button>
          ) : null}
        </div>
      ) : null}
      <ul aria-label={t('files')} className="mt-3 empty:hidden">
        {items.map((item) => (
          <UploadRow key={item.key} {...{ item, queue }} />
        ))}
      </ul>
    </>
  )
}

function Status({ view }: Pick<UploadListProps, 'view'>): ReactElement | null {
  const { t } = useTranslation('mediaUpload')
  const { items, isLineBroken } = view
  if (items.length === 0) return null
  const { files, stored, open } = totalsOf(items)
  if (open > 0 && isLineBroken) return <>{t('status.broken', { count: open })}</>
  if (open > 0) return <>{t('status.sending', { stored, count: files })}</>
  const left = items.filter(isUnsettled).length
  return (
    <>
      {t('status.done', { count: stored })}
      {left > 0 ? ` ${t('status.left', { count: left })}` : null}
    </>
  )
}

/** Somebody has to look at it. */
function isUnsettled({ state }: UploadItem): boolean {
  return state === 'duplicate' || state === 'refused' || state === 'failed'
}
