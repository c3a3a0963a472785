import { expect, test } from 'vitest'
import { openStep, type Progress, STEPS, stepIn, stepQuery } from './steps.ts'

const ADDRESS = {
  ...{ firstName: 'Ana', lastName: 'Anić', contactEmail: 'ana@posta.example' },
  ...{ contactPhone: '091', country: 'HR', region: null, city: 'Split', street: 'Riva' },
  ...{ houseNumber: '1', zipCode: '21000', companyName: null, companyOIB: null },
}
const EMPTY: Progress = {
  ...{ shippingAddress: null, deliveryMethodId: null, paymentMethodId: null },
  ...{ deliveryMethods: [], cart: { isDigitalOnly: false } },
}
const WITH_ADDRESS = { ...EMPTY, shippingAddress: ADDRESS }
const WITH_DELIVERY = { ...WITH_ADDRESS, deliveryMethodId: '1' }

test('the steps are address, delivery and payment, and each has its word in the address [CO-01, CO-05]', () => {
  expect(STEPS).toEqual(['address', 'delivery', 'payment'])
  for (const step of STEPS) expect(stepIn(new URLSearchParams(stepQuery(step)))).toBe(step)
  expect(stepIn(new URLSearchParams('korak=drugo'))).toBeNull()
})

test('a step opens once those before it are done, and any done one again [CO-02, CO-52~]', () => {
  expect(openStep(null, EMPTY)).toBe('address')
  expect(openStep('payment', EMPTY)).toBe('address')
  expect(openStep(null, WITH_ADDRESS)).toBe('delivery')
  expect(openStep('payment', WITH_ADDRESS)).toBe('delivery')
  expect(openStep('address', WITH_DELIVERY)).toBe('address')
  expect(openStep('delivery', WITH_DELIVERY)).toBe('delivery')
  expect(openStep(null, WITH_DELIVERY)).toBe('payment')
})

test('what is not sent needs no delivery [CO-07~]', () => {
  const digital = { ...WITH_ADDRESS, cart: { isDigitalOnly: true } }
  expect(openStep(null, digital)).toBe('payment')
  expect(openStep(null, { ...digital, deliveryMethods: [{}] })).toBe('delivery')
})
