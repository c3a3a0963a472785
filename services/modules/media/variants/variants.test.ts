import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Variant } from './draw.ts'
import { createVariants } from './variants.ts'

type Draw = (variant: Variant) => Promise<Uint8Array>

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'savez-variants-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const variant: Variant = {
  source: async () => '/nowhere.png',
  id: 17,
  hash: 'ab12cd34ef',
  width: 320,
  height: null,
  format: 'webp',
}

const staying = new AbortController().signal

function variantsOf(draw: Draw, options: Partial<Parameters<typeof createVariants>[0]> = {}) {
  return createVariants({ folder, log: { warn: vi.fn() }, draw, atOnce: 2, ...options })
}

/** Draws nothing until it is released. */
function held() {
  const released = Promise.withResolvers<void>()
  const drawn: number[] = []
  const draw: Draw = async ({ id }) => {
    drawn.push(id)
    await released.promise
    return new Uint8Array([1, 2, 3])
  }
  return { draw, drawn, release: released.resolve }
}

const numbered = (id: number): Variant => ({ ...variant, id })

test('twenty first requests at once draw and store one variant', async () => {
  const { draw, drawn, release } = held()
  const variants = variantsOf(draw)

  const requests = Array.from({ length: 20 }, () => variants.draw(variant, staying))
  release()

  expect(new Set(await Promise.all(requests))).toEqual(new Set([null]))
  expect(drawn).toEqual([17])
  expect(await readdir(join(folder, 'ab'))).toEqual(['17-ab12cd34-320xany.webp'])
})

test('no more are drawn at once than allowed, however many are requested', async () => {
  let running = 0
  let most = 0
  const variants = variantsOf(async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    return new Uint8Array([1])
  })

  await Promise.all(Array.from({ length: 30 }, (_, id) => variants.draw(numbered(id + 1), staying)))

  expect(most).toBe(2)
})

test('a full queue refuses at once, with the time after which to come back', async () => {
  const { draw, release } = held()
  const variants = variantsOf(draw)
  const accepted = Array.from({ length: 102 }, (_, id) => variants.draw(numbered(id + 1), staying))

  await expect(variants.draw(numbered(200), staying)).rejects.toMatchObject({
    status: 503,
    retryAfterSeconds: 5,
  })

  release()
  await Promise.all(accepted)
})

test('a request waits a bounded time, and a drawing that has begun is stored all the same', async () => {
  const { draw, release } = held()
  const variants = variantsOf(draw, { waitMs: 20 })

  await expect(variants.draw(variant, staying)).rejects.toMatchObject({ status: 503 })

  release()
  await vi.waitFor(async () => expect(await readdir(join(folder, 'ab'))).toHaveLength(1), {
    timeout: 60_000,
  })
})

test('a drawing is dropped when the last of its visitors has left, and not before', async () => {
  const { draw, drawn, release } = held()
  const variants = variantsOf(draw)
  const [first, second] = [new AbortController(), new AbortController()]
  const running = [1, 2].map((id) => variants.draw(numbered(id), staying))
  const abandoned = variants.draw(numbered(3), first.signal)
  const left = variants.draw(numbered(4), second.signal)
  const stayed = variants.draw(numbered(4), staying)

  first.abort()
  second.abort()
  await expect(abandoned).rejects.toThrow('aborted')
  await expect(left).rejects.toThrow('aborted')
  release()
  await Promise.all([...running, stayed])

  expect(drawn).toEqual([1, 2, 4])
  expect(await variants.draw(numbered(3), staying)).toBeNull()
})

test('a drawing that fails leaves nothing behind and is tried again', async () => {
  let attempts = 0
  const variants = variantsOf(async () => {
    attempts += 1
    if (attempts === 1) throw new Error('broken')
    return new Uint8Array([1])
  })

  await expect(variants.draw(variant, staying)).rejects.toThrow('broken')
  expect(await readdir(folder)).toEqual([])
  expect(await variants.draw(variant, staying)).toBeNull()
})

test('a drawing that cannot be stored is answered as bytes, and the log has one line', async () => {
  // A folder cannot replace a file.
  await writeFile(join(folder, 'full'), '')
  const drawn = new Uint8Array([7])
  const log = { warn: vi.fn() }
  const variants = variantsOf(async () => drawn, { folder: join(folder, 'full'), log })

  expect(await variants.draw(variant, staying)).toBe(drawn)
  expect(await variants.draw(variant, staying)).toBe(drawn)
  expect(log.warn).toHaveBeenCalledTimes(1)
})
