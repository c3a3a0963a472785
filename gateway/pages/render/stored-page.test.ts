import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { storedPage } from './stored-page.ts'

const text = Array.from({ length: 2_000 }, (_line, n) => `<li>Dres ${n * 7919} od ${n} €</li>`)
const body = Buffer.from(text.join(''))

function pageOf(bytes: Buffer, isPacked = false) {
  return storedPage({
    status: 200,
    location: null,
    retryAfterSeconds: null,
    isWhole: true,
    body: bytes,
    isPacked,
  })
}

test('the first request gets fast compression, all others the same small bytes', async () => {
  const page = pageOf(body)
  const first = await page.bodyIn('br')
  const second = await page.bodyIn('br')
  expect(brotliDecompressSync(first).equals(body)).toBe(true)
  expect(brotliDecompressSync(second).equals(body)).toBe(true)
  expect(second.length).toBeLessThan(first.length)
  expect(await page.bodyIn('br')).toBe(second)
})

test('the fast compression is zstd where accepted, and runs once', async () => {
  const page = pageOf(body)
  const accepted = new Set(['zstd', 'br', 'gzip', 'identity'] as const)
  // Reading the encoding does not start the compression.
  expect(page.encodingFor(accepted)).toBe('zstd')
  expect(page.encodingFor(accepted)).toBe('zstd')
  expect(page.encodingFor(new Set(['br', 'gzip']))).toBe('br')
  expect(zstdDecompressSync(await page.bodyIn('zstd')).equals(body)).toBe(true)

  expect(page.encodingFor(accepted)).toBe('br')
  const kept = await page.bodyIn('br')
  expect(await page.bodyIn('br')).toBe(kept)
})

test('what is too large to be done at once never holds up everybody else', () => {
  const large = pageOf(Buffer.alloc(500_001, 'a'))
  expect(large.encodingFor(new Set(['zstd', 'br', 'gzip']))).toBe('br')
  expect(large.encodingFor(new Set(['zstd']))).toBe('identity')
})

test('a packed page takes a third of the memory and reads the same in every encoding', async () => {
  for (const isRead of [false, true]) {
    const page = pageOf(body, true)
    if (isRead) await Promise.all([page.bodyIn('br'), page.bodyIn('br')])
    expect(page.bytes).toBeLessThan(pageOf(body).bytes / 3)
    expect((await page.bodyIn('identity')).equals(body)).toBe(true)
    expect(zstdDecompressSync(await page.bodyIn('zstd')).equals(body)).toBe(true)
    expect(gunzipSync(await page.bodyIn('gzip')).equals(body)).toBe(true)
    expect(brotliDecompressSync(await page.bodyIn('br')).equals(body)).toBe(true)
    const copies = [await page.bodyIn('br'), await page.bodyIn('gzip')]
    const bytes = copies.reduce((sum, { buffer }) => sum + buffer.byteLength, 0)
    expect(bytes).toBeLessThanOrEqual(page.bytes)
  }
})

test('a page too large to pack at once is counted as it is', () => {
  const large = Buffer.alloc(500_001, 'a')
  expect(pageOf(large, true).bytes).toBe(pageOf(large).bytes)
})
