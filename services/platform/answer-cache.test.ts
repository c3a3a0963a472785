import { expect, test } from 'vitest'
import { createAnswerCache } from './answer-cache.ts'
import type { ChangeSubscriber } from './feed-follower.ts'

const NOON = '2026-03-01T12:00:00.000Z'
const ONE = '2026-03-01T13:00:00.000Z'

function openCache(maxBytes = 100_000) {
  const subscribers: ChangeSubscriber[] = []
  const follower = {
    upToDate: async () => {},
    subscribe: (subscriber: ChangeSubscriber) => subscribers.push(subscriber),
  }
  const cache = createAnswerCache(follower, maxBytes)
  const reads: string[] = []
  return {
    cache,
    reads,
    change: (...tags: string[]) => subscribers[0]?.onTags(tags),
    gap: () => subscribers[0]?.onGap(),
    /** The answer depends on the tag of its own key. */
    ask: (key: string, partition = cache.partition('one', 1), now = NOON) =>
      partition.read(key, now, async (validity) => {
        reads.push(key)
        validity.dependOn(key)
        return Buffer.from(key.repeat(100))
      }),
  }
}

test('a change purges the answers that depend on its tag, a gap all of them', async () => {
  const { cache, reads, change, gap, ask } = openCache()
  const partition = cache.partition('one', 0.5)
  const askBoth = async () => {
    await ask('a', partition)
    await ask('b', partition)
  }
  await askBoth()
  change('a', 'of-another-module')
  await askBoth()
  expect(reads).toEqual(['a', 'b', 'a'])
  gap()
  await askBoth()
  expect(reads).toEqual(['a', 'b', 'a', 'a', 'b'])
})

test('an answer is read again from the moment at which it changes, and before that of its read', async () => {
  const partition = openCache().cache.partition('one', 1)
  let reads = 0
  const ask = (now: string) =>
    partition.read('key', now, async (validity) => {
      validity.endAt(now < ONE ? ONE : null)
      validity.endAt(now < ONE ? '2026-03-01T14:00:00.000Z' : null)
      reads += 1
      return Buffer.from(now)
    })
  await ask(NOON)
  await ask('2026-03-01T12:59:59.999Z')
  expect(reads).toBe(1)
  expect((await ask(ONE)).toString()).toBe(ONE)
  await ask(NOON)
  expect(reads).toBe(3)
})

test('made-up keys never push an answer out of another partition', async () => {
  const { cache, reads, ask } = openCache(4_000)
  const [small, other] = [cache.partition('one', 0.5), cache.partition('one', 0.5)]
  await ask('other', other)
  for (const key of ['a', 'b', 'c', 'd', 'e']) await ask(key, small)
  reads.length = 0
  for (const key of ['other', 'e']) await ask(key, key === 'e' ? small : other)
  expect(reads).toEqual([])
})

test('an answer that changes while it is read is returned, but not stored', async () => {
  const { cache, reads, change, ask } = openCache()
  const partition = cache.partition('one', 1)
  await partition.read('a', NOON, async (validity) => {
    validity.dependOn('a')
    change('a')
    return Buffer.from('old')
  })
  await ask('a', partition)
  expect(reads).toEqual(['a'])
})
