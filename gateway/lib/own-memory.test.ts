import { expect, test } from 'vitest'
import { inOwnMemory } from './own-memory.ts'

test('what is stored keeps no memory alive besides its own', () => {
  const small = Buffer.from('{"data":null}')
  const own = inOwnMemory(small)
  expect(own.equals(small)).toBe(true)
  expect(own.buffer.byteLength).toBe(small.length)
})
