import { SEARCH } from '#gateway/lib/cache-tags.ts'
import type { Wallet } from '#gateway/session/wallet.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'

/** What an answer was made of: whether everybody may get it, and which changes make it old. */
export type CacheScope = {
  /** Topics of the change feed. */
  readonly tags: Set<string>
  isPublic(): boolean
  markPrivate(): void
}

export function createCacheScope(): CacheScope {
  const tags = new Set<string>()
  let isPublic = true
  return {
    tags,
    isPublic: () => isPublic,
    markPrivate: () => {
      isPublic = false
    },
  }
}

/** Reading anything of them makes an answer private, also when there is nothing to be read. */
export function watchCredentials(credentials: Wallet, scope: CacheScope): Wallet {
  return new Proxy(credentials, {
    get(target, name) {
      scope.markPrivate()
      return Reflect.get(target, name)
    },
  })
}

/**
 * A call makes an answer private unless it is a public read whose caller adds the tags of what it
 * read: without tags no change would purge it.
 */
export function watchCalls(
  upstream: Upstream,
  scope: CacheScope,
  { areTagged }: { readonly areTagged: boolean },
): Upstream {
  return {
    call(call, input, options) {
      if (!areTagged || call.access !== 'public' || call.kind !== 'read') scope.markPrivate()
      if (typeof input === 'object' && input !== null && 'keywords' in input && input.keywords) {
        scope.tags.add(SEARCH)
      }
      return upstream.call(call, input, options)
    },
  }
}
