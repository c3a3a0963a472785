import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '#client/features/cart/state/cart-state.ts'
import type { CheckoutStep } from '#client/features/checkout/steps.ts'
import { useCheckoutWrites } from '#client/features/checkout/use-checkout-writes.ts'
import {
  type FormConsents,
  missingConsents,
  useFormConsents,
} from '#client/features/consents/use-form-consents.ts'
import type { Refusal } from '#client/features/forms/form-store.ts'
import type { ProblemFieldsFragment } from '#client/features/forms/problems.generated.ts'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { type FormControl, useForm } from '#client/features/forms/use-form.ts'
import { usePosted } from '#client/features/forms/use-posted.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useFormat } from '#client/lib/format.ts'
import type { OpenCheckout } from '#client/screens/checkout/checkout-view.ts'
import { skippedPayment } from '#client/screens/checkout/next-step.ts'
import { usePostedChoice } from '#client/screens/checkout/use-posted-choice.ts'
import { useRefusedChoice } from '#client/screens/checkout/use-refused-choice.ts'
import { METHOD_FIELD, orderInput, type Shown } from './fields.ts'
import { type Leaving, type Placed, usePlaceOrder } from './use-place-order.ts'

export type PaymentStepProps = {
  readonly view: OpenCheckout
  readonly goTo: (step: CheckoutStep) => void
  readonly onLeave: (leaving: Leaving) => void
  /** Called when the available choices may have changed with the cart. */
  readonly onChanged: () => void
}

type OrderForm = {
  readonly form: FormControl
  readonly consents: FormConsents
  /** Why the last try ordered nothing; null when the cart had not changed. */
  readonly changes: readonly string[] | null
  readonly methodId: string | null
  choose(methodId: string): void
}

export function useOrderForm(props: PaymentStepProps): OrderForm {
  const { view, goTo, onLeave, onChanged } = props
  const { checkout, cart } = view
  const { t } = useTranslation('checkout')
  const { t: inForms } = useTranslation('forms')
  const toasts = useToastStore()
  const { savePayment } = useCheckoutWrites()
  const consents = useFormConsents('CHECKOUT_FORM')
  const placeOrder = usePlaceOrder(view, onLeave)
  const refuse = useRefusedChoice(() => goTo('address'))
  const format = useFormat()
  const posted = usePosted(['payment'])
  const given = usePostedChoice('payment')
  const [choice, setChoice] = useState(given[METHOD_FIELD] ?? null)
  const [changes, setChanges] = useState((posted?.shown as Shown | undefined)?.changes ?? null)

  const form = useForm({
    intent: 'payment',
    rules: async () => (await import('#client/features/checkout/choice-rules.ts')).paymentRules,
    alsoCheck: (raw) => missingConsents(consents.list ?? [], raw),
    onInvalid: (issues) => {
      if (issues.some(({ field }) => field === METHOD_FIELD)) refuse('PAYMENT_REQUIRED')
    },
    async submit({ paymentMethodId, ...gift }, raw) {
      if (consents.list === null) {
        return { field: null, text: inForms('problems.CONSENTS_NOT_FETCHED') }
      }
      // Before anything is sent it is certain that nothing was ordered.
      if (!navigator.onLine) return { field: null, text: t('order.offline') }
      setChanges(null)
      const refusal = await save(paymentMethodId)
      if (refusal !== null) return refusal
      return await follow(await placeOrder(orderInput(gift, raw, consents.list)))
    },
  })

  /** A choice that cannot be saved goes back to the saved one. */
  async function save(methodId: string): Promise<Refusal | null> {
    if (methodId === checkout.paymentMethodId) return null
    const saved = await savePayment(methodId)
    if (saved.done) return null
    setChoice(null)
    return refuse(saved)
  }

  async function follow(placed: Placed): Promise<Refusal | null> {
    switch (placed.outcome) {
      case 'left':
        return null
      case 'over':
        // The page has nothing to order now, so the reason stands over it.
        toasts.show('cartChanged', t('order.over'))
        onChanged()
        return null
      case 'unknown':
        return { field: null, text: t('order.unknown') }
      case 'changed':
        return await explainChanges(placed.cart)
      case 'refused':
        return await explain(placed.problem)
    }
  }

  async function explainChanges(present: Cart): Promise<Refusal> {
    const { describeChanges } = await import('#client/features/checkout/describe-changes.ts')
    const texts = describeChanges({ t, format }, cart, present)
    setChanges(texts)
    onChanged()
    toasts.show('cartChanged', t('changed.toast', { changes: texts.join('; ') }))
    return { field: null, text: t('changed.nothingOrdered') }
  }

  async function explain(problem: ProblemFieldsFragment): Promise<Refusal> {
    const { code } = problem
    if (code === 'TEXT_CHANGED') await consents.fetchAgain()
    if (/^(DELIVERY|BRANCH)_/.test(code)) goTo('delivery')
    const isChoice = /^(DELIVERY|BRANCH|PAYMENT)_|^NO_BUYER$/.test(code)
    return isChoice ? refuse({ problem }) : refusalOf(inForms, problem)
  }

  const methodId = choice ?? checkout.paymentMethodId ?? skippedPayment(checkout)
  return { form, consents, changes, methodId, choose: setChoice }
}
