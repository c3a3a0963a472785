import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EmailField, Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import type { RawValues } from '#client/features/forms/form-store.ts'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useForm } from '#client/features/forms/use-form.ts'
import type { OrderFieldsFragment } from './order.generated.ts'
import { orderFields, WITHDRAW_INTENT } from './order-fields.ts'
import { LINE, namedWithParts, PIECES, withdrawnLines } from './withdrawn-lines.ts'

type ChoiceProps = {
  readonly order: OrderFieldsFragment
  readonly orderKey: string | null
  readonly onChosen: (values: RawValues) => void
}

/** The first step: what the buyer withdraws from, and who does. */
export function WithdrawalChoice({ order, orderKey, onChosen }: ChoiceProps): ReactElement {
  const { t } = useTranslation('orders')
  const { billingAddress, email } = order
  const form = useForm({
    intent: WITHDRAW_INTENT,
    rules: async () => (await import('#services/contract/rules/checkout.ts')).withdrawalRules,
    submit: async (_values, raw) => {
      if (withdrawnLines(raw).length === 0) return { field: null, text: t('withdrawal.noLine') }
      onChosen(raw)
      return null
    },
  })
  return (
    <Form form={form} labelledBy="withdrawal" className="mt-6 max-w-2xl">
      {Object.entries(orderFields(order.id, orderKey)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="min-w-0">
        <legend className="mb-1 text-base font-semibold">{t('withdrawal.lines')}</legend>
        {order.lines.map((line) => (
          <LineField key={line.id} line={line} typed={form.typed} />
        ))}
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          name="name"
          label={t('withdrawal.name')}
          autoComplete="name"
          defaultValue={`${billingAddress.firstName} ${billingAddress.lastName}`}
        />
        <EmailField
          name="email"
          label={t('withdrawal.email')}
          hint={t('withdrawal.emailHint')}
          autoComplete="email"
          defaultValue={email}
        />
      </div>
      <SubmitButton look="secondary">{t('withdrawal.next')}</SubmitButton>
    </Form>
  )
}

type LineFieldProps = {
  readonly line: OrderFieldsFragment['lines'][number]
  readonly typed: RawValues
}

/** Nothing is chosen in advance; a line without the right says why. */
function LineField({ line, typed }: LineFieldProps): ReactElement | null {
  const { t } = useTranslation('orders')
  const reason = useId()
  const { id, name, quantity, withdrawnQuantity, noWithdrawal } = line
  const left = quantity - withdrawnQuantity
  if (left === 0) return null
  const isOpen = noWithdrawal === null
  return (
    <div className="group flex items-start gap-3 py-1">
      <label className="flex min-h-11 min-w-0 grow items-start gap-3 py-1.5">
        <input
          type="checkbox"
          name={LINE + id}
          disabled={!isOpen}
          aria-describedby={isOpen ? undefined : reason}
          defaultChecked={isOpen && typed[LINE + id] !== undefined}
          className="mt-0.5 size-6 shrink-0 accent-tide-deep"
        />
        <span className="min-w-0 break-words">
          <span className={isOpen ? '' : 'text-ink-soft'}>
            {t('withdrawal.line', { name: namedWithParts(line, t), count: left })}
          </span>
          {isOpen ? null : (
            <span id={reason} className="block text-base text-ink-soft">
              {t(`lines.noWithdrawal.${noWithdrawal}`)}
            </span>
          )}
        </span>
      </label>
      {isOpen && left > 1 ? (
        <select
          name={PIECES + id}
          aria-label={t('withdrawal.pieces', { name })}
          defaultValue={typed[PIECES + id] ?? left}
          className="min-h-11 shrink-0 rounded-sm border border-line-strong bg-white px-3 text-base group-not-has-checked:invisible hover:border-ink"
        >
          {Array.from({ length: left }, (_, index) => index + 1).map((pieces) => (
            <option key={pieces}>{pieces}</option>
          ))}
        </select>
      ) : null}
    </div>
  )
}
