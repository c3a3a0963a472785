import { type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Folder, folderChoices } from '#client/admin/media/folders.ts'
import { Form } from '#client/features/forms/form.tsx'
import { SelectField } from '#client/features/forms/select-field.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { type AnyOutcome, useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'

type PlaceDialogProps = {
  readonly title: string
  readonly places: readonly Folder[]
  /** Null: the first level. */
  send(folder: string | null): Promise<AnyOutcome>
  onDone(): void
  onClose(): void
}

/** Where pictures or a folder go. */
export function PlaceDialog(props: PlaceDialogProps): ReactElement {
  const { title, places, send, onDone, onClose } = props
  const { t, i18n } = useTranslation('media')
  const dialog = useRef<DialogHandle>(null)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/order-move.ts')).anyValues,
    send: (_values, { folder }) => send(folder || null),
    onDone() {
      onDone()
      dialog.current?.close()
    },
  })
  return (
    <Dialog ref={dialog} title={title} className={`w-full md:max-w-xl ${SHEET}`} onClose={onClose}>
      <Form form={form} label={title} className="px-5 pb-8 md:px-8">
        <SelectField
          name="folder"
          label={t('move.folder')}
          options={[
            { value: '', label: t('folders.none') },
            ...folderChoices(places, i18n.language).map(({ id, name }) => ({
              ...{ value: id, label: name },
            })),
          ]}
        />
        <SubmitButton>{t('move.submit')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
