import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAvifs } from './avifs.ts'
import type { Variant } from './draw.ts'

let folder = ''
let webp = ''
const warned: unknown[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'savez-avifs-'))
  webp = join(folder, 'picture.webp')
  await writeFile(webp, new Uint8Array(100))
  warned.length = 0
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

function avifsWith(draw: (variant: Variant, stopped: AbortSignal) => Promise<Uint8Array>) {
  const log = { warn: (fault: unknown) => warned.push(fault) }
  return createAvifs({ folder, log, draw })
}

const smaller = async () => new Uint8Array(40)

test('is found once it is made, which is done once however often it is ordered', async () => {
  const drawn: Variant[] = []
  const avifs = avifsWith(async (requested) => {
    drawn.push(requested)
    return smaller()
  })

  expect(await avifs.find(variant)).toBeNull()
  expect([avifs.order(variant, webp), avifs.order(variant, webp)]).toEqual([true, true])
  await avifs.settled()

  expect(await avifs.find(variant)).toBe(join(folder, 'ab', '17-ab12cd34-320xany.avif'))
  expect(drawn.map(({ format }) => format)).toEqual(['avif'])
})

test('one is drawn at a time', async () => {
  let running = 0
  let most = 0
  let made = 0
  const avifs = avifsWith(async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    made += 1
    return smaller()
  })

  for (let id = 1; id <= 5; id += 1) avifs.order({ ...variant, id }, webp)
  await avifs.settled()

  expect([made, most]).toEqual([5, 1])
})

test.each([
  ['comes out larger', async () => new Uint8Array(100), 0],
  ['fails', () => Promise.reject(new Error('broken')), 1],
])('one that %s is not kept and not tried again', async (_what, draw, faults) => {
  const avifs = avifsWith(draw)

  expect(avifs.order(variant, webp)).toBe(true)
  await avifs.settled()

  expect(await avifs.find(variant)).toBeNull()
  expect(avifs.order(variant, webp)).toBe(false)
  expect(warned).toHaveLength(faults)
})

test('stopping breaks off the one at hand and leaves the others', async () => {
  const begun: Variant[] = []
  const first = Promise.withResolvers<void>()
  const avifs = avifsWith(async (requested, stopped) => {
    begun.push(requested)
    first.resolve()
    await once(stopped, 'abort')
    throw stopped.reason
  })
  for (let id = 1; id <= 3; id += 1) avifs.order({ ...variant, id }, webp)
  await first.promise

  await avifs.stop()
  avifs.order({ ...variant, id: 4 }, webp)
  await avifs.settled()

  expect(begun.map(({ id }) => id)).toEqual([1])
  expect(await readdir(folder)).toEqual(['picture.webp'])
  expect(warned).toEqual([])
})
