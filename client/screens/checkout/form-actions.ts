import * as z from 'zod/mini'
import { addressFormRules } from '#client/features/checkout/address-form-rules.ts'
import {
  ADDRESS_ID,
  type AddressValues,
  addressInput,
  type CheckedForm,
  FILLED_FROM,
  fieldsOf,
  formField,
} from '#client/features/checkout/address-values.ts'
import { type CartSnapshot, expected } from '#client/features/checkout/cart-snapshot.ts'
import {
  PlaceOrderDocument,
  type PlaceOrderMutation,
  SaveCheckoutAddressDocument,
  SaveDeliveryMethodDocument,
  SavePaymentMethodDocument,
} from '#client/features/checkout/checkout.generated.ts'
import { deliveryRules, paymentRules } from '#client/features/checkout/choice-rules.ts'
import { describeChanges } from '#client/features/checkout/describe-changes.ts'
import { stepQuery } from '#client/features/checkout/steps.ts'
import type { Saved } from '#client/features/checkout/use-checkout-writes.ts'
import { checkedWithConsents } from '#client/features/consents/checked-with-consents.ts'
import {
  checked,
  type FormActions,
  type FormTexts,
  type PostedForm,
  type Refused,
  refused,
  unanswered,
} from '#client/features/forms/form-action.ts'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { outcomeOf } from '#client/features/forms/use-send.ts'
import { orderActions } from '#client/features/order/order-form-actions.ts'
import { SLUG_KEY } from '#client/features/order/slug-key.ts'
import type { SaveDeliveryMethodInput } from '#client/generated/types.ts'
import { pathsContext } from '#client/lib/links.ts'
import { hasFailed, seeOther } from '#client/lib/outcomes.ts'
import { preload } from '#client/lib/preload.ts'
import { write } from '#client/lib/write.ts'
import { isCartGone } from '#services/contract/rules/cart.ts'
import { addressesFor } from './address/book.ts'
import { CheckoutScreenDocument, type CheckoutScreenQuery } from './checkout-screen.generated.ts'
import type { Checkout } from './checkout-view.ts'
import { deliveryInput, METHOD } from './delivery/fields.ts'
import { type SavedStep, stepAfter } from './next-step.ts'
import { orderInput, type Shown, SNAPSHOT_FIELD } from './payment/fields.ts'
import { choiceText, type Unsaved } from './use-refused-choice.ts'

type Answer = Promise<Response | Refused>

export const actions = {
  ...orderActions,

  address: (form) =>
    withCheckout(form, async (known) => {
      const save = checked(addressFormRules(known.layout.site.checkout), (input) =>
        saveAddress(form, known, input),
      )
      return save({ ...form, values: withChosenAddress(form.values, known) })
    }),

  delivery: (form) =>
    withCheckout(form, async (known) => {
      const method = known.checkout.deliveryMethods?.find(({ id }) => id === form.values[METHOD])
      const rules = deliveryRules(method ? method.branches.length > 0 : false)
      const save = checked(rules, async (values) => {
        const saved = await writesOf(form).saveDelivery(deliveryInput(values))
        if (!saved.done) return refusedChoice(form, saved)
        return continueAfter(form, known, { step: 'delivery', checkout: saved.done.checkout })
      })
      return save(form)
    }),

  payment: checkedWithConsents('CHECKOUT_FORM', paymentRules, async (values, form, list) => {
    const { paymentMethodId, ...gift } = values
    const shownCart = readSnapshot(form.values[SNAPSHOT_FIELD])
    if (shownCart === null) return refused(checkoutTexts(form.texts)('changed.nothingOrdered'))
    const order = orderInput(gift, form.values, list)
    const input = { ...order, ...expected(shownCart), paymentMethodId }
    const answer = (await write(form.context, PlaceOrderDocument, { input }))?.placeOrder
    return follow(form, shownCart, answer)
  }),
} satisfies FormActions

type Known = CheckoutScreenQuery & { readonly checkout: Checkout }

/** Without lines there is nothing to save; the page says so. */
async function withCheckout(form: PostedForm, act: (known: Known) => Answer): Answer {
  const { context, texts } = form
  const { data, error } = await preload(context, CheckoutScreenDocument, {})
  if (data?.checkout) return act({ ...data, checkout: data.checkout })
  return hasFailed('checkout', error)
    ? unanswered(checkoutTexts(texts)('down.text'))
    : seeOther(context.get(pathsContext).pathTo('checkout'))
}

/** An address of the account that was chosen beside the fields of another one. */
function withChosenAddress(values: AddressValues, { me, checkout }: Known): AddressValues {
  if (values[ADDRESS_ID] === values[FILLED_FROM]) return values
  const chosen = addressesFor(me, checkout).find(({ id }) => id === values[ADDRESS_ID])
  if (!chosen) return values
  const { 'shippingAddress.contactEmail': email, 'shippingAddress.contactPhone': phone } = values
  const contact = fieldsOf('shippingAddress', { contactEmail: email, contactPhone: phone })
  return { ...values, ...fieldsOf('shippingAddress', chosen), ...contact }
}

async function saveAddress(form: PostedForm, known: Known, input: CheckedForm): Answer {
  const t = formTexts(form.texts)
  const answer = await write(form.context, SaveCheckoutAddressDocument, {
    input: addressInput(input),
  })
  const { done, problem } = outcomeOf(answer?.saveCheckoutAddress)
  if (done) return continueAfter(form, known, { step: 'address', checkout: done.checkout })
  const { field, text } = refusalOf(t, problem)
  return problem ? refused(text, field && formField(field)) : unanswered(text)
}

async function continueAfter(
  form: PostedForm,
  { layout }: Known,
  saved: SavedStep,
): Promise<Response> {
  const step = await stepAfter(saved, layout.site.checkout, writesOf(form))
  return seeOther(form.context.get(pathsContext).pathTo('checkout', {}, stepQuery(step)))
}

function writesOf({ context }: PostedForm) {
  return {
    async saveDelivery(input: SaveDeliveryMethodInput): Promise<Saved> {
      const answer = await write(context, SaveDeliveryMethodDocument, { input })
      return outcomeOf(answer?.saveDeliveryMethod)
    },
    async savePayment(methodId: string): Promise<Saved> {
      const answer = await write(context, SavePaymentMethodDocument, { input: { methodId } })
      return outcomeOf(answer?.savePaymentMethod)
    },
  }
}

async function follow(
  form: PostedForm,
  shownCart: CartSnapshot,
  answer: PlaceOrderMutation['placeOrder'] | undefined,
): Answer {
  const { context, texts } = form
  const t = checkoutTexts(texts)
  const { pathTo } = context.get(pathsContext)
  if (answer === undefined) return unanswered(t('order.unknown'))
  switch (answer.__typename) {
    case 'PlaceOrderSuccess': {
      const { order, payment } = answer
      if (payment === null) return seeOther(pathTo('checkoutSuccess', {}, { [SLUG_KEY]: order.id }))
      // Buttons of a provider need scripts; the order's page offers other ways.
      if (payment.__typename === 'PayPalButtons')
        return seeOther(pathTo('order', { slug: order.id }))
      return { status: 200, message: '', errors: {}, shown: { payment } satisfies Shown }
    }
    case 'CartChangedProblem': {
      const changes = describeChanges({ t, format: texts.format }, shownCart, answer.cart)
      return { ...refused(t('changed.nothingOrdered')), shown: { changes } satisfies Shown }
    }
    default:
      return isCartGone(answer.code)
        ? refused(t('order.over'))
        : refusedChoice(form, { problem: answer })
  }
}

function refusedChoice({ texts }: PostedForm, { problem }: Unsaved): Refused {
  const t = checkoutTexts(texts)
  if (!problem) return unanswered(t('choices.failed'))
  return refused(choiceText(t, problem.code) ?? refusalOf(formTexts(texts), problem).text)
}

const money = z.object({ amount: z.string(), currency: z.string() })

/** Written by the page and read from the visitor: nothing but what was shown rests on it. */
const snapshot = z.object({
  couponCode: z.nullable(z.string()),
  memberCardBarcode: z.nullable(z.string()),
  items: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), quantity: z.int(), unitPrice: money },
      state: z.enum(['OK', 'NOT_ENOUGH', 'UNAVAILABLE']),
    }),
  ),
  prices: z.object({ total: money }),
})

function readSnapshot(text: string | undefined): CartSnapshot | null {
  try {
    return snapshot.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}

function checkoutTexts({ i18n }: FormTexts) {
  return i18n.getFixedT(null, 'checkout')
}

function formTexts({ i18n }: FormTexts) {
  return i18n.getFixedT(null, 'forms')
}
