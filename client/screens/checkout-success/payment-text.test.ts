import { expect, test } from 'vitest'
import { paymentText } from './payment-text.ts'

const parcel = { delivery: { name: 'Kurir' } }
const byMail = { delivery: null }
const paid = { paymentState: 'PAID', paymentMethod: { kind: 'PROVIDER' } } as const
const transfer = { paymentState: 'UNPAID', paymentMethod: { kind: 'TRANSFER' } } as const

test('nothing is packed of an order that comes by mail, paid or not', () => {
  expect(paymentText({ ...paid, ...byMail })).toBe('success.paidDigital')
  expect(paymentText({ ...transfer, ...byMail })).toBe('success.transferDigital')
})

test('a parcel is packed once it is paid', () => {
  expect(paymentText({ ...paid, ...parcel })).toBe('success.paid')
  expect(paymentText({ ...transfer, ...parcel })).toBe('success.TRANSFER')
})

test('an unpaid order says how it will be paid only where the buyer still does something', () => {
  const cash = { paymentState: 'UNPAID', paymentMethod: { kind: 'CASH_ON_DELIVERY' } } as const
  expect(paymentText({ ...cash, ...parcel })).toBe('success.CASH_ON_DELIVERY')
  expect(paymentText({ ...paid, ...parcel, paymentState: 'UNPAID' })).toBeNull()
})
