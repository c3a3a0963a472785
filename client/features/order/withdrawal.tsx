import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DoneMessage } from '#client/features/forms/done-message.tsx'
import { EmailField, Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import type { RawValues } from '#client/features/forms/form-store.ts'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useForm } from '#client/features/forms/use-form.ts'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { useFormat } from '#client/lib/format.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { type OrderFieldsFragment, useWithdrawOrderMutation } from './order.generated.ts'
import { orderFields, WITHDRAW_INTENT } from './order-fields.ts'
import { LINE, PIECES, withdrawnLines } from './withdrawn-lines.ts'

type WithdrawalProps = { readonly order: OrderFieldsFragment; readonly orderKey: string | null }

/** The withdrawal function of Directive (EU) 2023/2673: two steps, no login, no reason. */
export function Withdrawal({ order, orderKey }: WithdrawalProps): ReactElement | null {
  const { t } = useTranslation('orders')
  const { date } = useFormat()
  const posted = usePosted([WITHDRAW_INTENT], orderFields(order.id, null))
  const [isDone, setIsDone] = useState(false)
  if (!order.canWithdraw && !isDone) return null
  const withdrawn = order.lines.map(({ withdrawnQuantity }) => withdrawnQuantity).join()
  return (
    <section aria-labelledby="withdrawal" className="border-t border-line pt-8 print:hidden">
      <h2 id="withdrawal" className="display text-section">
        {t('withdrawal.title')}
      </h2>
      {isDone ? <DoneMessage key={withdrawn}>{t('withdrawal.done')}</DoneMessage> : null}
      {order.canWithdraw ? (
        <>
          <p className="mt-2 max-w-prose text-ink-soft">
            {order.withdrawalUntil === null
              ? t('withdrawal.intro')
              : t('withdrawal.introUntil', { date: date(order.withdrawalUntil) })}
          </p>
          {/* A partial withdrawal remounts the form with the remaining lines. */}
          <details key={withdrawn} open={posted !== null} className="mt-5">
            <summary className={`${buttonClass('secondary')} max-sm:w-full`}>
              {t('withdrawal.open')}
            </summary>
            <WithdrawalForm order={order} orderKey={orderKey} onDone={() => setIsDone(true)} />
          </details>
        </>
      ) : null}
    </section>
  )
}

type WithdrawalFormProps = WithdrawalProps & { readonly onDone: () => void }

function WithdrawalForm({ order, orderKey, onDone }: WithdrawalFormProps): ReactElement {
  const { t } = useTranslation('orders')
  const { t: inForms } = useTranslation('forms')
  const [withdraw] = useWithdrawOrderMutation()
  const { billingAddress, email } = order
  const form = useForm({
    intent: WITHDRAW_INTENT,
    rules: async () => (await import('#services/contract/rules/checkout.ts')).withdrawalRules,
    submit: async (values, raw) => {
      const lines = withdrawnLines(raw)
      if (lines.length === 0) return { field: null, text: t('withdrawal.noLine') }
      const input = { slug: order.id, key: orderKey, lines, ...values }
      const answer = (await withdraw({ variables: { input } })).data?.withdrawOrder
      if (answer?.__typename !== 'WithdrawOrderSuccess') return refusalOf(inForms, answer)
      onDone()
      return null
    },
  })
  return (
    <Form form={form} labelledBy="withdrawal" className="mt-6 max-w-2xl">
      {Object.entries(orderFields(order.id, orderKey)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <LineFields order={order} typed={form.typed} />
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
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('withdrawal.confirm')}</SubmitButton>
      </div>
    </Form>
  )
}

type LineFieldsProps = { readonly order: OrderFieldsFragment; readonly typed: RawValues }

/** Lines that can still be returned; all of them by default. */
function LineFields({ order: { lines }, typed }: LineFieldsProps): ReactElement {
  const { t } = useTranslation('orders')
  const isFirst = Object.keys(typed).length === 0
  const possible = lines.flatMap(({ id, name, quantity, withdrawnQuantity, noWithdrawal }) => {
    const left = quantity - withdrawnQuantity
    return noWithdrawal === null && left > 0 ? [{ id, name, left }] : []
  })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-base font-semibold">{t('withdrawal.lines')}</legend>
      {possible.map(({ id, name, left }) => (
        <div key={id} className="group flex items-start gap-3 py-1">
          <label className="flex min-h-11 min-w-0 grow items-start gap-3 py-1.5">
            <input
              type="checkbox"
              name={LINE + id}
              defaultChecked={isFirst || typed[LINE + id] !== undefined}
              className="mt-0.5 size-6 shrink-0 accent-tide-deep"
            />
            <span className="min-w-0 break-words">
              {t('withdrawal.line', { name, count: left })}
            </span>
          </label>
          {left > 1 ? (
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
      ))}
    </fieldset>
  )
}
