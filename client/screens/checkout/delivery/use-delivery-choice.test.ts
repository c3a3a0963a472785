import { expect, test } from 'vitest'
import type { OpenCheckout } from '#client/screens/checkout/checkout-view.ts'
import { cartWithDelivery } from './use-delivery-choice.ts'

const eur = (amount: string) => ({ amount, currency: 'EUR' })
function view(items: string, deliveryMethodId: string | null = null) {
  const deliveryMethods = [
    { id: '1', price: eur('4.90'), cartPrices: { tax: eur('4.70'), total: eur('23.50') } },
    { id: '2', price: null, cartPrices: null },
  ]
  const prices = { items: eur(items), coupon: eur('1.30'), delivery: null, tax: eur('3.74') }
  return {
    cart: { id: 'one', prices: { ...prices, total: eur('18.60') } },
    checkout: { deliveryMethods, deliveryMethodId },
  } as unknown as Pick<OpenCheckout, 'cart' | 'checkout'>
}

test('a chosen delivery shows the sums of its offer, before it is saved', () => {
  expect(cartWithDelivery(view('19.90'), '1')).toMatchObject({
    ...{ id: 'one', prices: { delivery: eur('4.90'), tax: eur('4.70'), total: eur('23.50') } },
  })
})

test('the sums of the cart stay without a choice, without sums of the offer, and for what is saved', () => {
  expect(cartWithDelivery(view('19.90'), null)).toBeNull()
  expect(cartWithDelivery(view('19.90'), '2')).toBeNull()
  expect(cartWithDelivery(view('19.90', '1'), '1')).toBeNull()
})

test('an offer for other goods than those in the cart shows nothing', () => {
  expect(cartWithDelivery(view('30.00'), '1')).toBeNull()
})
