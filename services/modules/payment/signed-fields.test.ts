import { expect, test } from 'vitest'
import { signed, verified } from './signed-fields.ts'

const [SHOP, PROVIDER] = ['sandbox shop', 'sandbox provider'] as const
const SECRET = 'a secret that only this test knows'
const FIELDS = { amount: '84.90', paymentId: 'abc', result: 'paid' }

test('fields come back without their signature, in any order', () => {
  const { signature, ...rest } = signed(FIELDS, PROVIDER, SECRET)
  const turned = Object.fromEntries(Object.entries({ signature, ...rest }).reverse())

  expect(verified(turned, PROVIDER, SECRET)).toEqual(FIELDS)
})

test.each([
  ['another value', { ...FIELDS, amount: '0.01' }],
  ['one field more', { ...FIELDS, more: '' }],
  ['one field less', { amount: '84.90', paymentId: 'abc' }],
  ['a field that is no text', { ...FIELDS, more: ['x'] }],
  ['text moved between fields', { amount: '84.9', paymentId: '0abc', result: 'paid' }],
])('%s makes the signature wrong', (_what, fields) => {
  const { signature } = signed(FIELDS, PROVIDER, SECRET)

  expect(verified({ ...fields, signature }, PROVIDER, SECRET)).toBeNull()
})

test('each side has its own key, and an unsigned message is nothing', () => {
  const byShop = signed(FIELDS, SHOP, SECRET)

  expect(verified(byShop, PROVIDER, SECRET)).toBeNull()
  expect(verified(byShop, SHOP, `${SECRET}!`)).toBeNull()
  expect(verified(FIELDS, SHOP, SECRET)).toBeNull()
  expect(verified({ ...byShop, signature: [byShop.signature] }, SHOP, SECRET)).toBeNull()
})
