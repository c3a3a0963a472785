import { createCoalescing } from '#cache/coalescing.ts'
import type { PurgeMark } from '#cache/purge-log.ts'
import type { Entry, Partition, TagCache } from '#cache/tag-cache.ts'
import { earlier } from './cache-scope.ts'
import type { Settling } from './settling.ts'

type CacheEntry<Value> = Entry & {
  readonly value: Value
  /** When the oldest value in it was read, in milliseconds. */
  readonly madeAt: number
  readonly expiresAt: number | null
  /** Set after a failed replacement: the value is served until then. */
  readonly retryAt: number | null
}

export type Made<Value, Name extends string> = Omit<CacheEntry<Value>, 'retryAt'> & {
  readonly partition: Name
  /** Whether it is cached, only shared with current waiters, or neither. */
  readonly sharing: 'stored' | 'waiters' | 'none'
}

export type Found<Value> = Pick<CacheEntry<Value>, 'value' | 'tags' | 'madeAt' | 'expiresAt'>

export type CacheSource<Value, Name extends string> = {
  /**
   * Returns the cached value, joins a running request for it, or makes it. Without a key nothing is
   * cached or shared. `since` is when the caller began to read, if that was earlier.
   */
  get(request: {
    readonly key: string | null
    readonly signal: AbortSignal
    readonly since?: PurgeMark
    make(signal: AbortSignal): Promise<Made<Value, Name>>
  }): Promise<Found<Value>>
}

export type SourceOptions<Name extends string> = {
  readonly maxBytes: Readonly<Record<Name, number>>
  /** Serves an expired value again when making a new one fails. */
  readonly servesStale: boolean
}

export type SourceDeps = {
  readonly cache: TagCache
  readonly settling: Settling
  /** Maximum age of a value; null while the feed reports every change. */
  maxAgeMs(): number | null
  readonly clock: { now(): Date }
}

/** A stale value is better than an error, but only for a limited time. */
const OLDEST_STALE_MS = 60 * 60_000
const RETRY_MS = 5_000
/** Largest share of one entry. */
const LARGEST_SHARE = 0.1

export function createSource<Value, Name extends string>(
  { maxBytes, servesStale }: SourceOptions<Name>,
  { cache, settling, maxAgeMs, clock }: SourceDeps,
): CacheSource<Value, Name> {
  const byName = new Map<string, Partition<CacheEntry<Value>>>(
    Object.entries<number>(maxBytes).map(([name, bytes]) => [
      name,
      cache.createPartition({ name, maxBytes: bytes, maxEntryBytes: bytes * LARGEST_SHARE }),
    ]),
  )
  const partitions = [...byName.values()]
  const runs = createCoalescing()

  function find(key: string): CacheEntry<Value> | null {
    for (const partition of partitions) {
      const entry = partition.find(key)
      if (entry) return entry
    }
    return null
  }

  function isFresh({ retryAt, expiresAt, madeAt }: CacheEntry<Value>): boolean {
    const now = clock.now().getTime()
    if (retryAt !== null && now < retryAt) return true
    if (expiresAt !== null && now >= expiresAt) return false
    const maxAge = maxAgeMs()
    return maxAge === null || now - madeAt < maxAge
  }

  function store(key: string, made: Made<Value, Name>, since: PurgeMark): Found<Value> {
    const { value, tags, bytes, madeAt } = made
    const expiresAt = earlier(made.expiresAt, settling.expiryOf(tags))
    const entry = { value, tags, bytes, madeAt, expiresAt, retryAt: null }
    const own = byName.get(made.partition)
    if (!own?.store(key, entry, since)) return made
    // The page may have moved to another partition, for example from missing to found.
    for (const other of partitions) if (other !== own) other.delete(key)
    return entry
  }

  /** The stale value, served again for a moment, if there is one. */
  function prolong(key: string, stale: CacheEntry<Value>, since: PurgeMark): Found<Value> | null {
    const now = clock.now().getTime()
    if (now - stale.madeAt > OLDEST_STALE_MS) return null
    const own = partitions.find((partition) => partition.find(key))
    const entry = { ...stale, retryAt: now + RETRY_MS }
    if (own ? own.store(key, entry, since) : !cache.isPurged(stale.tags, since)) return stale
    return null
  }

  async function makeAndStore(
    key: string,
    make: (signal: AbortSignal) => Promise<Made<Value, Name>>,
    { signal, since }: { readonly signal: AbortSignal; readonly since: PurgeMark },
  ): Promise<{ readonly found: Found<Value>; readonly isPrivate: boolean }> {
    const stale = servesStale ? find(key) : null
    const made = await make(signal)
    const isPrivate = made.sharing === 'none'
    if (made.sharing === 'stored') return { found: store(key, made, since), isPrivate }
    const served = isPrivate || signal.aborted || !stale ? null : prolong(key, stale, since)
    return { found: served ?? made, isPrivate }
  }

  return {
    async get({ key, make, signal, since = cache.mark() }) {
      if (key === null) return make(signal)
      const cached = find(key)
      if (cached && isFresh(cached)) return cached
      // A request after a purge must not get a value that was started before it. One whose visitor
      // leaves waits for the value nevertheless: it has nothing else to answer with.
      const { result, isShared } = runs.join(`${since} ${key}`, signal, (runSignal) =>
        makeAndStore(key, make, { signal: runSignal, since }),
      )
      const { found, isPrivate } = await result
      // The value turned out to be private to the request that started it.
      return isShared && isPrivate ? make(signal) : found
    },
  }
}
