import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readJson } from '#client/admin/history/changes.ts'
import type { useActorName } from '#client/admin/history/use-actor-name.ts'
import { useStoredInput } from '#client/admin/ui/use-stored-input.ts'
import { FieldFrame, useField } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import type { ShownProblem } from '#client/features/forms/refusals.ts'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import type { Outcome } from '#client/features/forms/use-send.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { INPUT } from '#client/ui/input-class.ts'

export type Note = {
  readonly id: string
  readonly text: string
  readonly at: string
  readonly isEdited: boolean
  readonly actor: Parameters<ReturnType<typeof useActorName>>[0]
}

/** Without a `base` the note is new. */
export type SaveNote = (note: {
  readonly id: string
  readonly base: string | null
  readonly text: string
}) => Promise<
  Outcome<{ readonly differing: readonly { readonly current: string | null }[] }, ShownProblem>
>

type NoteDialogProps = {
  /** Of which record: names the text that is not saved yet. */
  readonly record: string
  /** Null for a new one. */
  readonly note: Note | null
  readonly save: SaveNote
  onClose(): void
}

export function NoteDialog({ record, note, save, onClose }: NoteDialogProps): ReactElement {
  const { t } = useTranslation(['notes', 'history'])
  const dialog = useRef<DialogHandle>(null)
  const [id] = useState(() => note?.id ?? crypto.randomUUID())
  // What the form began with; once a difference was shown, what is there now.
  const [base, setBase] = useState(note?.text ?? null)
  const title = note === null ? t('add') : t('edit')
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/notes.ts')).noteRules,
    send: ({ text }) => save({ id, base, text }),
    onDone({ differing: [difference] }) {
      if (difference === undefined) dialog.current?.close()
      else setBase(textOf(difference.current))
    },
  })
  const isChanged = base !== (note?.text ?? null)
  useStoredInput(form, `note:${record}:${note?.id ?? ''}`)
  return (
    <Dialog ref={dialog} title={title} className={`w-full md:max-w-xl ${SHEET}`} onClose={onClose}>
      <Form form={form} label={title} className="px-5 pb-8 md:px-8">
        <div role="status" className="empty:hidden">
          {isChanged ? t('differs', { text: base || t('history:nothing') }) : ''}
        </div>
        <NoteField defaultValue={note?.text ?? ''} />
        <p className="text-ink-soft">{note === null ? t('hint') : t('removeHint')}</p>
        <SubmitButton>{isChanged ? t('saveOver') : t('save')}</SubmitButton>
      </Form>
    </Dialog>
  )
}

function textOf(json: string | null): string | null {
  const value = readJson(json)
  return typeof value === 'string' ? value : null
}

function NoteField({ defaultValue }: { readonly defaultValue: string }): ReactElement {
  const { t } = useTranslation('notes')
  const field = useField('text', false)
  return (
    <FieldFrame field={field} label={t('text')}>
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
