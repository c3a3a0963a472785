import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '#client/features/forms/checkbox-field.tsx'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useFormat } from '#client/lib/format.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import type { StaffOrderFieldsFragment, Types } from './order.generated.ts'
import { useMove } from './use-move.ts'

type MoveDialogProps = {
  readonly order: StaffOrderFieldsFragment
  readonly move: Exclude<Types.StaffMove, 'REFUND' | 'CORRECT'>
  onClose(): void
}

/** One move, with what it needs to know; its button says what happens. */
export function MoveDialog({ order, move, onClose }: MoveDialogProps): ReactElement {
  const { t } = useTranslation('order')
  const { money } = useFormat()
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const [key] = useState(() => crypto.randomUUID())
  const send = useMove(move)
  const { number, paymentState, isPaidAtDoor, sums } = order
  const isUnpaid = paymentState === 'UNPAID'
  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/order-move.ts')).moveRules,
    send: ({ note, tracking }, raw) =>
      send({
        ...{ number, key, restock: raw['restock'] === 'on' },
        ...{ note: note || null, tracking: tracking || null },
      }),
    onDone() {
      toasts.show('success', t(`moves.${move}.done`, { number }))
      dialog.current?.close()
    },
  })
  const takesMoney = move === 'DELIVER' && isPaidAtDoor && isUnpaid
  const owes = (move === 'CANCEL' || move === 'RETURN') && !isUnpaid
  const amount = money(sums.total)

  return (
    <Dialog
      ref={dialog}
      title={t(`moves.${move}.title`)}
      className={`w-full md:max-w-lg ${SHEET}`}
      onClose={onClose}
    >
      <Form form={form} label={t(`moves.${move}.title`)} className="px-5 pb-8 md:px-8">
        <p>{t(`moves.${takesMoney ? 'DELIVER_PAID' : move}.text`, { amount })}</p>
        {owes ? (
          <p className="font-semibold">{t('moves.owes', { amount: money(sums.undue) })}</p>
        ) : null}
        {move === 'SHIP' ? (
          <Field
            name="tracking"
            label={t('moves.tracking')}
            hint={t('moves.trackingHint')}
            autoComplete="off"
            spellCheck={false}
            isOptional
          />
        ) : null}
        {move === 'RETURN' ? (
          <CheckboxField name="restock">{t('moves.restock')}</CheckboxField>
        ) : null}
        {move === 'PAY' ? null : (
          <Field name="note" label={t('moves.note')} autoComplete="off" isOptional />
        )}
        <SubmitButton>
          {t(`moves.${takesMoney ? 'DELIVER_PAID' : move}.submit`, { amount })}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
