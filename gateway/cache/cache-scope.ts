import { SEARCH } from '#gateway/lib/cache-tags.ts'
import type { Credentials } from '#gateway/session/credentials.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'

/** Of the cached values that an answer was made of, in milliseconds by the clock; null without any. */
export type CacheAge = { readonly madeAt: number | null; readonly expiresAt: number | null }

/** What an answer was made of: whether everybody may get it, and which changes make it old. */
export type CacheScope = {
  /** Topics of the change feed. */
  readonly tags: Set<string>
  /** The earliest of all: the answer must not live longer. */
  age(): CacheAge
  limitAge(of: CacheAge): void
  /** False after a read that depends on the visitor, or that no change would purge. */
  isPublic(): boolean
  /** The same for a page that was rendered without credentials: to read that there are none is public. */
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

function earlier(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other)
}

/** Reading anything of them makes an answer private, also when there is nothing to be read. */
export function watchCredentials(credentials: Credentials, scope: CacheScope): Credentials {
  return new Proxy(credentials, {
    get(target, name) {
      scope.markCredentialsRead()
      return Reflect.get(target, name)
    },
  })
}

/**
 * A call makes an answer uncacheable unless it is a public read whose caller adds the tags of what
 * it read: without tags no change would purge it.
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
