import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { createDocumentCache } from './document-cache.ts'

const document = parse('{ a }')

test('what was used longest ago goes first, and the texts stay within their length', () => {
  const cache = createDocumentCache(10)
  for (const text of ['aaaa', 'bbbb']) cache.set(text, document)
  cache.get('aaaa')
  cache.set('cccc', document)
  expect(['aaaa', 'bbbb', 'cccc'].map((text) => cache.get(text) !== undefined)).toEqual([
    true,
    false,
    true,
  ])
})

test('a text longer than the whole cache is not kept', () => {
  const cache = createDocumentCache(10)
  cache.set('aaaa', document)
  cache.set('x'.repeat(11), document)
  expect(cache.get('x'.repeat(11))).toBeUndefined()
  expect(cache.get('aaaa')).toBe(document)
})
