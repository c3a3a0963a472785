import { expect, test } from 'vitest'
import { createTagCache, type Entry } from './tag-cache.ts'

type Text = Entry & { readonly text: string }

const text = (text: string, tags: readonly string[] = [], bytes = text.length): Text => ({
  ...{ text, tags, bytes },
})

test('a purge removes the entries with its tag in every partition, a clear all of them', () => {
  const cache = createTagCache()
  const one = cache.createPartition<Text>({ name: 'one', maxBytes: 10_000 })
  const other = cache.createPartition<Text>({ name: 'one', maxBytes: 10_000 })
  one.store('a', text('a', ['x', 'y']), cache.mark())
  one.store('b', text('b', ['y']), cache.mark())
  other.store('a', text('c', ['x']), cache.mark())
  const found = () => [one.find('a'), one.find('b'), other.find('a')].map((entry) => entry?.text)

  cache.purge(['x', 'unknown'])
  expect(found()).toEqual([undefined, 'b', undefined])
  cache.clear()
  expect(found()).toEqual([undefined, undefined, undefined])
})

test('an entry no longer goes with the tags of the one that it replaced', () => {
  const cache = createTagCache()
  const partition = cache.createPartition<Text>({ name: 'one', maxBytes: 10_000 })
  partition.store('a', text('old', ['x']), cache.mark())
  partition.store('a', text('new', ['y']), cache.mark())
  cache.purge(['x'])
  expect(partition.find('a')?.text).toBe('new')
  cache.purge(['y'])
  expect(partition.find('a')).toBeNull()
})

test('a value whose reading began before a purge of one of its tags is not stored', () => {
  const cache = createTagCache()
  const partition = cache.createPartition<Text>({ name: 'one', maxBytes: 10_000 })
  const since = cache.mark()
  cache.purge(['x'])
  expect(partition.store('a', text('a', ['w', 'x']), since)).toBe(false)
  expect(partition.store('b', text('b', ['w']), since)).toBe(true)
  expect(partition.store('a', text('a', ['x']), cache.mark())).toBe(true)
  const later = cache.mark()
  cache.clear()
  expect(partition.store('c', text('c'), later)).toBe(false)
})

test('nor is one whose reading began before more purges than are remembered', () => {
  const cache = createTagCache()
  const partition = cache.createPartition<Text>({ name: 'one', maxBytes: 10_000 })
  const since = cache.mark()
  cache.purge(['x'])
  for (let id = 0; id < 10_000; id += 1) cache.purge([`product:${id}`])
  const recent = cache.mark()
  expect(partition.store('a', text('a', ['x']), since)).toBe(false)
  expect(partition.store('b', text('b', ['unknown']), since)).toBe(false)
  expect(partition.store('a', text('a', ['x', 'product:1']), recent)).toBe(true)
})

test('the least recently used entries leave a full partition, and no other one', () => {
  const cache = createTagCache()
  const partition = cache.createPartition<Text>({ name: 'one', maxBytes: 5_000 })
  const other = cache.createPartition<Text>({ name: 'one', maxBytes: 5_000 })
  other.store('a', text('a', [], 1_000), cache.mark())
  for (const key of ['a', 'b', 'c']) partition.store(key, text(key, [], 1_000), cache.mark())
  partition.find('a')
  partition.store('d', text('d', [], 1_000), cache.mark())
  expect(['a', 'b', 'c', 'd'].filter((key) => partition.find(key))).toEqual(['a', 'c', 'd'])
  expect(other.find('a')).not.toBeNull()
})

test('an entry that is too large is not stored and evicts nothing', () => {
  const cache = createTagCache()
  const partition = cache.createPartition<Text>({
    name: 'one',
    maxBytes: 20_000,
    maxEntryBytes: 2_000,
  })
  partition.store('a', text('a'), cache.mark())
  partition.store('b', text('b', [], 2_000), cache.mark())
  expect([partition.find('a'), partition.find('b')].map((entry) => entry?.text)).toEqual([
    'a',
    undefined,
  ])
  partition.store('c', text('c', ['x'], 2_000), cache.mark())
  partition.store('c', text('c', ['y']), cache.mark())
  cache.purge(['x'])
  expect(partition.find('c')).not.toBeNull()
  const nothing = cache.createPartition<Text>({ name: 'one', maxBytes: 0 })
  nothing.store('a', text('a'), cache.mark())
  expect(nothing.find('a')).toBeNull()
})

test('whatever happens in whatever order, no entry outlives a purge of its tags after its reading began', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const random = randomFrom(seed)
    const pick = (count: number) => Math.floor(random() * count)
    const tagsOf = () => Array.from({ length: pick(4) }, () => `t${pick(12)}`)
    const cache = createTagCache()
    const partitions = [8_000, 30_000].map((maxBytes) =>
      cache.createPartition<Text & { readonly readAt: number }>({ name: 'one', maxBytes }),
    )
    const purgedAt = new Map<string, number>()
    let clearedAt = -1
    let running: { key: string; readAt: number; since: number; tags: string[] }[] = []
    let stored = 0
    let found = 0
    for (let step = 0; step < 1_500; step += 1) {
      const partition = partitions[pick(2)]
      const key = `k${pick(12)}`
      const action = pick(100)
      if (action < 35) running.push({ key, readAt: step, since: cache.mark(), tags: tagsOf() })
      else if (action < 60) {
        const read = running[pick(running.length)]
        running = running.filter((one) => one !== read)
        if (!read) continue
        const { tags, readAt, since } = read
        const isOutdated =
          clearedAt > readAt || tags.some((tag) => (purgedAt.get(tag) ?? -1) > readAt)
        const entry = { text: read.key, tags, bytes: pick(1_500), readAt }
        expect(partition?.store(read.key, entry, since)).toBe(!isOutdated)
        stored += 1
      } else if (action < 90) {
        const entry = partition?.find(key)
        if (!entry) continue
        found += 1
        expect(entry.text).toBe(key)
        const changes = entry.tags.map((tag) => purgedAt.get(tag) ?? -1)
        expect(Math.max(clearedAt, ...changes)).toBeLessThan(entry.readAt)
      } else if (action < 97) {
        const tags = tagsOf()
        for (const tag of tags) purgedAt.set(tag, step)
        cache.purge(tags)
      } else if (action < 99) partition?.delete(key)
      else {
        clearedAt = step
        cache.clear()
      }
    }
    expect(Math.min(stored, found)).toBeGreaterThan(20)
  }
})

/** Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
