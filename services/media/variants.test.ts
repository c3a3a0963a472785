import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Variant } from './draw.ts'
import { createVariants } from './variants.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'savez-variants-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const variant: Variant = {
  original: '/nowhere.png',
  id: 17,
  hash: 'ab12cd34ef',
  width: 320,
  height: null,
  format: 'webp',
}

test('twenty first requests at once draw one variant, and later ones none', async () => {
  const drawn: Variant[] = []
  const finish = Promise.withResolvers<void>()
  const variants = createVariants(folder, async (asked) => {
    drawn.push(asked)
    await finish.promise
    return new Uint8Array([1, 2, 3])
  })

  const first = Array.from({ length: 20 }, () => variants.fileOf(variant))
  finish.resolve()
  const files = await Promise.all(first)
  await variants.fileOf(variant)

  expect(new Set(files).size).toBe(1)
  expect(drawn).toHaveLength(1)
  expect(await readdir(join(folder, 'ab'))).toEqual(['17-ab12cd34-320xany.webp'])
})

test('only two are drawn at a time, whatever is asked for', async () => {
  let running = 0
  let most = 0
  const variants = createVariants(folder, async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    return new Uint8Array([1])
  })

  await Promise.all(
    Array.from({ length: 30 }, (_, id) => variants.fileOf({ ...variant, id: id + 1 })),
  )

  expect(most).toBe(2)
})

test('a drawing that fails leaves nothing behind and is tried again', async () => {
  let attempts = 0
  const variants = createVariants(folder, async () => {
    attempts += 1
    if (attempts === 1) throw new Error('broken')
    return new Uint8Array([1])
  })

  await expect(variants.fileOf(variant)).rejects.toThrow('broken')
  expect(await readdir(folder)).toEqual([])
  expect(await variants.fileOf(variant)).toContain('17-ab12cd34-320xany.webp')
})
