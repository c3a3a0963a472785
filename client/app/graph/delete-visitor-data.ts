import type { ApolloCache } from '@apollo/client'
import { PRIVATE_QUERIES } from '#client/generated/private-queries.ts'

/**
 * Objects that only these fields refer to are garbage-collected; screens that show one refetch it.
 */
export function deleteVisitorData(cache: ApolloCache): void {
  cache.batch({
    update: () => {
      for (const fieldName of PRIVATE_QUERIES) cache.evict({ id: 'ROOT_QUERY', fieldName })
      cache.gc()
    },
  })
}
