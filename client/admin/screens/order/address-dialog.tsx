import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Differences } from '#client/admin/history/differences.tsx'
import type { DifferenceFieldsFragment } from '#client/admin/history/history.generated.ts'
import { useStoredInput } from '#client/admin/ui/use-stored-input.ts'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { ADDRESS_FIELDS, changesOf, fieldOf } from './address-fields.ts'
import { useCorrectOrderMutation } from './moves.generated.ts'
import type { StaffOrderFieldsFragment } from './order.generated.ts'
import { useCorrection } from './use-correction.ts'
import { useOrderWords } from './use-order-words.ts'

type AddressDialogProps = { readonly order: StaffOrderFieldsFragment; onClose(): void }

const KEYBOARDS = { contactPhone: 'tel', contactEmail: 'email', companyOIB: 'numeric' } as const
const OPTIONAL = new Set<string>(['region', 'companyName', 'companyOIB'])

/** Corrects where a parcel goes; what somebody else changed meanwhile is shown, never overwritten. */
export function AddressDialog({ order, onClose }: AddressDialogProps): ReactElement | null {
  const { t } = useTranslation('order')
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const { number } = order
  // What the form began with: later answers do not change it.
  const [begun] = useState(order.shippingAddress)
  const [sitting] = useState(() => crypto.randomUUID())
  const [differing, setDiffering] = useState<readonly DifferenceFieldsFragment[]>([])
  const words = useOrderWords()
  const save = useCorrection(number)
  const send = useSend(useCorrectOrderMutation)
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/order-move.ts')).anyValues,
    async before(_values, raw) {
      const isSame = begun === null || changesOf(begun, raw).length === 0
      return isSame ? { field: null, text: t('address.same') } : null
    },
    send: (_values, raw) =>
      send({ number, sitting, changes: begun ? [...changesOf(begun, raw)] : [] }),
    onProblem: ({ field, message }) => ({
      field: field === null ? null : fieldOf(field),
      text: message,
    }),
    onDone(saved) {
      if (saved.differing.length > 0) setDiffering(saved.differing)
      else finish()
    },
  })
  useStoredInput(form, `address:${number}`)

  function finish(): void {
    toasts.show('success', t('address.saved'))
    dialog.current?.close()
  }

  if (begun === null) return null
  if (differing.length > 0) return <Differences {...{ differing, words, save, onClose }} />
  return (
    <Dialog
      ref={dialog}
      title={t('address.title')}
      className={`w-full md:max-w-2xl ${SHEET}`}
      onClose={onClose}
    >
      <Form form={form} label={t('address.title')} className="px-5 pb-8 md:px-8">
        <div className="grid gap-5 sm:grid-cols-2">
          {ADDRESS_FIELDS.map((name) => (
            <Field
              key={name}
              name={name}
              label={t(`address.${name}`)}
              defaultValue={begun[name] ?? ''}
              inputMode={KEYBOARDS[name as keyof typeof KEYBOARDS] ?? 'text'}
              isOptional={OPTIONAL.has(name)}
              autoComplete="off"
            />
          ))}
        </div>
        <p className="text-ink-soft">{t('address.country', { name: begun.countryName })}</p>
        <SubmitButton>{t('address.submit')}</SubmitButton>
      </Form>
    </Dialog>
  )
}
