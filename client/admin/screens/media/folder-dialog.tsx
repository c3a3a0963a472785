import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Folder } from '#client/admin/media/folders.ts'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { type AnyOutcome, useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { MEDIA_FOLDER_LENGTH } from '#services/contract/rules/media.ts'
import {
  useCreateMediaFolderMutation,
  useRenameMediaFolderMutation,
} from './media-screen.generated.ts'

type FolderDialogProps = {
  /** The one that gets another name; left out for a new one. */
  readonly folder?: Folder
  /** Where a new one comes. */
  readonly parent?: string | null
  onClose(): void
}

/** A new folder, or another name of one. */
export function FolderDialog({ folder, parent = null, onClose }: FolderDialogProps): ReactElement {
  const { t } = useTranslation('media')
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const create = useSend(useCreateMediaFolderMutation)
  const rename = useSend(useRenameMediaFolderMutation)
  const title = t(folder ? 'folders.renameTitle' : 'folders.newTitle')
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/media-folder.ts')).folderRules,
    send: async ({ name }): Promise<AnyOutcome> =>
      folder ? await rename({ id: folder.id, name }) : await create({ name, parent }),
    onDone(_done, { name }) {
      toasts.show('success', t(folder ? 'folders.renamed' : 'folders.created', { name }))
      dialog.current?.close()
    },
  })
  return (
    <Dialog ref={dialog} title={title} className={`w-full md:max-w-xl ${SHEET}`} onClose={onClose}>
      <Form form={form} label={title} className="px-5 pb-8 md:px-8">
        <Field
          name="name"
          label={t('folders.name')}
          defaultValue={folder?.name ?? ''}
          maxLength={MEDIA_FOLDER_LENGTH}
          autoComplete="off"
        />
        <SubmitButton>{t(folder ? 'save' : 'folders.create')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
