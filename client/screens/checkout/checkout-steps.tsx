import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { isDone, STEPS } from '#client/features/checkout/steps.ts'
import { useCheckoutWrites } from '#client/features/checkout/use-checkout-writes.ts'
import { useDraftForOtherTabs } from '#client/features/checkout/use-draft.ts'
import { PostedMessage } from '#client/features/forms/posted-message.tsx'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { Head } from '#client/lib/head.tsx'
import { AddressStep } from './address/address-step.tsx'
import type { OpenCheckout } from './checkout-view.ts'
import { DeliveryStep } from './delivery/delivery-step.tsx'
import { cartWithDelivery, useDeliveryChoice } from './delivery/use-delivery-choice.ts'
import { type SavedStep, stepAfter } from './next-step.ts'
import { PaymentStep } from './payment/payment-step.tsx'
import type { Leaving } from './payment/use-place-order.ts'
import { StepFrame } from './step-frame.tsx'
import { doneText } from './step-texts.ts'
import { BarSummary, NewTotal, SideSummary } from './summary/order-summary.tsx'
import { useStep } from './use-step.ts'

type CheckoutStepsProps = {
  readonly view: OpenCheckout
  readonly onLeave: (leaving: Leaving) => void
  /** Called when the available choices may have changed with the cart. */
  readonly onChanged: () => void
}

/** The three steps, of which one is open, beside what is ordered. */
export function CheckoutSteps({ view, onLeave, onChanged }: CheckoutStepsProps): ReactElement {
  const { t } = useTranslation('checkout')
  const { step, goTo } = useStep(view.checkout)
  const writes = useCheckoutWrites()
  // Those of a waiting order show their answers themselves.
  const posted = usePosted(STEPS)
  useDraftForOtherTabs(view.checkout.id)
  const choice = useDeliveryChoice(step === 'delivery')
  const chosen = cartWithDelivery(view, choice.methodId)
  const shown = chosen ?? view.cart
  const continueAfter = async (saved: SavedStep) => goTo(await stepAfter(saved, view.rules, writes))
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <Head
        title={`${t(`steps.${step}`)} – ${t('title')}`}
        description={t('description')}
        path={null}
        isHidden
      />
      <BarSummary cart={shown} />
      <NewTotal cart={chosen} />
      {posted === null || posted.intent === step ? null : (
        <PostedMessage text={posted.message} className="bg-sand lg:col-span-2" />
      )}
      <ol className="border-b border-line-strong">
        {STEPS.map((name, index) => (
          <StepFrame
            key={name}
            step={name}
            number={index + 1}
            isOpen={name === step}
            done={isDone(name, view.checkout) ? doneText(t, name, view.checkout) : null}
          >
            {name === 'address' ? <AddressStep view={view} onDone={continueAfter} /> : null}
            {name === 'delivery' ? (
              <DeliveryStep
                view={view}
                choice={choice}
                onDone={continueAfter}
                onNoBuyer={() => goTo('address')}
              />
            ) : null}
            {name === 'payment' ? (
              <PaymentStep view={view} goTo={goTo} onLeave={onLeave} onChanged={onChanged} />
            ) : null}
          </StepFrame>
        ))}
      </ol>
      <SideSummary cart={shown} />
    </div>
  )
}
