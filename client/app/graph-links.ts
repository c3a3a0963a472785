import { ApolloLink, type ErrorLike } from '@apollo/client'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { Observable } from 'rxjs'

export type Execute = (request: {
  readonly document: DocumentNode
  readonly operationName: string
  readonly variables: Record<string, unknown>
}) => Promise<ExecutionResult>

/** On the server the graph is asked in process. */
export function createExecuteLink(execute: Execute): ApolloLink {
  return new ApolloLink(({ query, operationName = '', variables }) =>
    fromPromise(async () => asSent(await execute({ document: query, operationName, variables }))),
  )
}

/** A request that failed as a whole, with the status that the error pages and toasts go by. */
export class RequestFailure extends Error {
  readonly statusCode: number

  constructor(message: string, statusCode: number) {
    super(message)
    this.name = 'RequestFailure'
    this.statusCode = statusCode
  }
}

/** Browsers refuse more than 64 KiB that are to outlive their page. */
const MOST_KEPT_ALIVE = 20_000

/**
 * What somebody did is sent to its end, though they leave the page at once. Of a document that the
 * gateway knows the browser sends the hash, never the text.
 */
export function createFetchLink(
  endpoint: string,
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
      const response = await fetchLike(endpoint, {
        method: 'POST',
        keepalive: operationType === 'mutation' && body.length < MOST_KEPT_ALIVE,
        credentials: 'same-origin',
        signal,
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json, application/json',
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

/** The server knows this operation no more. */
function isFromOlderBuild(result: ApolloLink.Result): boolean {
  const errors = ('errors' in result && result.errors) || []
  return errors.some(({ extensions }) => extensions?.['code'] === 'PERSISTED_QUERY_NOT_IN_LIST')
}

function reloadAsForLostChunk(): void {
  window.dispatchEvent(new Event('vite:preloadError'))
}

/** Tells of every failed request, also of one that failed in part; whoever listens decides what is shown. */
export function createFailureLink(onFailure: (error: ErrorLike) => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const report = (error: ErrorLike): void => {
      if (operation.getContext()['isSilent'] !== true) onFailure(error)
    }
    return new Observable((observer) =>
      forward(operation).subscribe({
        next: (result) => {
          const [first] = ('errors' in result && result.errors) || []
          if (first) report({ name: 'GraphQLError', message: first.message })
          observer.next(result)
        },
        error: (error: ErrorLike) => {
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
        // Nobody waits for a request that was called off.
        if (!abort.signal.aborted) observer.error(error)
      },
    )
    return () => abort.abort()
  })
}

/** With its errors as they come over the wire, so that pages cannot tell the two ways apart. */
function asSent({ data, errors, extensions }: ExecutionResult): ApolloLink.Result {
  return {
    ...(data === undefined ? {} : { data }),
    ...(errors === undefined ? {} : { errors: errors.map((error) => error.toJSON()) }),
    ...(extensions === undefined ? {} : { extensions }),
  }
}

function hashOf(document: DocumentNode): string {
  const { __meta__: meta } = document as DocumentNode & { __meta__?: { hash?: string } }
  if (meta?.hash === undefined) throw new Error('Only generated documents can be sent.')
  return meta.hash
}
