import { type CacheEntry, createPartition, type Partition } from './partition.ts'
import { type PurgeLog, type PurgeMark, SETTLING_MS } from './purge-log.ts'

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
  readonly purges: PurgeLog
  /** Maximum age of a value; null while the feed reports every change. */
  maxAgeMs(): number | null
  readonly clock: { now(): Date }
}

/** A stale value is better than an error, but only for a limited time. */
const OLDEST_STALE_MS = 60 * 60_000
const RETRY_MS = 5_000

type Run<Value, Name extends string> = {
  readonly made: Promise<Made<Value, Name>>
  readonly since: PurgeMark
  readonly controller: AbortController
  waiters: number
}

export function createSource<Value, Name extends string>(
  { maxBytes, servesStale }: SourceOptions<Name>,
  { purges, maxAgeMs, clock }: SourceDeps,
): CacheSource<Value, Name> & { readonly partitions: readonly Partition<Value>[] } {
  type Request = Parameters<CacheSource<Value, Name>['get']>[0]
  const byName = new Map<string, Partition<Value>>(
    Object.entries<number>(maxBytes).map(([name, bytes]) => [name, createPartition(bytes)]),
  )
  const partitions = [...byName.values()]
  const runs = new Map<string, Run<Value, Name>>()

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

  async function makeAndStore(
    key: string,
    { make, signal }: Pick<Request, 'make' | 'signal'>,
    since: PurgeMark,
  ): Promise<Made<Value, Name>> {
    const cached = servesStale ? find(key) : null
    const made = await make(signal)
    const now = clock.now().getTime()
    if (made.sharing !== 'stored') {
      if (made.sharing === 'none' || !cached || signal.aborted) return made
      if (now - cached.madeAt > OLDEST_STALE_MS || purges.isPurged(cached.tags, since)) return made
      for (const partition of partitions) {
        if (partition.find(key)) partition.store(key, { ...cached, retryAt: now + RETRY_MS })
      }
      return { ...made, ...cached }
    }
    if (purges.isPurged(made.tags, since)) return made
    const settledAt = now + SETTLING_MS
    const expiresAt = purges.isSettling(made.tags)
      ? Math.min(made.expiresAt ?? settledAt, settledAt)
      : made.expiresAt
    // The page may have moved to another partition, for example from missing to found.
    for (const partition of partitions) partition.drop(key)
    byName.get(made.partition)?.store(key, { ...entryOf(made), expiresAt })
    return { ...made, expiresAt }
  }

  function begin(key: string, { make, since = purges.mark() }: Request): Run<Value, Name> {
    const controller = new AbortController()
    const made = makeAndStore(key, { make, signal: controller.signal }, since).finally(() => {
      if (runs.get(key) === run) runs.delete(key)
    })
    const run: Run<Value, Name> = { made, since, controller, waiters: 0 }
    runs.set(key, run)
    return run
  }

  const join = (key: string, run: Run<Value, Name>, signal: AbortSignal) =>
    waitFor(run, signal, () => {
      if (runs.get(key) === run) runs.delete(key)
    })

  return {
    partitions,
    get: async (request) => {
      const { key, make, signal } = request
      if (key === null) return make(signal)
      const cached = find(key)
      if (cached && isFresh(cached)) return cached
      const known = runs.get(key)
      // A request after a purge must not get a value that was started before it.
      const isJoinable = known !== undefined && !purges.isAnyPurged(known.since)
      if (!isJoinable) return join(key, begin(key, request), signal)
      const made = await join(key, known, signal)
      // The value turned out to be private to the request that started it.
      return made.sharing === 'none' ? make(signal) : made
    },
  }
}

/** Aborts the work when its last waiter leaves. */
async function waitFor<Value, Name extends string>(
  run: Run<Value, Name>,
  signal: AbortSignal,
  onAbandoned: () => void,
): Promise<Made<Value, Name>> {
  const leave = () => {
    run.waiters -= 1
    if (run.waiters > 0) return
    onAbandoned()
    run.controller.abort(signal.reason)
  }
  run.waiters += 1
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await run.made
  } finally {
    signal.removeEventListener('abort', leave)
  }
}

function entryOf<Value>({
  value,
  tags,
  bytes,
  madeAt,
  expiresAt,
}: Made<Value, string>): CacheEntry<Value> {
  return { value, tags, bytes, madeAt, expiresAt, retryAt: null }
}
