import { expect, test } from 'vitest'
import { createRenderSlots } from './render-slots.ts'

const staying = new AbortController().signal

test('two run, one waits, the next is turned away at once', async () => {
  const slots = createRenderSlots({ running: 2, waiting: 1 })
  const first = await slots.take(staying)
  await slots.take(staying)
  let isThird = false
  const third = slots.take(staying).then((giveBack) => {
    isThird = true
    return giveBack
  })

  expect(await slots.take(staying)).toBeNull()
  expect(isThird).toBe(false)
  first?.()

  expect(await third).not.toBeNull()
})

test('who leaves while waiting makes room, and takes no slot later', async () => {
  const slots = createRenderSlots({ running: 1, waiting: 1 })
  const first = await slots.take(staying)
  const leaving = new AbortController()
  const left = slots.take(leaving.signal)

  leaving.abort()
  expect(await left).toBeNull()
  const next = slots.take(staying)
  first?.()

  expect(await next).not.toBeNull()
})

test('a slot given back twice is one slot', async () => {
  const slots = createRenderSlots({ running: 1, waiting: 0 })
  const first = await slots.take(staying)
  first?.()
  first?.()

  expect(await slots.take(staying)).not.toBeNull()
  expect(await slots.take(staying)).toBeNull()
})
