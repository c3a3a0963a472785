import { serialize } from 'node:v8'
import { type Answer, type AnswerCache, type CachePartition, Validity } from './answer-cache.ts'
import type { Db, Trx } from './database.ts'
import type { FeedFollower } from './feed-follower.ts'

type Answers = CachePartition<unknown>
type Kept = { readonly follower: FeedFollower; readonly answers: Answers; readonly handle: Db }

/** For answers that only a write changes. */
const ALWAYS = ''

/** By the database of the process. */
const keptOf = new WeakMap<Db, Kept>()
/** By what reads from it: handles and transactions that asked to. */
const answersOf = new WeakMap<Db, Answers>()

/** Once for each process. Tools without a change feed read everything from the database. */
export function keepReads(
  db: Db,
  {
    follower,
    cache,
    share,
  }: { readonly follower: FeedFollower; readonly cache: AnswerCache; readonly share: number },
): void {
  const answers: Answers = cache.partitionOf(share, (value) => serialize(value).length)
  const handle = db.withoutPlugins()
  answersOf.set(handle, answers)
  keptOf.set(db, { follower, answers, handle })
}

/**
 * The database for a request that shows what others wrote, such as settings, texts and prices:
 * what `kept` reads through it comes from memory, as of now.
 */
export async function keptDb(db: Db): Promise<Db> {
  const kept = keptOf.get(db)
  if (!kept) return db
  await kept.follower.upToDate()
  return kept.handle
}

/**
 * The same for a transaction, as of before it began. It must not write what it reads as kept, nor
 * charge by it.
 */
export async function readingAsKept(db: Db): Promise<(trx: Trx) => Trx> {
  const kept = keptOf.get(db)
  await kept?.follower.upToDate()
  return (trx) => {
    if (kept) answersOf.set(trx, kept.answers)
    return trx
  }
}

/**
 * An answer that is the same for every caller until a write emits one of its tags. Through any other
 * database or transaction it is read again.
 */
export async function kept<Value>(
  db: Db,
  key: string,
  read: (validity: Validity) => Promise<Value>,
): Promise<Value> {
  // A key is read by one function, so its answers have one type.
  const answers = answersOf.get(db) as CachePartition<Value> | undefined
  return answers ? await answers.read(key, ALWAYS, read) : await read(new Validity())
}

/** The same for many things, which are read together, and may change at a time. */
export async function keptAll<Thing, Value>(
  db: Db,
  { things, keyOf, now }: KeptThings<Thing>,
  read: (missing: readonly Thing[]) => Promise<ReadonlyMap<Thing, Answer<Value>>>,
): Promise<readonly Value[]> {
  const answers = answersOf.get(db) as CachePartition<Value> | undefined
  if (answers) return await answers.readAll(things, keyOf, now, read)
  return [...(await read(things)).values()].map(({ value }) => value)
}

type KeptThings<Thing> = {
  readonly things: readonly Thing[]
  readonly keyOf: (thing: Thing) => string
  readonly now: string
}
