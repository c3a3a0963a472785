import { type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioChoices } from '#client/admin/ui/radio-choices.tsx'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useFormat } from '#client/lib/format.ts'
import { Dialog, type DialogHandle, SHEET } from '#client/ui/dialog.tsx'
import { useRefundOrderMutation } from './moves.generated.ts'
import type { StaffOrderFieldsFragment } from './order.generated.ts'
import { PiecesStepper } from './pieces-stepper.tsx'
import { type Amount, type Chosen, centsIn, readAmount, refundOfLines } from './refund-sum.ts'

type RefundKind = 'owed' | 'lines' | 'amount'

type RefundDialogProps = { readonly order: StaffOrderFieldsFragment; onClose(): void }

/** Money that went back: all that is owed, the price of pieces, or an amount. The button has the sum. */
export function RefundDialog({ order, onClose }: RefundDialogProps): ReactElement {
  const { t } = useTranslation('order')
  const { money } = useFormat()
  const toasts = useToastStore()
  const dialog = useRef<DialogHandle>(null)
  const { number, sums } = order
  const isOwed = centsIn(sums.owed) > 0
  const lines = order.lines.filter(({ refunds }) => refunds.length > 0)
  const kinds: readonly RefundKind[] = [
    ...(isOwed ? (['owed'] as const) : []),
    ...(lines.length > 0 && centsIn(sums.undue) > 0 ? (['lines'] as const) : []),
    'amount',
  ]
  const [kind, setKind] = useState<RefundKind>(kinds[0] ?? 'amount')
  const [chosen, setChosen] = useState<Chosen>({})
  const [typed, setTyped] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  const send = useSend(useRefundOrderMutation)
  const sum = sumOf({ kind, order, chosen, typed })
  const isTooMuch = sum !== null && centsIn(sum) > centsIn(sums.refundable)

  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/order-move.ts')).moveRules,
    async before() {
      if (kind === 'amount' && sum === null) return { field: 'amount', text: t('refund.noAmount') }
      if (sum === null || centsIn(sum) === 0) return { field: null, text: t('refund.nothing') }
      return isTooMuch
        ? { field: 'amount', text: t('refund.tooMuch', { amount: money(sums.refundable) }) }
        : null
    },
    send: ({ note }) =>
      send({
        ...{ number, key, expected: sum?.amount ?? '0', note: note || null },
        ...(kind === 'amount' && { amount: sum?.amount ?? null }),
        ...(kind === 'lines' && {
          lines: Object.entries(chosen).flatMap(([id, quantity]) =>
            quantity > 0 ? { id, quantity } : [],
          ),
        }),
      }),
    onDone() {
      toasts.show('success', t('refund.done', { amount: money(sum ?? sums.owed) }))
      dialog.current?.close()
    },
  })

  return (
    <Dialog
      ref={dialog}
      title={t('refund.title')}
      className={`w-full md:max-w-xl ${SHEET}`}
      onClose={onClose}
    >
      <Form form={form} label={t('refund.title')} className="px-5 pb-8 md:px-8">
        <p>{t('refund.text', { amount: money(sums.refundable) })}</p>
        {kinds.length > 1 ? (
          <RadioChoices<RefundKind>
            name="kind"
            legend={t('refund.kind')}
            choices={kinds.map((value) => ({ value, label: t(`refund.kinds.${value}`) }))}
            chosen={kind}
            onChange={setKind}
          />
        ) : null}
        {kind === 'owed' ? (
          <p className="display text-section figures">{money(sums.owed)}</p>
        ) : null}
        {kind === 'lines' ? (
          <ul className="divide-y divide-line border-y border-line">
            {lines.map(({ id, name, refunds }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
                <span className="min-w-0 grow basis-40 break-words">
                  <span className="font-semibold">{name}</span>{' '}
                  <span className="text-ink-soft figures">
                    {t('refund.left', { count: refunds.length })}
                  </span>
                </span>
                <PiecesStepper
                  label={name}
                  max={refunds.length}
                  value={chosen[id] ?? 0}
                  onChange={(quantity) => setChosen({ ...chosen, [id]: quantity })}
                />
              </li>
            ))}
          </ul>
        ) : null}
        {kind === 'amount' ? (
          <div onInput={(event) => setTyped((event.target as HTMLInputElement).value)}>
            <Field
              name="amount"
              label={t('refund.amount')}
              inputMode="decimal"
              autoComplete="off"
              defaultValue={typed}
            />
          </div>
        ) : null}
        <Field name="note" label={t('moves.note')} autoComplete="off" isOptional />
        <SubmitButton>
          {sum === null || centsIn(sum) === 0
            ? t('refund.submitNone')
            : t('refund.submit', { amount: money(sum) })}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}

type Choice = {
  readonly kind: RefundKind
  readonly order: StaffOrderFieldsFragment
  readonly chosen: Chosen
  readonly typed: string
}

/** Null while an amount is not readable. */
function sumOf({ kind, order, chosen, typed }: Choice): Amount | null {
  if (kind === 'owed') return order.sums.owed
  return kind === 'lines'
    ? refundOfLines(order, chosen)
    : readAmount(typed, order.sums.total.currency)
}
