import { ApolloLink } from '@apollo/client'
import { Observable } from 'rxjs'
import { hashOf } from './hash-of.ts'

/** A request that failed as a whole, with the status that error pages and toasts use. */
export class RequestFailure extends Error {
  readonly statusCode: number

  constructor(message: string, statusCode: number) {
    super(message)
    this.name = 'RequestFailure'
    this.statusCode = statusCode
  }
}

/** In characters. Browsers limit `keepalive` requests to 64 KiB. */
const MAX_KEEPALIVE = 20_000

/** Where operations go, and the language of their answers. */
type Endpoint = { readonly url: string; readonly locale: string }

/**
 * Sends the hash of a trusted document, never its text. A mutation completes even if the visitor
 * leaves the page.
 */
export function createFetchLink(
  endpoint: Endpoint,
  fetchLike: typeof fetch = fetch,
  onOlderBuild: () => void = reloadAsForLostChunk,
): ApolloLink {
  return new ApolloLink(({ query, operationName, operationType, variables }) =>
    fromPromise(async (signal) => {
      const body = JSON.stringify({
        operationName,
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(query) } },
      })
      const response = await fetchLike(endpoint.url, {
        method: 'POST',
        keepalive: operationType === 'mutation' && body.length < MAX_KEEPALIVE,
        credentials: 'same-origin',
        signal,
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json, application/json',
          'x-language': endpoint.locale,
        },
        body,
      })
      if (!/json/.test(response.headers.get('content-type') ?? '')) {
        throw new RequestFailure(response.statusText || 'An error occurred', response.status)
      }
      const result = (await response.json()) as ApolloLink.Result
      if (isFromOlderBuild(result)) onOlderBuild()
      return result
    }),
  )
}

/** A later build of the server has other trusted documents. */
function isFromOlderBuild(result: ApolloLink.Result): boolean {
  const errors = ('errors' in result && result.errors) || []
  return errors.some(({ extensions }) => extensions?.['code'] === 'PERSISTED_QUERY_NOT_IN_LIST')
}

function reloadAsForLostChunk(): void {
  window.dispatchEvent(new Event('vite:preloadError'))
}

/** Reports every failed request, including partial failures. */
export function createFailureLink(onFailure: (message: string) => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const report = ({ message }: { readonly message: string }): void => {
      if (operation.getContext()['isSilent'] !== true) onFailure(message)
    }
    return new Observable((observer) =>
      forward(operation).subscribe({
        next: (result) => {
          const [first] = ('errors' in result && result.errors) || []
          if (first) report(first)
          observer.next(result)
        },
        error: (error: Error) => {
          report(error)
          observer.error(error)
        },
        complete: () => observer.complete(),
      }),
    )
  })
}

function fromPromise(
  start: (signal: AbortSignal) => Promise<ApolloLink.Result>,
): Observable<ApolloLink.Result> {
  return new Observable((observer) => {
    const abort = new AbortController()
    start(abort.signal).then(
      (result) => {
        observer.next(result)
        observer.complete()
      },
      (error: unknown) => {
        // An aborted request has no observers.
        if (!abort.signal.aborted) observer.error(error)
      },
    )
    return () => abort.abort()
  })
}
