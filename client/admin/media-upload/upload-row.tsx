import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { fileSize } from '#client/admin/ui/file-size.ts'
import { Tag, type TagLook } from '#client/admin/ui/tag.tsx'
import { MEDIA_UPLOAD_BYTES } from '#services/contract/rules/media-uploads.ts'
import {
  canCancel,
  canRetry,
  isOpen,
  type UploadedMedia,
  type UploadItem,
  type UploadState,
} from './upload-item.ts'
import type { UploadQueue } from './upload-queue.ts'

const LOOKS: Partial<Record<UploadState, TagLook>> = {
  stored: 'good',
  duplicate: 'warning',
  refused: 'bad',
  failed: 'bad',
}

export const PROGRESS =
  'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sand-deep [&::-moz-progress-bar]:bg-tide [&::-webkit-progress-bar]:bg-sand-deep [&::-webkit-progress-value]:bg-tide'

type UploadRowProps = {
  readonly item: UploadItem
  readonly queue: Pick<UploadQueue, 'cancel' | 'retry' | 'addCopy'>
}

/** One file: how far it has come, what it became, or why it was refused. */
export function UploadRow({ item, queue }: UploadRowProps): ReactElement {
  const { t, i18n } = useTranslation('mediaUpload')
  const { file, media, state, sent } = item
  return (
    <li className="flex items-start gap-3 border-t border-line py-3">
      {media ? <Thumbnail media={media} /> : null}
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{file.name || t('unnamed')}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <Tag look={LOOKS[state] ?? 'plain'}>{t(`states.${state}`)}</Tag>
          {fileSize(file.size, i18n.language)}
        </p>
        {isOpen(item) ? (
          <progress
            value={sent}
            max={Math.max(1, file.size)}
            aria-label={t('progressOf', { name: file.name })}
            className={`mt-2 ${PROGRESS}`}
          />
        ) : null}
        <Explanation item={item} />
      </div>
      <RowActions item={item} queue={queue} />
    </li>
  )
}

function Explanation({ item }: Pick<UploadRowProps, 'item'>): ReactElement | null {
  const { t } = useTranslation('mediaUpload')
  const { state, media, message, fault } = item
  if (state === 'duplicate' && media) {
    return <p className="mt-1">{t('duplicateText', { name: media.name })}</p>
  }
  if (state !== 'refused' && state !== 'failed') return null
  const limit = MEDIA_UPLOAD_BYTES / 1_000_000
  return <p className="mt-1">{message ?? t(`faults.${fault ?? 'notSent'}`, { limit })}</p>
}

function RowActions({ item, queue }: UploadRowProps): ReactElement {
  const { t } = useTranslation('mediaUpload')
  const { key, state } = item
  const { name } = item.file
  const action = (label: string, onClick: () => void, named: string): ReactElement => (
    <button type="button" onClick={onClick} aria-label={named} className={deskButton('quiet')}>
      {label}
    </button>
  )
  return (
    <>
      {canCancel(item)
        ? action(t('cancel'), () => queue.cancel(key), t('cancelOf', { name }))
        : null}
      {canRetry(item) ? action(t('retry'), () => queue.retry(key), t('retryOf', { name })) : null}
      {state === 'duplicate'
        ? action(t('addCopy'), () => queue.addCopy(key), t('addCopyOf', { name }))
        : null}
    </>
  )
}

/** Decorative: the name is beside it. */
function Thumbnail({ media }: { readonly media: UploadedMedia }): ReactElement {
  return (
    <img
      src={media.urlTemplate.replace('{size}', 'w160')}
      alt=""
      width={64}
      height={48}
      loading="lazy"
      className="h-12 w-16 rounded-sm bg-sand object-cover"
    />
  )
}
