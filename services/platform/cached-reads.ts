import { serialize } from 'node:v8'
import { type Answer, type AnswerCache, type CachePartition, Validity } from './answer-cache.ts'
import type { Db, Trx } from './database.ts'
import type { FeedFollower } from './feed-follower.ts'

type Answers = CachePartition<unknown>
type ReadCache = { readonly follower: FeedFollower; readonly answers: Answers; readonly handle: Db }

/** For answers that only a write changes. */
const ALWAYS = ''

/** By the database of the process. */
const cacheOf = new WeakMap<Db, ReadCache>()
/** By the handles and transactions that read from the cache. */
const answersOf = new WeakMap<Db, Answers>()

/** Once for each process. Tools without a change feed read everything from the database. */
export function cacheReads(
  db: Db,
  {
    follower,
    cache,
    share,
  }: { readonly follower: FeedFollower; readonly cache: AnswerCache; readonly share: number },
): void {
  const answers: Answers = cache.partitionOf('reads', share, (value) => serialize(value).length)
  const handle = db.withoutPlugins()
  answersOf.set(handle, answers)
  cacheOf.set(db, { follower, answers, handle })
}

/**
 * The database for a request that shows what others wrote, such as settings, texts and prices:
 * `cachedRead` through it is answered from memory, as of now.
 */
export async function cachedDb(db: Db): Promise<Db> {
  const cache = cacheOf.get(db)
  if (!cache) return db
  await cache.follower.upToDate()
  return cache.handle
}

/**
 * The same for a transaction, as of before it began. It must not write what it reads from the cache,
 * nor charge by it.
 */
export async function readingFromCache(db: Db): Promise<(trx: Trx) => Trx> {
  const cache = cacheOf.get(db)
  await cache?.follower.upToDate()
  return (trx) => {
    if (cache) answersOf.set(trx, cache.answers)
    return trx
  }
}

/**
 * An answer that is the same for every caller until a write emits one of its tags. Any other
 * database or transaction reads it again.
 */
export async function cachedRead<Value>(
  db: Db,
  key: string,
  read: (validity: Validity) => Promise<Value>,
): Promise<Value> {
  // A key is read by one function, so its answers have one type.
  const answers = answersOf.get(db) as CachePartition<Value> | undefined
  return answers ? await answers.read(key, ALWAYS, read) : await read(new Validity())
}

/** The same for many items, whose misses are read at once, and which may change at a time. */
export async function cachedReads<Item, Value>(
  db: Db,
  {
    items,
    keyOf,
    now,
  }: {
    readonly items: readonly Item[]
    readonly keyOf: (item: Item) => string
    readonly now: string
  },
  read: (missing: readonly Item[]) => Promise<ReadonlyMap<Item, Answer<Value>>>,
): Promise<readonly Value[]> {
  const answers = answersOf.get(db) as CachePartition<Value> | undefined
  if (answers) return await answers.readAll(items, keyOf, now, read)
  return [...(await read(items)).values()].map(({ value }) => value)
}
