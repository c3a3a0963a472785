import type { CacheScope } from './cache-scope.ts'
import type { Made } from './cache-source.ts'
import type { PublicCache } from './public-cache.ts'

/** A value read from the services that is the same for everyone, shared by all requests. */
export type PublicRead<Value> = (request: {
  readonly key: string
  readonly scope: CacheScope
  readonly signal: AbortSignal
  load(signal: AbortSignal): Promise<Pick<Made<Value, 'reads'>, 'value' | 'tags' | 'bytes'>>
}) => Promise<Value>

export function createPublicRead<Value>(
  cache: PublicCache,
  { maxBytes, clock }: { readonly maxBytes: number; readonly clock: { now(): Date } },
): PublicRead<Value> {
  const source = cache.createSource<Value, 'reads'>({
    maxBytes: { reads: maxBytes },
    servesStale: false,
  })
  return async ({ key, scope, signal, load }) => {
    const found = await source.get({
      key,
      signal,
      make: async (makeSignal) => {
        const madeAt = clock.now().getTime()
        const loaded = await load(makeSignal)
        return { ...loaded, madeAt, expiresAt: null, partition: 'reads', sharing: 'stored' }
      },
    })
    // An answer made of it must not outlive it.
    scope.limitAge(found)
    return found.value
  }
}
