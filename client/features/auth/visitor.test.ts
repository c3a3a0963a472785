import { expect, test } from 'vitest'
import { readVisitor } from './visitor.ts'

test('the readable cookie tells whether there is a session or a wish, and no other cookie does', () => {
  expect(readVisitor('')).toEqual({ hasSession: false, hasWishes: false })
  expect(readVisitor('locale=hr; visitor=aw')).toEqual({ hasSession: true, hasWishes: true })
  expect(readVisitor('visitor=w; a=a')).toEqual({ hasSession: false, hasWishes: true })
  expect(readVisitor('notvisitor=aw')).toEqual({ hasSession: false, hasWishes: false })
})
