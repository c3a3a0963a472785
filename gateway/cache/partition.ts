export type CacheEntry<Value> = {
  readonly value: Value
  readonly tags: readonly string[]
  readonly bytes: number
  /** When the oldest value in it was read, in milliseconds. */
  readonly madeAt: number
  readonly expiresAt: number | null
  /** Set after a failed replacement: the value is served until then. */
  readonly retryAt: number | null
}

export type Partition<Value> = {
  find(key: string): CacheEntry<Value> | null
  store(key: string, entry: CacheEntry<Value>): void
  drop(key: string): void
  purge(tag: string): void
  clear(): void
}

/** Overhead per entry and per tag. */
const ENTRY_BYTES = 1_000
const TAG_BYTES = 100
/** Largest share of one entry, so that it never evicts all others. */
const LARGEST_SHARE = 0.1

/** An LRU cache by key and tag, bounded by bytes. */
export function createPartition<Value>(maxBytes: number): Partition<Value> {
  // A Map keeps insertion order, so its first key is the least recently used.
  const entries = new Map<string, CacheEntry<Value>>()
  const keysByTag = new Map<string, Set<string>>()
  let bytes = 0

  function drop(key: string): void {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= weightOf(entry)
    for (const tag of entry.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  return {
    find: (key) => {
      const entry = entries.get(key)
      if (!entry) return null
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    store: (key, entry) => {
      drop(key)
      const weight = weightOf(entry)
      if (weight > maxBytes * LARGEST_SHARE) return
      entries.set(key, entry)
      bytes += weight
      for (const tag of entry.tags) {
        const keys = keysByTag.get(tag)
        if (keys) keys.add(key)
        else keysByTag.set(tag, new Set([key]))
      }
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
    drop,
    purge: (tag) => {
      for (const key of [...(keysByTag.get(tag) ?? [])]) drop(key)
    },
    clear: () => {
      entries.clear()
      keysByTag.clear()
      bytes = 0
    },
  }
}

function weightOf({ bytes, tags }: CacheEntry<unknown>): number {
  return bytes + ENTRY_BYTES + tags.length * TAG_BYTES
}
