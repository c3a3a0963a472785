import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Differences, type Save } from '#client/admin/history/differences.tsx'
import type { DifferenceFieldsFragment } from '#client/admin/history/history.generated.ts'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { useStoredInput } from '#client/admin/ui/use-stored-input.ts'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { type StaffCustomerFieldsFragment, useSaveCustomerMutation } from './customer.generated.ts'
import { changesOf, valuesOf } from './details.ts'

type DetailsDialogProps = {
  readonly customer: StaffCustomerFieldsFragment
  readonly words: RecordWords
  readonly save: Save
  onClose(): void
}

/** Corrects names and phones; what somebody else changed meanwhile is shown, never overwritten. */
export function DetailsDialog({
  customer,
  words,
  save,
  onClose,
}: DetailsDialogProps): ReactElement {
  const { t } = useTranslation('customers')
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const { id } = customer
  // What the form began with: later answers do not change it.
  const [begun] = useState(() => valuesOf(customer))
  const [sitting] = useState(() => crypto.randomUUID())
  const [differing, setDiffering] = useState<readonly DifferenceFieldsFragment[]>([])
  const send = useSend(useSaveCustomerMutation)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/order-move.ts')).anyValues,
    async before(_values, raw) {
      const isSame = changesOf(begun, raw).length === 0
      return isSame ? { field: null, text: t('details.same') } : null
    },
    send: (_values, raw) => send({ id, sitting, changes: changesOf(begun, raw) }),
    onDone(saved) {
      if (saved.differing.length > 0) setDiffering(saved.differing)
      else {
        toasts.show('success', t('details.saved'))
        dialog.current?.close()
      }
    },
  })
  useStoredInput(form, `customer:${id}`)

  if (differing.length > 0) return <Differences {...{ differing, words, save, onClose }} />
  return (
    <Dialog
      ref={dialog}
      title={t('details.title')}
      className={`w-full md:max-w-2xl ${SHEET}`}
      onClose={onClose}
    >
      <Form form={form} label={t('details.title')} className="px-5 pb-8 md:px-8">
        <div className="grid gap-5 sm:grid-cols-2">
          {Object.entries(begun).map(([path, value]) => (
            <Field
              key={path}
              name={path}
              label={words.name(path)}
              defaultValue={value ?? ''}
              inputMode={path.endsWith('.phone') ? 'tel' : 'text'}
              isOptional={path === 'companyName'}
              autoComplete="off"
            />
          ))}
        </div>
        <p className="text-ink-soft">{t('details.email')}</p>
        <SubmitButton>{t('details.submit')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
