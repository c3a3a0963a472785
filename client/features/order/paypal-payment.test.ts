import { expect, test, vi } from 'vitest'
import { type PayPalButtons, paymentOf } from './paypal-payment.ts'

const BUTTONS: PayPalButtons = {
  __typename: 'PayPalButtons',
  isSubscription: false,
  planId: null,
  quantity: null,
  total: '24.80',
  orderId: 'payment-7',
  scriptUrl: 'https://www.paypal.com/sdk/js',
  taxes: null,
}

function actions() {
  const create = vi.fn(() => Promise.resolve('created'))
  return { order: { create }, subscription: { create } }
}

test('PayPal is told the total and which payment it is [PO-08~, PO-09]', async () => {
  const given = actions()
  await paymentOf(BUTTONS).createOrder?.({}, given)
  expect(given.order.create).toHaveBeenCalledWith({
    purchase_units: [{ custom_id: 'payment-7', amount: { currency_code: 'EUR', value: '24.80' } }],
  })
  expect(paymentOf(BUTTONS).createSubscription).toBeUndefined()
})

test('a subscription names its plan, and its taxes only where they differ [PO-09, PO-14~]', async () => {
  const given = actions()
  const plan = { ...BUTTONS, isSubscription: true, planId: 'P-1', quantity: 2 }
  await paymentOf(plan).createSubscription?.({}, given)
  expect(given.subscription.create).toHaveBeenCalledWith({
    plan_id: 'P-1',
    custom_id: 'payment-7',
    quantity: '2',
  })
  const taxes = { percentage: '0', inclusive: false }
  await paymentOf({ ...plan, taxes }).createSubscription?.({}, given)
  expect(given.subscription.create).toHaveBeenLastCalledWith(
    expect.objectContaining({ plan: { taxes } }),
  )
})
