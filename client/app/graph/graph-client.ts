import {
  ApolloClient,
  type ApolloLink,
  defaultDataIdFromObject,
  type InMemoryCacheConfig,
} from '@apollo/client'
import type { PageState } from '#client/app/page-state.ts'
import { possibleTypes } from '#client/generated/possible-types.ts'
import { PageCache } from './page-cache.ts'

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

type BrowserClientOptions = {
  readonly link: ApolloLink
  /** Answers that came with the page. */
  readonly answers?: PageState['answers']
}

export function createBrowserClient({ link, answers = {} }: BrowserClientOptions): ApolloClient {
  const cache = new PageCache(CACHE_CONFIG, answers)
  return new ApolloClient({ link, cache, defaultOptions: CLIENT_DEFAULTS })
}
