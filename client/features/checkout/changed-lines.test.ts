import { expect, test } from 'vitest'
import type { Cart, CartLine } from '#client/features/cart/state/cart-state.ts'
import { changesOf } from './changed-lines.ts'

const euros = (amount: string) => ({ amount, currency: 'EUR' })

function aLine(id: string, given: Partial<CartLine> = {}): CartLine {
  return {
    ...{ id, productId: id, name: id, slug: id, quantity: 1, available: null, state: 'OK' },
    ...{ picture: null, unitPrice: euros('10.00'), rowTotal: euros('10.00'), listTotal: null },
    ...{ reason: null, personalizations: [], bundleParts: [], parts: [] },
    ...given,
  }
}

function aCart(items: CartLine[], total: string, given: Partial<Cart> = {}): Cart {
  const none = euros('0.00')
  return {
    ...{ id: 'one', version: 1, quantity: items.length, isDigitalOnly: false, items },
    ...{ couponCode: null, memberCardBarcode: null, memberSaving: null, instructions: null },
    ...{ missingToFreeDelivery: null, deliveryDays: null, notices: [] },
    prices: { items: none, coupon: none, delivery: none, tax: none, total: euros(total) },
    ...given,
  }
}

test('each changed line is named with what it was and what it is [PO-03, PO-05]', () => {
  const before = aCart([aLine('Šal'), aLine('Dres', { quantity: 3 }), aLine('Kapa')], '50.00')
  const after = aCart(
    [
      aLine('Šal', { unitPrice: euros('12.50') }),
      aLine('Dres', { quantity: 2 }),
      aLine('Kapa', { state: 'UNAVAILABLE' }),
      aLine('Lopta'),
    ],
    '42.50',
  )
  expect(changesOf(before, after)).toEqual({
    lines: [
      { kind: 'price', name: 'Šal', from: euros('10.00'), to: euros('12.50') },
      { kind: 'quantity', name: 'Dres', from: 3, to: 2 },
      { kind: 'gone', name: 'Kapa' },
      { kind: 'added', name: 'Lopta' },
    ],
    total: { from: euros('50.00'), to: euros('42.50') },
    isCardGone: false,
    lostCoupon: null,
  })
  expect(changesOf(before, aCart([aLine('Šal')], '50.00')).lines).toEqual([
    { kind: 'gone', name: 'Dres' },
    { kind: 'gone', name: 'Kapa' },
  ])
})

test('a card and a coupon that no longer count are named too [PO-02~]', () => {
  const before = aCart([], '9.00', { memberCardBarcode: '3859', couponCode: 'DRES' })
  expect(changesOf(before, aCart([], '9'))).toEqual({
    ...{ lines: [], total: null, isCardGone: true, lostCoupon: 'DRES' },
  })
  expect(changesOf(before, before)).toMatchObject({ isCardGone: false, lostCoupon: null })
})
