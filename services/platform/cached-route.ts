import type { z } from 'zod'
import type { Call } from '#services/contract/call.ts'
import type { CachePartition, Validity } from './answer-cache.ts'
import type { Db } from './database.ts'
import type { FeedFollower } from './feed-follower.ts'
import { type Route, written, writtenRoute } from './http.ts'

type CachedRead = {
  readonly db: Db
  readonly language: string
  readonly now: string
  readonly validity: Validity
}

export type CachedAnswers = { readonly follower: FeedFollower; readonly answers: CachePartition }

/** A call with the same answer for every caller, cached until what it read changes. */
export function cachedRoute<C extends Call>(
  call: C,
  { follower, answers }: CachedAnswers,
  read: (context: CachedRead, input: z.output<C['input']>) => Promise<z.input<C['output']>>,
): Route {
  return writtenRoute(call, async (input, { db, language, clock }) => {
    await follower.upToDate()
    const now = clock.now().toISOString()
    return answers.read(JSON.stringify([call.path, language, input]), now, async (validity) =>
      written(call, await read({ db, language, now, validity }, input)),
    )
  })
}
