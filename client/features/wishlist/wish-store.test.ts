import { expect, test } from 'vitest'
import { createWishStore } from './wish-store.ts'

test('a tap shows at once, and goes back when the server does not take it [PR-23]', () => {
  const wishes = createWishStore()
  wishes.replace(['1'])
  const settle = wishes.say('2', true)
  expect([wishes.has('1'), wishes.has('2'), wishes.count()]).toEqual([true, true, 2])

  settle(false)
  expect([wishes.has('2'), wishes.count()]).toEqual([false, 1])
})

test('of two taps the later one stays, whatever becomes of the first', () => {
  const wishes = createWishStore()
  const first = wishes.say('1', true)
  const second = wishes.say('1', false)
  first(true)
  expect(wishes.has('1')).toBe(false)
  second(true)
  expect(wishes.has('1')).toBe(false)
})

test('what the server knows does not take away what is being said', () => {
  const wishes = createWishStore()
  wishes.say('1', true)
  wishes.replace(['2'])
  expect([wishes.has('1'), wishes.has('2'), wishes.count()]).toEqual([true, true, 2])
})

test('whoever sits down next sees nothing of it', () => {
  const wishes = createWishStore()
  let changes = 0
  wishes.subscribe(() => {
    changes += 1
  })
  wishes.replace(['1'])
  wishes.say('2', true)
  wishes.forget()
  expect([wishes.count(), wishes.isComplete()]).toEqual([0, false])
  expect(changes).toBe(3)
})

test('what was said before somebody else sat down is not theirs', () => {
  const wishes = createWishStore()
  const settle = wishes.say('1', true)
  wishes.forget()
  settle(true)
  expect(wishes.has('1')).toBe(false)
})

test('work for the server runs one after the other, also behind work that failed', async () => {
  const wishes = createWishStore()
  const order: string[] = []
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const failing = wishes.inTurn(async () => {
    await gate
    order.push('first')
    throw new Error('cut')
  })
  const second = wishes.inTurn(async () => order.push('second'))
  open()
  await expect(failing).rejects.toThrow('cut')
  await second
  expect(order).toEqual(['first', 'second'])
})
