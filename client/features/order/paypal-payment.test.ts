import { expect, test, vi } from 'vitest'
import { type PayPalButtons, paymentOf } from './paypal-payment.ts'

const BUTTONS: PayPalButtons = {
  __typename: 'PayPalButtons',
  isSubscription: false,
  isCreatedByShop: true,
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

const SUBSCRIPTION = { ...BUTTONS, isSubscription: true, planId: 'P-1', quantity: 2 }
/** Of a platform that leaves the creation to the browser. */
const BROWSER = { isCreatedByShop: false }
const createAtShop = () => Promise.resolve('created by the shop')

test('the shop creates what the buyer approves, and PayPal gets its id [PO-08~, PO-09~]', async () => {
  const given = actions()
  const order = paymentOf(BUTTONS, createAtShop)
  const subscription = paymentOf(SUBSCRIPTION, createAtShop)

  expect(await order.createOrder?.({}, given)).toBe('created by the shop')
  expect(await subscription.createSubscription?.({}, given)).toBe('created by the shop')
  expect(given.order.create).not.toHaveBeenCalled()
  expect([order.createSubscription, subscription.createOrder]).toEqual([undefined, undefined])
})

test('PayPal is told the total and which payment it is where the browser creates it [PO-08~, PO-09]', async () => {
  const given = actions()
  await paymentOf({ ...BUTTONS, ...BROWSER }, createAtShop).createOrder?.({}, given)
  expect(given.order.create).toHaveBeenCalledWith({
    purchase_units: [{ custom_id: 'payment-7', amount: { currency_code: 'EUR', value: '24.80' } }],
  })
})

test('a subscription names its plan, and its taxes only where they differ [PO-09, PO-14~]', async () => {
  const given = actions()
  const plan = { ...SUBSCRIPTION, ...BROWSER }
  await paymentOf(plan, createAtShop).createSubscription?.({}, given)
  expect(given.subscription.create).toHaveBeenCalledWith({
    plan_id: 'P-1',
    custom_id: 'payment-7',
    quantity: '2',
  })
  const taxes = { percentage: '0', inclusive: false }
  await paymentOf({ ...plan, taxes }, createAtShop).createSubscription?.({}, given)
  expect(given.subscription.create).toHaveBeenLastCalledWith(
    expect.objectContaining({ plan: { taxes } }),
  )
})
