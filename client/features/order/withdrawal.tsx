import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmailField, Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useForm } from '#client/features/forms/use-form.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useFormat } from '#client/lib/format.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { type OrderFieldsFragment, useWithdrawOrderMutation } from './order.generated.ts'

type WithdrawalProps = { readonly order: OrderFieldsFragment; readonly orderKey: string | null }

const LINE = 'line-'

/** The withdrawal function of Directive (EU) 2023/2673: two steps, no login, no reason. */
export function Withdrawal({ order, orderKey }: WithdrawalProps): ReactElement | null {
  const { t } = useTranslation('orders')
  const { date } = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  if (!order.canWithdraw) return null
  return (
    <section aria-labelledby="withdrawal" className="border-t border-line pt-8">
      <h2 id="withdrawal" className="display text-section">
        {t('withdrawal.title')}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">
        {order.withdrawalUntil === null
          ? t('withdrawal.intro')
          : t('withdrawal.introUntil', { date: date(order.withdrawalUntil) })}
      </p>
      {isOpen ? (
        <WithdrawalForm order={order} orderKey={orderKey} onClose={() => setIsOpen(false)} />
      ) : (
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className={`${buttonClass('secondary')} mt-5 max-sm:w-full`}
        >
          {t('withdrawal.open')}
        </button>
      )}
    </section>
  )
}

type WithdrawalFormProps = WithdrawalProps & { readonly onClose: () => void }

function WithdrawalForm({ order, orderKey, onClose }: WithdrawalFormProps): ReactElement {
  const { t } = useTranslation('orders')
  const { t: inForms } = useTranslation('forms')
  const [withdraw] = useWithdrawOrderMutation()
  const toasts = useToastStore()
  const { billingAddress, email, lines } = order
  const possible = lines.flatMap(({ id, name, quantity, withdrawnQuantity, noWithdrawal }) => {
    const left = quantity - withdrawnQuantity
    return noWithdrawal === null && left > 0 ? [{ id, name, left }] : []
  })
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(
    new Map(possible.map(({ id, left }) => [id, left])),
  )
  const form = useForm({
    rules: async () => (await import('#services/contract/rules/checkout.ts')).withdrawalRules,
    submit: async (values) => {
      if (chosen.size === 0) return { field: null, text: t('withdrawal.noLine') }
      const pieces = [...chosen].map(([id, quantity]) => ({ id, quantity }))
      const input = { slug: order.id, key: orderKey, lines: pieces, ...values }
      const answer = (await withdraw({ variables: { input } })).data?.withdrawOrder
      if (answer?.__typename !== 'WithdrawOrderSuccess') return refusalOf(inForms, answer)
      toasts.show('success', t('withdrawal.done'))
      onClose()
      return null
    },
  })

  function choose(id: string, quantity: number): void {
    const next = new Map(chosen)
    if (quantity > 0) next.set(id, quantity)
    else next.delete(id)
    setChosen(next)
  }

  return (
    <Form form={form} labelledBy="withdrawal" className="mt-6 max-w-2xl">
      <fieldset>
        <legend className="mb-1 text-base font-semibold">{t('withdrawal.lines')}</legend>
        {possible.map(({ id, name, left }) => (
          <div key={id} className="flex items-start gap-3 py-1">
            <label className="flex min-h-11 min-w-0 grow items-start gap-3 py-1.5">
              <input
                type="checkbox"
                name={LINE + id}
                checked={chosen.has(id)}
                onChange={({ currentTarget }) => choose(id, currentTarget.checked ? left : 0)}
                className="mt-0.5 size-6 shrink-0 accent-tide-deep"
              />
              <span className="min-w-0 break-words">
                {t('withdrawal.line', { name, count: left })}
              </span>
            </label>
            {left > 1 && chosen.has(id) ? (
              <select
                aria-label={t('withdrawal.pieces', { name })}
                value={chosen.get(id)}
                onChange={({ currentTarget }) => choose(id, Number(currentTarget.value))}
                className="min-h-11 shrink-0 rounded-sm border border-line-strong bg-white px-3 text-base hover:border-ink"
              >
                {Array.from({ length: left }, (_, index) => index + 1).map((pieces) => (
                  <option key={pieces}>{pieces}</option>
                ))}
              </select>
            ) : null}
          </div>
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
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{t('withdrawal.confirm')}</SubmitButton>
        <button type="button" onClick={onClose} className={`${buttonClass('quiet')} max-sm:w-full`}>
          {t('withdrawal.back')}
        </button>
      </div>
    </Form>
  )
}
