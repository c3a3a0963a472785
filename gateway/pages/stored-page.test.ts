import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { storedPage } from './stored-page.ts'

const text = Array.from({ length: 2_000 }, (_line, n) => `<li>Dres ${n * 7919} od ${n} €</li>`)
const body = Buffer.from(text.join(''))

test('the first who asks is answered in haste, all others with the same few bytes', async () => {
  const page = storedPage({
    status: 200,
    location: null,
    retryAfterSeconds: null,
    isWhole: true,
    body,
    tags: [],
    shelf: 'plain',
    madeAt: 0,
    expiresAt: null,
    restsUntil: null,
  })
  const first = await page.bodyIn('br')
  const second = await page.bodyIn('br')
  expect(brotliDecompressSync(first).equals(body)).toBe(true)
  expect(brotliDecompressSync(second).equals(body)).toBe(true)
  expect(second.length).toBeLessThan(first.length)
  expect(await page.bodyIn('br')).toBe(second)
})
