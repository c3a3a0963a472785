import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from '#client/admin/list/selection.ts'
import type { Folder } from '#client/admin/media/folders.ts'
import { useHasRight } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { MEDIA_AT_ONCE } from '#services/contract/rules/media.ts'
import { DeleteMediaDialog } from './delete-media-dialog.tsx'
import { MoveMediaDialog } from './move-media-dialog.tsx'

type MediaActionsProps = {
  readonly selection: Selection
  readonly folders: readonly Folder[]
  clear(): void
}

/** What can be done with the selected pictures. */
export function MediaActions(props: MediaActionsProps): ReactElement {
  const { selection, folders, clear } = props
  const { t } = useTranslation('media')
  const canDelete = useHasRight('media.delete')
  const [open, setOpen] = useState<'move' | 'delete' | null>(null)
  const ids = selection.kind === 'rows' ? selection.ids : []
  if (ids.length > MEDIA_AT_ONCE) {
    return <span className="text-ink-soft">{t('fewer', { count: MEDIA_AT_ONCE })}</span>
  }
  const close = (isDone: boolean): void => {
    setOpen(null)
    if (isDone) clear()
  }
  return (
    <>
      <button type="button" onClick={() => setOpen('move')} className={deskButton()}>
        {t('move.open')}
      </button>
      {canDelete ? (
        <button type="button" onClick={() => setOpen('delete')} className={deskButton('danger')}>
          {t('delete.open')}
        </button>
      ) : null}
      {open === 'move' ? <MoveMediaDialog {...{ ids, folders }} onClose={close} /> : null}
      {open === 'delete' ? <DeleteMediaDialog ids={ids} onClose={close} /> : null}
    </>
  )
}
