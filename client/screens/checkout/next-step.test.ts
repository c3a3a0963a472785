import { expect, test } from 'vitest'
import type { CheckoutFieldsFragment } from '#client/features/checkout/checkout.generated.ts'
import { skippedDelivery, skippedPayment } from './next-step.ts'

type Delivery = NonNullable<CheckoutFieldsFragment['deliveryMethods']>[number]
type Payment = NonNullable<CheckoutFieldsFragment['paymentMethods']>[number]

const ZERO = { amount: '0.00', currency: 'EUR' }
const BRANCH = { id: '9', name: 'Riva', street: null, zipCode: null, city: null, openingHours: [] }

const delivery = (id: string, branches: Delivery['branches'] = []): Delivery => ({
  ...{ id, name: id, description: '', price: null, cartPrices: null, branches },
  ...{ minDays: null, maxDays: null },
})
const payment = (id: string, paymentType: string | null): Payment => ({
  ...{ id, name: id, description: '', paymentType, kind: null },
})

function aCheckout(given: Partial<CheckoutFieldsFragment>, isDigitalOnly = false) {
  const checkout: CheckoutFieldsFragment = {
    id: 'one',
    cart: {
      ...{ id: 'one', version: 1, quantity: 1, isDigitalOnly, items: [], notices: [] },
      ...{ couponCode: null, memberCardBarcode: null, memberSaving: null, instructions: null },
      ...{ missingToFreeDelivery: null, deliveryDays: null },
      prices: { items: ZERO, coupon: ZERO, delivery: ZERO, tax: ZERO, total: ZERO },
    },
    ...{ email: null, shippingAddress: null, billingAddress: null, isCompany: false },
    ...{ countries: [], deliveryMethodId: null, deliveryBranchId: null, paymentMethodId: null },
    ...{ deliveryMethods: [delivery('1'), delivery('2')], paymentMethods: [] },
    ...given,
  }
  return checkout
}

test('the first delivery is taken where the site skips the choice, and for digital carts [CO-07]', () => {
  const skip = { skipDelivery: true }
  const ask = { skipDelivery: false }
  expect(skippedDelivery(aCheckout({}), skip)).toBe('1')
  expect(skippedDelivery(aCheckout({}), ask)).toBeNull()
  expect(skippedDelivery(aCheckout({}, true), ask)).toBe('1')
  expect(skippedDelivery(aCheckout({ deliveryMethodId: '2' }), skip)).toBeNull()
  expect(skippedDelivery(aCheckout({ deliveryMethods: null }), skip)).toBeNull()
  // Only the buyer knows the branch.
  expect(
    skippedDelivery(aCheckout({ deliveryMethods: [delivery('1', [BRANCH])] }), skip),
  ).toBeNull()
})

test('a company with HPF alone has no payment to choose [CO-08, KO-09]', () => {
  const hpf = payment('3', 'HPF')
  const company = { isCompany: true, paymentMethods: [hpf] }
  expect(skippedPayment(aCheckout(company))).toBe('3')
  expect(skippedPayment(aCheckout({ ...company, isCompany: false }))).toBeNull()
  expect(skippedPayment(aCheckout({ ...company, paymentMethodId: '3' }))).toBeNull()
  const others = [[hpf, payment('4', null)], [payment('4', 'SANDBOX')], []]
  for (const paymentMethods of others) {
    expect(skippedPayment(aCheckout({ ...company, paymentMethods }))).toBeNull()
  }
})
