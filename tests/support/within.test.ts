import { expect, test } from 'vitest'
import { within } from './within.ts'

const LIMIT_MS = 200

/** Takes longer than the limit at these tries, counted from 1. */
function anAction(slowAt: readonly number[]) {
  let tries = 0
  return {
    tries: () => tries,
    run: async () => {
      tries += 1
      if (slowAt.includes(tries)) {
        const until = performance.now() + LIMIT_MS
        while (performance.now() < until);
      }
      return tries
    },
  }
}

test('three quick tries of five are enough, and no more are made', async () => {
  const action = anAction([1, 3])
  expect(await within(LIMIT_MS, action.run)).toBe(5)

  const quick = anAction([])
  expect(await within(LIMIT_MS, quick.run)).toBe(3)
})

test('an action that is slow three times fails, however quick it was otherwise', async () => {
  const action = anAction([2, 3, 5])
  await expect(within(LIMIT_MS, action.run)).rejects.toThrow('The median is not below 200 ms')
  expect(action.tries()).toBe(5)
})
