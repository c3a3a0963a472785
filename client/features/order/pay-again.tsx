import { lazy, type ReactElement, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnce } from '#client/features/forms/action-button.tsx'
import { ActionForm } from '#client/features/forms/action-form.tsx'
import { PostedMessage } from '#client/features/forms/posted-message.tsx'
import { useFormat } from '#client/lib/format.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { RadioCard } from '#client/ui/radio-card.tsx'
import type { OrderFieldsFragment } from './order.generated.ts'
import { METHOD_FIELD, orderFields, PAY_INTENT, usePostedOrder } from './order-fields.ts'
import type { PayPalButtons } from './paypal-payment.ts'
import { useOrderActions } from './use-order-actions.ts'

type PayAgainProps = { readonly order: OrderFieldsFragment; readonly orderKey: string | null }

/** Id of a payment method. */
const PayPalArea = lazy(async () => ({
  default: (await import('./paypal-area.tsx')).PayPalArea,
}))

/** State after a form posted without scripts. */
const ProviderForm = lazy(async () => ({
  default: (await import('./provider-form.tsx')).ProviderForm,
}))

/** Starts another payment of a placed order, also by another method. */
export function PayAgain({ order, orderKey }: PayAgainProps): ReactElement | null {
  const { t } = useTranslation('orders')
  const { money, date, time } = useFormat()
  const actions = useOrderActions(order.id, orderKey)
  const methods = order.paymentMethods ?? []
  const posted = usePostedOrder(order.id, [PAY_INTENT])
  const ownId = posted.methodId ?? order.paymentMethod.id
  const own = methods.find(({ id }) => id === ownId) ?? methods[0]
  const [chosenId, setChosenId] = useState(own?.id ?? null)
  const [buttons, setButtons] = useState<PayPalButtons | null>(null)
  const chosen = methods.find(({ id }) => id === chosenId)
  const paying = useOnce(async (methodId: string) => setButtons(await actions.pay(methodId)))
  if (!order.canPay || !chosen) return null
  if (posted.payment || buttons) {
    return (
      <Suspense>
        {posted.payment ? <ProviderForm payment={posted.payment} /> : null}
        {buttons ? <PayPalArea slug={order.id} buttons={buttons} /> : null}
      </Suspense>
    )
  }
  const amount = money(order.prices.total)
  return (
    <section aria-labelledby="pay-again" className="rounded-lg bg-sand p-5 sm:p-8">
      <h2 id="pay-again" className="display text-section">
        {t('pay.title')}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">
        {order.heldUntil === null
          ? t('pay.notHeld')
          : t('pay.held', { date: date(order.heldUntil), time: time(order.heldUntil) })}
      </p>
      <PostedMessage text={posted.message} className="mt-5 bg-white" />
      <ActionForm
        intent={PAY_INTENT}
        fields={orderFields(order.id, orderKey)}
        className=""
        // The DOM also has a choice made before hydration.
        onAction={(values) => paying.run(String(values.get(METHOD_FIELD)))}
      >
        <fieldset className="mt-5 flex flex-col gap-3">
          <legend className="sr-only">{t('pay.methods')}</legend>
          {methods.map(({ id, name, description }) => (
            <RadioCard
              key={id}
              name={METHOD_FIELD}
              value={id}
              isChecked={id === chosenId}
              onChoose={() => setChosenId(id)}
              title={name}
            >
              <span className="text-base text-ink-soft">{description}</span>
            </RadioCard>
          ))}
        </fieldset>
        <button
          type="submit"
          aria-disabled={paying.isPending || undefined}
          className={`${buttonClass('primary')} mt-6 aria-disabled:cursor-progress aria-disabled:opacity-70 max-sm:w-full`}
        >
          {chosen.kind === 'PROVIDER' || chosen.kind === null
            ? t('pay.now', { amount })
            : t('pay.choose')}
        </button>
      </ActionForm>
    </section>
  )
}
