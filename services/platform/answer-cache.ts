import type { PurgeMark } from '#cache/purge-log.ts'
import {
  createTagCache,
  type Entry,
  type Partition,
  type PartitionFacts,
  type PartitionOptions,
  type TagCache,
} from '#cache/tag-cache.ts'
import type { FeedFollower } from './feed-follower.ts'

/** How long an answer is valid; filled in by the functions that read its data. */
export class Validity {
  readonly tags = new Set<string>()
  changesAt: string | null = null

  /** A change under one of these tags may change the answer. */
  dependOn(...tags: readonly string[]): void {
    for (const tag of tags) this.tags.add(tag)
  }

  /** The answer changes at this time without a write; the earliest time counts. */
  endAt(moment: string | null): void {
    if (moment === null || (this.changesAt !== null && this.changesAt <= moment)) return
    this.changesAt = moment
  }
}

export type Answer<Value = Buffer> = { readonly value: Value; readonly validity: Validity }

type CachedAnswer<Value> = Entry & {
  readonly value: Value
  /** The time for which it was read. */
  readonly since: string
  readonly changesAt: string | null
}

export type AnswerCache = {
  /** Answers as JSON. Its entries never evict those of another partition. */
  partition(name: string, shareOfBytes: number): CachePartition
  partitionOf<Value>(
    name: string,
    shareOfBytes: number,
    bytesOf: (value: Value) => number,
  ): CachePartition<Value>
  facts(): readonly PartitionFacts[]
}

const MAX_KEY_LENGTH = 4_000

export function createAnswerCache(follower: FeedFollower, maxBytes: number): AnswerCache {
  const cache = createTagCache()
  follower.subscribe({ onTags: cache.purge, onGap: cache.clear })
  const partitionOf = <Value>(name: string, share: number, bytesOf: (value: Value) => number) =>
    new CachePartition(cache, { name, maxBytes: maxBytes * share }, bytesOf)
  return {
    partition: (name, share) => partitionOf<Buffer>(name, share, ({ length }) => length),
    partitionOf,
    facts: cache.facts,
  }
}

/**
 * Answers that are the same for every caller. Callers await `upToDate()` of the follower first, once
 * for each request.
 */
export class CachePartition<Value = Buffer> {
  readonly #cache: TagCache
  readonly #answers: Partition<CachedAnswer<Value>>
  readonly #bytesOf: (value: Value) => number

  constructor(cache: TagCache, options: PartitionOptions, bytesOf: (value: Value) => number) {
    this.#cache = cache
    this.#answers = cache.createPartition(options)
    this.#bytesOf = bytesOf
  }

  async read(
    key: string,
    now: string,
    read: (validity: Validity) => Promise<Value>,
  ): Promise<Value> {
    const answers = await this.readAll([key], String, now, async () => {
      const validity = new Validity()
      return new Map([[key, { value: await read(validity), validity }]])
    })
    for (const value of answers) return value
    throw new Error(`No answer was read for ${key}`)
  }

  /**
   * Returns the answers of all things; cache misses are read together. A key contains everything
   * that the answer depends on besides `now` and stored data.
   */
  async readAll<Item>(
    items: readonly Item[],
    keyOf: (item: Item) => string,
    now: string,
    read: (missing: readonly Item[]) => Promise<ReadonlyMap<Item, Answer<Value>>>,
  ): Promise<readonly Value[]> {
    const cached = items.map((item) => this.#find(keyOf(item), now))
    const missing = items.filter((_, at) => !cached[at])
    const began = this.#cache.mark()
    const answers = missing.length > 0 ? await read(missing) : null
    for (const [item, answer] of answers ?? []) this.#store(keyOf(item), now, answer, began)
    return items.flatMap((item, at) => {
      const answer = cached[at] ?? answers?.get(item)
      return answer ? [answer.value] : []
    })
  }

  #find(key: string, now: string): CachedAnswer<Value> | null {
    const answer = this.#answers.find(key)
    return !answer || now < answer.since || isOver(answer, now) ? null : answer
  }

  /** Unless one of its tags was purged while it was read. */
  #store(key: string, since: string, { value, validity }: Answer<Value>, began: PurgeMark): void {
    const { changesAt } = validity
    if (key.length > MAX_KEY_LENGTH || isOver(validity, since)) return
    const entry = { value, tags: [...validity.tags], bytes: this.#bytesOf(value), since, changesAt }
    this.#answers.store(key, entry, began)
  }
}

function isOver({ changesAt }: { readonly changesAt: string | null }, now: string): boolean {
  return changesAt !== null && now >= changesAt
}
