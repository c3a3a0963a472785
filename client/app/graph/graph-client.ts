import {
  ApolloClient,
  type ApolloLink,
  defaultDataIdFromObject,
  InMemoryCache,
  type InMemoryCacheConfig,
} from '@apollo/client'
import { possibleTypes } from '#client/generated/possible-types.ts'

declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all'
      }
      interface Mutate {
        errorPolicy: 'all'
      }
    }
  }
}

/** A failed field is a gap in the answer and does not discard the rest. */
export const CLIENT_DEFAULTS = {
  watchQuery: { errorPolicy: 'all' },
  mutate: { errorPolicy: 'all' },
} as const

const CACHE_CONFIG: InMemoryCacheConfig = {
  possibleTypes,
  // Ids of sections and navigation items are unique only within their page or tree; counts of
  // facets belong to one list.
  dataIdFromObject: (object) =>
    /(Section|NavigationItem|FacetValue)$/.test(object.__typename ?? '')
      ? undefined
      : defaultDataIdFromObject(object),
  // Types without an id, of which several queries select different fields.
  typePolicies: {
    CheckoutSettings: { merge: true },
    Layout: { merge: true },
    OrderPrices: { merge: true },
    ProductPrice: { merge: true },
    ProductRating: { merge: true },
    Site: { merge: true },
  },
}

export function createBrowserClient({ link }: { readonly link: ApolloLink }): ApolloClient {
  const cache = new InMemoryCache(CACHE_CONFIG)
  return new ApolloClient({ link, cache, defaultOptions: CLIENT_DEFAULTS })
}
