import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readJson } from '#client/admin/history/changes.ts'
import { useStoredInput } from '#client/admin/ui/use-stored-input.ts'
import { FieldFrame, useField } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import { useSaveOrderNoteMutation } from './moves.generated.ts'
import type { StaffOrderFieldsFragment } from './order.generated.ts'

type NoteDialogProps = {
  readonly number: string
  /** Null for a new one. */
  readonly note: StaffOrderFieldsFragment['notes'][number] | null
  onClose(): void
}

export function NoteDialog({ number, note, onClose }: NoteDialogProps): ReactElement {
  const { t } = useTranslation(['order', 'history'])
  const dialog = useRef<DialogHandle>(null)
  const [id] = useState(() => note?.id ?? crypto.randomUUID())
  // What the form began with; once a difference was shown, what is there now.
  const [base, setBase] = useState(note?.text ?? null)
  const send = useSend(useSaveOrderNoteMutation)
  const title = note === null ? t('notes.add') : t('notes.edit')
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/order-move.ts')).noteRules,
    send: ({ text }) => send({ number, id, base, text }),
    onDone({ differing: [difference] }) {
      if (difference === undefined) dialog.current?.close()
      else setBase(textOf(difference.current))
    },
  })
  const isChanged = base !== (note?.text ?? null)
  useStoredInput(form, `note:${number}:${note?.id ?? ''}`)
  return (
    <Dialog ref={dialog} title={title} className={`w-full md:max-w-xl ${SHEET}`} onClose={onClose}>
      <Form form={form} label={title} className="px-5 pb-8 md:px-8">
        <div role="status" className="empty:hidden">
          {isChanged ? t('notes.differs', { text: base || t('history:nothing') }) : ''}
        </div>
        <NoteField defaultValue={note?.text ?? ''} />
        <p className="text-ink-soft">{note === null ? t('notes.hint') : t('notes.removeHint')}</p>
        <SubmitButton>{isChanged ? t('notes.saveOver') : t('notes.save')}</SubmitButton>
      </Form>
    </Dialog>
  )
}

function textOf(json: string | null): string | null {
  const value = readJson(json)
  return typeof value === 'string' ? value : null
}

function NoteField({ defaultValue }: { readonly defaultValue: string }): ReactElement {
  const { t } = useTranslation('order')
  const field = useField('text', false)
  return (
    <FieldFrame field={field} label={t('notes.text')}>
      <textarea
        {...field.attributes}
        name="text"
        rows={4}
        defaultValue={defaultValue}
        className={INPUT}
      />
    </FieldFrame>
  )
}
