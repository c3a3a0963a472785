import type { ApolloCache } from '@apollo/client'

/**
 * Query fields that depend on the visitor; objects that only they refer to are garbage-collected.
 */
const PRIVATE_FIELDS = ['cart', 'checkout', 'me', 'order', 'orders', 'waitingOrder', 'wishlist']

/** Screens that show one of these fields refetch it. */
export function deleteVisitorData(cache: ApolloCache): void {
  cache.batch({
    update: () => {
      for (const fieldName of PRIVATE_FIELDS) cache.evict({ id: 'ROOT_QUERY', fieldName })
      cache.gc()
    },
  })
}
