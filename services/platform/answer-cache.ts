import type { FeedFollower } from './feed-follower.ts'

/** How long an answer is valid; filled in by the functions that read what the answer is made of. */
export class Validity {
  readonly tags = new Set<string>()
  changesAt: string | null = null

  /** A change under one of these tags may change the answer. */
  dependOn(...tags: readonly string[]): void {
    for (const tag of tags) this.tags.add(tag)
  }

  /** Time alone changes the answer at this moment; the earliest counts. */
  endAt(moment: string | null): void {
    if (moment !== null && (this.changesAt === null || moment < this.changesAt)) {
      this.changesAt = moment
    }
  }
}

export type Answer = { readonly json: Buffer; readonly validity: Validity }

/**
 * Answers that are the same for every caller, as JSON. Callers await `upToDate()` of the follower
 * first, once for each request.
 */
export type CachePartition = {
  /** The answer of each thing: cached, or read in one go with the others that are missing. */
  readAll<Thing>(
    things: readonly Thing[],
    how: {
      /** All that the answer depends on besides what is stored. */
      readonly keyOf: (thing: Thing) => string
      readonly now: string
      readonly read: (missing: readonly Thing[]) => Promise<ReadonlyMap<Thing, Answer>>
    },
  ): Promise<ReadonlyMap<Thing, Buffer>>
  read(key: string, now: string, read: (validity: Validity) => Promise<Buffer>): Promise<Buffer>
}

export type AnswerCache = {
  /** Its entries never push out those of another partition. */
  partition(shareOfBytes: number): CachePartition
}

type Entry = Answer & {
  readonly key: string
  /** The moment for which it was read. */
  readonly since: string
  readonly owner: Partition
  readonly bytes: number
}

/** Tags that changed while a read was under way, of which it may show either state. */
type RunningRead = { readonly changed: Set<string>; isLost: boolean }

const MAX_KEY_LENGTH = 4_000
/** Approximate costs of an entry and of each of its tags. */
const ENTRY_BYTES = 300
const TAG_BYTES = 100

export function createAnswerCache(follower: FeedFollower, maxBytes: number): AnswerCache {
  const partitions: Partition[] = []
  const byTag: EntriesByTag = new Map()
  const runningReads = new Set<RunningRead>()

  follower.subscribe({
    onTags: (tags) => {
      for (const tag of tags) {
        for (const entry of byTag.get(tag) ?? []) entry.owner.delete(entry)
        for (const { changed } of runningReads) changed.add(tag)
      }
    },
    onGap: () => {
      for (const partition of partitions) partition.clear()
      byTag.clear()
      for (const read of runningReads) read.isLost = true
    },
  })

  return {
    partition: (shareOfBytes) => {
      const partition = new Partition(maxBytes * shareOfBytes, byTag, runningReads)
      partitions.push(partition)
      return partition
    },
  }
}

type EntriesByTag = Map<string, Set<Entry>>

class Partition implements CachePartition {
  /** The least recently used first. */
  readonly #entries = new Map<string, Entry>()
  readonly #maxBytes: number
  readonly #byTag: EntriesByTag
  readonly #runningReads: Set<RunningRead>
  #bytes = 0

  constructor(maxBytes: number, byTag: EntriesByTag, runningReads: Set<RunningRead>) {
    this.#maxBytes = maxBytes
    this.#byTag = byTag
    this.#runningReads = runningReads
  }

  readAll: CachePartition['readAll'] = async (things, { keyOf, now, read }) => {
    const found = new Map<(typeof things)[number], Buffer>()
    const missing = things.filter((thing) => {
      const json = this.#find(keyOf(thing), now)
      if (json) found.set(thing, json)
      return !json
    })
    if (missing.length === 0) return found

    const running: RunningRead = { changed: new Set(), isLost: false }
    this.#runningReads.add(running)
    try {
      for (const [thing, answer] of await read(missing)) {
        found.set(thing, answer.json)
        if (!isOutdated(answer, running)) this.#put(keyOf(thing), now, answer)
      }
    } finally {
      this.#runningReads.delete(running)
    }
    return found
  }

  read: CachePartition['read'] = async (key, now, read) => {
    const answers = await this.readAll([key], {
      keyOf: String,
      now,
      read: async () => {
        const validity = new Validity()
        return new Map([[key, { json: await read(validity), validity }]])
      },
    })
    const [json] = answers.values()
    if (!json) throw new Error(`Nothing was read for ${key}`)
    return json
  }

  delete(entry: Entry): void {
    if (!this.#entries.delete(entry.key)) return
    this.#bytes -= entry.bytes
    for (const tag of entry.validity.tags) {
      const entries = this.#byTag.get(tag)
      entries?.delete(entry)
      if (entries?.size === 0) this.#byTag.delete(tag)
    }
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }

  #find(key: string, now: string): Buffer | null {
    const entry = this.#entries.get(key)
    if (!entry) return null
    const { changesAt } = entry.validity
    if (now < entry.since || (changesAt !== null && now >= changesAt)) return null
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.json
  }

  #put(key: string, since: string, { json, validity }: Answer): void {
    // Texts in memory take two bytes a character.
    const bytes = json.length + 2 * key.length + ENTRY_BYTES + TAG_BYTES * validity.tags.size
    if (key.length > MAX_KEY_LENGTH || bytes > this.#maxBytes) return
    const standing = this.#entries.get(key)
    if (standing) this.delete(standing)
    const entry: Entry = { key, since, json, validity, owner: this, bytes }
    this.#entries.set(key, entry)
    this.#bytes += bytes
    for (const tag of validity.tags) {
      const entries = this.#byTag.get(tag)
      if (entries) entries.add(entry)
      else this.#byTag.set(tag, new Set([entry]))
    }
    for (const oldest of this.#entries.values()) {
      if (this.#bytes <= this.#maxBytes) return
      this.delete(oldest)
    }
  }
}

function isOutdated({ validity }: Answer, { changed, isLost }: RunningRead): boolean {
  return isLost || [...changed].some((tag) => validity.tags.has(tag))
}
