import {
  type ApolloClient,
  CombinedGraphQLErrors,
  type ErrorLike,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client'
import { queryKey } from '#client/lib/graph/query-key.ts'
import type { Preload, Preloaded } from '#client/lib/preload.ts'

/** How long an answer is shown without a refetch in the background. */
const FRESH_MS = 60_000

type Received = { readonly at: number; readonly hasFailed: boolean }

type BrowserOptions = {
  readonly client: ApolloClient
  /** Keys of the queries that the server answered for the page. */
  readonly answered: readonly string[]
  /** Those of them whose answers had errors. */
  readonly failed: readonly string[]
  readonly now: () => number
}

/**
 * All preloads share the ages of answers. A prefetch reports no failures, since the visitor has not
 * requested anything yet.
 */
export function createBrowserPreload({
  client,
  answered,
  failed,
  now,
}: BrowserOptions): (onFailure?: (message: string) => void) => Preload {
  const received = new Map<string, Received>(
    answered.map((key) => [key, { at: 0, hasFailed: failed.includes(key) }]),
  )

  /** In an answer with errors a null may mean a failure, so that answer is not reused. */
  function cached<Answer, Variables extends OperationVariables>(
    query: TypedDocumentNode<Answer, Variables>,
    variables: NoInfer<Variables>,
  ): Answer | null {
    if (received.get(queryKey(query, variables))?.hasFailed) return null
    return client.readQuery<Answer, Variables>({ query, variables })
  }

  function isFresh(key: string): boolean {
    const answer = received.get(key)
    return answer !== undefined && now() - answer.at < FRESH_MS
  }

  return (onFailure) =>
    async (document, variables, { isFresh: mustBeFresh = false }) => {
      const key = queryKey(document, variables)
      const note = (hasFailed: boolean): void => {
        received.set(key, { at: now(), hasFailed })
      }

      const data = mustBeFresh ? null : cached(document, variables)
      if (data === null) {
        const answer = await fetchAnswer(client, document, variables)
        const message = answer.error && firstMessage(answer.error)
        if (message) onFailure?.(message)
        note(answer.error !== null)
        return answer
      }
      if (!isFresh(key)) {
        // The screen watches the cache. With `errorPolicy: 'none'` a failure writes no nulls into
        // it.
        client
          .query({ ...SILENT, query: document, variables, errorPolicy: 'none' })
          .then(() => note(false))
          .catch(() => note(true))
      }
      return { data, error: null }
    }
}

const SILENT = {
  fetchPolicy: 'network-only',
  // Loaders with the same query share one request, and only the caller knows whether someone is
  // waiting.
  context: { isSilent: true },
} as const

async function fetchAnswer<Answer, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Answer, Variables>,
  variables: NoInfer<Variables>,
): Promise<Preloaded<Answer>> {
  const { data, error } = await client.query({ ...SILENT, query, variables, errorPolicy: 'all' })
  return { data: data ?? null, error: error ?? null }
}

/**
 * Returns one message, however many fields failed; none for facets alone, because the list works
 * without them (spec: listing).
 */
function firstMessage(error: ErrorLike): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return error.message
  return error.errors.find(({ path }) => path?.at(-1) !== 'facets')?.message
}
