import {
  ApolloClient,
  type ApolloLink,
  defaultDataIdFromObject,
  InMemoryCache,
  type NormalizedCacheObject,
} from '@apollo/client'
import { possibleTypes } from '#client/generated/possible-types.ts'

declare module '@apollo/client' {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: 'all'
      }
    }
  }
}

type GraphClientOptions = {
  readonly link: ApolloLink
  /** What the server has already asked. */
  readonly restored?: NormalizedCacheObject
}

export function createBrowserClient({ link, restored = {} }: GraphClientOptions): ApolloClient {
  return new ApolloClient({
    link,
    cache: createCache().restore(restored),
    defaultOptions: DEFAULTS,
  })
}

/** One per page: what one visitor asked is never in reach of another. */
export function createServerClient({ link }: Pick<GraphClientOptions, 'link'>): {
  readonly client: ApolloClient
  readonly cache: InMemoryCache
} {
  // Nothing is read twice while one page is drawn; remembering results costs a quarter of the time.
  const cache = createCache({ resultCaching: false })
  const client = new ApolloClient({ link, cache, ssrMode: true, defaultOptions: DEFAULTS })
  return { client, cache }
}

/** A field that failed is a gap in the answer, not the end of it. */
const DEFAULTS = {
  watchQuery: { errorPolicy: 'all' },
} as const

function createCache(options: { readonly resultCaching?: boolean } = {}): InMemoryCache {
  return new InMemoryCache({
    ...options,
    possibleTypes,
    // Ids of sections and of navigation entries are unique in their page or tree only.
    dataIdFromObject: (object) =>
      /(Section|NavigationItem)$/.test(object.__typename ?? '')
        ? undefined
        : defaultDataIdFromObject(object),
    typePolicies: { ProductPrice: { merge: true }, Site: { merge: true }, Layout: { merge: true } },
  })
}
