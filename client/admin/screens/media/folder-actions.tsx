import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type Folder, foldersIn, placesFor } from '#client/admin/media/folders.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { FolderDialog } from './folder-dialog.tsx'
import {
  useDeleteMediaFolderMutation,
  useMoveMediaFolderMutation,
} from './media-screen.generated.ts'
import { PlaceDialog } from './place-dialog.tsx'

type FolderActionsProps = {
  readonly folders: readonly Folder[]
  /** The open folder; null on the first level. */
  readonly current: Folder | null
  hrefOf(folder: string | null): string
}

/** A new folder, and what can be done with the open one. */
export function FolderActions({ folders, current, hrefOf }: FolderActionsProps): ReactElement {
  const { t } = useTranslation('media')
  const [open, setOpen] = useState<'new' | 'rename' | 'move' | null>(null)
  const close = (): void => setOpen(null)
  const button = (what: 'new' | 'rename' | 'move'): ReactElement => (
    <button type="button" onClick={() => setOpen(what)} className={deskButton()}>
      {t(`folders.${what}`)}
    </button>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {button('new')}
      {current === null ? null : (
        <>
          {button('rename')}
          {button('move')}
          {isEmpty(folders, current) ? <DeleteFolder folder={current} hrefOf={hrefOf} /> : null}
        </>
      )}
      {open === 'new' ? <FolderDialog parent={current?.id ?? null} onClose={close} /> : null}
      {open === 'rename' && current ? <FolderDialog folder={current} onClose={close} /> : null}
      {open === 'move' && current ? (
        <MoveFolderDialog folder={current} folders={folders} onClose={close} />
      ) : null}
    </div>
  )
}

function isEmpty(folders: readonly Folder[], { id, files }: Folder): boolean {
  return files === 0 && foldersIn(folders, id).length === 0
}

type DeleteFolderProps = {
  readonly folder: Folder
  hrefOf(folder: string | null): string
}

function DeleteFolder({ folder, hrefOf }: DeleteFolderProps): ReactElement {
  const { t } = useTranslation('media')
  const toasts = useToastStore()
  const navigate = useNavigate()
  const remove = useMutationAction(useDeleteMediaFolderMutation)
  return (
    <ActionButton
      onAction={async () => {
        if (!(await remove({ id: folder.id }))) return
        toasts.show('success', t('folders.deleted', { name: folder.name }))
        await navigate(hrefOf(folder.parent ?? null))
      }}
      className={deskButton('danger')}
    >
      {t('folders.delete')}
    </ActionButton>
  )
}

type MoveFolderDialogProps = {
  readonly folder: Folder
  readonly folders: readonly Folder[]
  onClose(): void
}

function MoveFolderDialog({ folder, folders, onClose }: MoveFolderDialogProps): ReactElement {
  const { t } = useTranslation('media')
  const toasts = useToastStore()
  const send = useSend(useMoveMediaFolderMutation)
  const { id, name } = folder
  return (
    <PlaceDialog
      title={t('folders.moveTitle', { name })}
      places={placesFor(folders, id)}
      send={(parent) => send({ id, parent })}
      onDone={() => toasts.show('success', t('folders.moved', { name }))}
      onClose={onClose}
    />
  )
}
