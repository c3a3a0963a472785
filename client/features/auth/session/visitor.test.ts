import { expect, test } from 'vitest'
import { readVisitor } from './visitor.ts'

test('the session hint names a session, wishes and pieces in the cart, and no other cookie does', () => {
  const nothing = { hasSession: false, hasWishes: false, cartQuantity: null }
  expect(readVisitor('')).toEqual(nothing)
  expect(readVisitor('notvisitor=awc3')).toEqual(nothing)
  expect(readVisitor('visitor=w; a=a')).toEqual({ ...nothing, hasWishes: true })
  const all = { hasSession: true, hasWishes: true, cartQuantity: 12 }
  expect(readVisitor('locale=hr; visitor=awc12')).toEqual(all)
  expect(readVisitor('visitor=awc12.40; locale=hr')).toEqual(all)
})
