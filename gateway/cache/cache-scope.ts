import { SEARCH } from '#gateway/lib/cache-tags.ts'
import type { Credentials } from '#gateway/session/credentials.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'

/**
 * When the oldest cached value in an answer was made and when the first one expires, in
 * milliseconds; null without any.
 */
export type CacheAge = { readonly madeAt: number | null; readonly expiresAt: number | null }

/** Tracks what an answer was made of: whether it may be shared and which changes purge it. */
export type CacheScope = {
  /** Tags of the change feed. */
  readonly tags: Set<string>
  /** The earliest times: the answer must not outlive them. */
  age(): CacheAge
  limitAge(of: CacheAge): void
  /** False after a read that depends on the visitor or that no change would purge. */
  isPublic(): boolean
  /**
   * The same for a page rendered without credentials, for which reading their absence is public.
   */
  isPublicForAnonymous(): boolean
  markCredentialsRead(): void
  markUncacheable(): void
}

export function createCacheScope(): CacheScope {
  const tags = new Set<string>()
  let age: CacheAge = { madeAt: null, expiresAt: null }
  let areCredentialsRead = false
  let isUncacheable = false
  return {
    tags,
    age: () => age,
    limitAge: ({ madeAt, expiresAt }) => {
      age = {
        madeAt: earlier(age.madeAt, madeAt),
        expiresAt: earlier(age.expiresAt, expiresAt),
      }
    },
    isPublic: () => !areCredentialsRead && !isUncacheable,
    isPublicForAnonymous: () => !isUncacheable,
    markCredentialsRead: () => {
      areCredentialsRead = true
    },
    markUncacheable: () => {
      isUncacheable = true
    },
  }
}

export function earlier(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other)
}

/** Any read of the credentials makes an answer private, even when they are empty. */
export function watchCredentials(credentials: Credentials, scope: CacheScope): Credentials {
  return new Proxy(credentials, {
    get(target, name) {
      scope.markCredentialsRead()
      return Reflect.get(target, name)
    },
  })
}

/**
 * A call makes an answer uncacheable unless it is a public read whose caller adds tags: without
 * tags no change would purge it.
 */
export function watchCalls(
  upstream: Upstream,
  scope: CacheScope,
  { areTagged }: { readonly areTagged: boolean },
): Upstream {
  return {
    call(call, input, options) {
      if (!areTagged || call.access !== 'public' || call.kind !== 'read') scope.markUncacheable()
      if (typeof input === 'object' && input !== null && 'keywords' in input && input.keywords) {
        scope.tags.add(SEARCH)
      }
      return upstream.call(call, input, options)
    },
  }
}
