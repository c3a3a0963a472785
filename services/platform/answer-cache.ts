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

export type Answer = { readonly json: Buffer; readonly validity: Validity }

type Entry = Answer & {
  readonly key: string
  /** The time for which it was read. */
  readonly since: string
  readonly partition: CachePartition
  readonly bytes: number
}

/** Tags that changed while a read was under way, of which it may show either state. */
type RunningRead = { readonly changed: Set<string>; isLost: boolean }

type Shared = {
  readonly byTag: Map<string, Set<Entry>>
  readonly runningReads: Set<RunningRead>
}

export type AnswerCache = {
  /** Its entries never evict those of another partition. */
  partition(shareOfBytes: number): CachePartition
}

const MAX_KEY_LENGTH = 4_000
/** Approximate costs of an entry and of each of its tags. */
const ENTRY_BYTES = 300
const TAG_BYTES = 100

export function createAnswerCache(follower: FeedFollower, maxBytes: number): AnswerCache {
  const partitions: CachePartition[] = []
  const shared: Shared = { byTag: new Map(), runningReads: new Set() }
  follower.subscribe({
    onTags: (tags) => {
      for (const tag of tags) {
        for (const entry of shared.byTag.get(tag) ?? []) entry.partition.delete(entry)
        for (const { changed } of shared.runningReads) changed.add(tag)
      }
    },
    onGap: () => {
      for (const partition of partitions) partition.clear()
      for (const read of shared.runningReads) read.isLost = true
    },
  })
  return {
    partition: (shareOfBytes) => {
      const partition = new CachePartition(maxBytes * shareOfBytes, shared)
      partitions.push(partition)
      return partition
    },
  }
}

/**
 * Answers that are the same for every caller, as JSON. Callers await `upToDate()` of the follower
 * first, once for each request.
 */
export class CachePartition {
  /** The least recently used first. */
  readonly #entries = new Map<string, Entry>()
  readonly #maxBytes: number
  readonly #shared: Shared
  #bytes = 0

  constructor(maxBytes: number, shared: Shared) {
    this.#maxBytes = maxBytes
    this.#shared = shared
  }

  async read(
    key: string,
    now: string,
    read: (validity: Validity) => Promise<Buffer>,
  ): Promise<Buffer> {
    const [json] = await this.readAll([key], String, now, async () => {
      const validity = new Validity()
      return new Map([[key, { json: await read(validity), validity }]])
    })
    if (!json) throw new Error(`No answer was read for ${key}`)
    return json
  }

  /**
   * Returns the answers of all things; cache misses are read together. A key contains everything
   * that the answer depends on besides `now` and stored data.
   */
  async readAll<Thing>(
    things: readonly Thing[],
    keyOf: (thing: Thing) => string,
    now: string,
    read: (missing: readonly Thing[]) => Promise<ReadonlyMap<Thing, Answer>>,
  ): Promise<readonly Buffer[]> {
    const cached = things.map((thing) => this.#find(keyOf(thing), now))
    const missing = things.filter((_, at) => !cached[at])
    const answers = missing.length > 0 ? await this.#track(now, keyOf, () => read(missing)) : null
    return things.flatMap((thing, at) => cached[at] ?? answers?.get(thing)?.json ?? [])
  }

  delete(entry: Entry): void {
    if (!this.#entries.delete(entry.key)) return
    this.#bytes -= entry.bytes
    for (const tag of entry.validity.tags) {
      const entries = this.#shared.byTag.get(tag)
      entries?.delete(entry)
      if (entries?.size === 0) this.#shared.byTag.delete(tag)
    }
  }

  clear(): void {
    for (const entry of this.#entries.values()) this.delete(entry)
  }

  #find(key: string, now: string): Buffer | null {
    const entry = this.#entries.get(key)
    if (!entry || now < entry.since || isOver(entry, now)) return null
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.json
  }

  /** Stores the answers that were read, unless they changed in the meantime. */
  async #track<Thing>(
    now: string,
    keyOf: (thing: Thing) => string,
    read: () => Promise<ReadonlyMap<Thing, Answer>>,
  ): Promise<ReadonlyMap<Thing, Answer>> {
    const { runningReads } = this.#shared
    const running: RunningRead = { changed: new Set(), isLost: false }
    runningReads.add(running)
    try {
      const answers = await read()
      for (const [thing, answer] of answers) {
        const hasChanged = [...running.changed].some((tag) => answer.validity.tags.has(tag))
        if (!running.isLost && !hasChanged) this.#put(keyOf(thing), now, answer)
      }
      return answers
    } finally {
      runningReads.delete(running)
    }
  }

  #put(key: string, since: string, answer: Answer): void {
    const { json, validity } = answer
    // Texts in memory take two bytes a character.
    const bytes = json.length + 2 * key.length + ENTRY_BYTES + TAG_BYTES * validity.tags.size
    if (key.length > MAX_KEY_LENGTH || bytes > this.#maxBytes || isOver(answer, since)) return
    const standing = this.#entries.get(key)
    if (standing) this.delete(standing)
    const entry: Entry = { key, since, json, validity, partition: this, bytes }
    this.#entries.set(key, entry)
    this.#bytes += bytes
    for (const tag of validity.tags) {
      const entries = this.#shared.byTag.get(tag) ?? new Set()
      this.#shared.byTag.set(tag, entries.add(entry))
    }
    for (const oldest of this.#entries.values()) {
      if (this.#bytes <= this.#maxBytes) return
      this.delete(oldest)
    }
  }
}

function isOver({ validity: { changesAt } }: Answer, now: string): boolean {
  return changesAt !== null && now >= changesAt
}
