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

type Entry<Value> = Answer<Value> & {
  readonly key: string
  /** The time for which it was read. */
  readonly since: string
  readonly bytes: number
  remove(): void
}

/** Tags that changed while a read was under way, of which it may show either state. */
type RunningRead = { readonly changed: Set<string>; isLost: boolean }

type Shared = {
  readonly byTag: Map<string, Set<{ remove(): void }>>
  readonly runningReads: Set<RunningRead>
}

export type AnswerCache = {
  /** Answers as JSON. Its entries never evict those of another partition. */
  partition(shareOfBytes: number): CachePartition
  partitionOf<Value>(shareOfBytes: number, bytesOf: (value: Value) => number): CachePartition<Value>
}

const MAX_KEY_LENGTH = 4_000
/** Approximate costs of an entry and of each of its tags. */
const ENTRY_BYTES = 300
const TAG_BYTES = 100

export function createAnswerCache(follower: FeedFollower, maxBytes: number): AnswerCache {
  const partitions: { clear(): void }[] = []
  const shared: Shared = { byTag: new Map(), runningReads: new Set() }
  follower.subscribe({
    onTags: (tags) => {
      for (const tag of tags) {
        for (const entry of shared.byTag.get(tag) ?? []) entry.remove()
        for (const { changed } of shared.runningReads) changed.add(tag)
      }
    },
    onGap: () => {
      for (const partition of partitions) partition.clear()
      for (const read of shared.runningReads) read.isLost = true
    },
  })
  function partitionOf<Value>(
    shareOfBytes: number,
    bytesOf: (value: Value) => number,
  ): CachePartition<Value> {
    const partition = new CachePartition(maxBytes * shareOfBytes, shared, bytesOf)
    partitions.push(partition)
    return partition
  }
  return {
    partition: (shareOfBytes) => partitionOf<Buffer>(shareOfBytes, ({ length }) => length),
    partitionOf,
  }
}

/**
 * Answers that are the same for every caller. Callers await `upToDate()` of the follower first, once
 * for each request.
 */
export class CachePartition<Value = Buffer> {
  /** The least recently used first. */
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #maxBytes: number
  readonly #shared: Shared
  readonly #bytesOf: (value: Value) => number
  #bytes = 0

  constructor(maxBytes: number, shared: Shared, bytesOf: (value: Value) => number) {
    this.#maxBytes = maxBytes
    this.#shared = shared
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
    const answers = missing.length > 0 ? await this.#track(now, keyOf, () => read(missing)) : null
    return items.flatMap((item, at) => {
      const answer = cached[at] ?? answers?.get(item)
      return answer ? [answer.value] : []
    })
  }

  clear(): void {
    for (const entry of this.#entries.values()) entry.remove()
  }

  #remove(entry: Entry<Value>): void {
    if (!this.#entries.delete(entry.key)) return
    this.#bytes -= entry.bytes
    for (const tag of entry.validity.tags) {
      const entries = this.#shared.byTag.get(tag)
      entries?.delete(entry)
      if (entries?.size === 0) this.#shared.byTag.delete(tag)
    }
  }

  #find(key: string, now: string): Entry<Value> | null {
    const entry = this.#entries.get(key)
    if (!entry || now < entry.since || isOver(entry, now)) return null
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  /** Stores the answers that were read, unless they changed in the meantime. */
  async #track<Item>(
    now: string,
    keyOf: (item: Item) => string,
    read: () => Promise<ReadonlyMap<Item, Answer<Value>>>,
  ): Promise<ReadonlyMap<Item, Answer<Value>>> {
    const { runningReads } = this.#shared
    const running: RunningRead = { changed: new Set(), isLost: false }
    runningReads.add(running)
    try {
      const answers = await read()
      for (const [item, answer] of answers) {
        const hasChanged = [...running.changed].some((tag) => answer.validity.tags.has(tag))
        if (!running.isLost && !hasChanged) this.#put(keyOf(item), now, answer)
      }
      return answers
    } finally {
      runningReads.delete(running)
    }
  }

  #put(key: string, since: string, answer: Answer<Value>): void {
    const { value, validity } = answer
    // Texts in memory take two bytes a character.
    const own = 2 * key.length + ENTRY_BYTES + TAG_BYTES * validity.tags.size
    const bytes = this.#bytesOf(value) + own
    if (key.length > MAX_KEY_LENGTH || bytes > this.#maxBytes || isOver(answer, since)) return
    this.#entries.get(key)?.remove()
    const remove = () => this.#remove(entry)
    const entry: Entry<Value> = { key, since, value, validity, bytes, remove }
    this.#entries.set(key, entry)
    this.#bytes += bytes
    for (const tag of validity.tags) {
      const entries = this.#shared.byTag.get(tag) ?? new Set()
      this.#shared.byTag.set(tag, entries.add(entry))
    }
    for (const oldest of this.#entries.values()) {
      if (this.#bytes <= this.#maxBytes) return
      oldest.remove()
    }
  }
}

function isOver({ validity: { changesAt } }: Answer<unknown>, now: string): boolean {
  return changesAt !== null && now >= changesAt
}
