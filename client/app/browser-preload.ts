import {
  type ApolloClient,
  CombinedGraphQLErrors,
  type ErrorLike,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client'
import { queryKey } from '#client/lib/graph/query-key.ts'
import type { Preload, Preloaded } from '#client/lib/preload.ts'

/** How long an answer is shown without a refetch behind it. */
const FRESH_MS = 60_000

type Received = { readonly at: number; readonly hasFailed: boolean }

type BrowserOptions = {
  readonly client: ApolloClient
  /** Keys of the page's queries whose answers had errors. */
  readonly failed: readonly string[]
  readonly now: () => number
}

/**
 * Preloads share what they know of the age of answers. One that fetches ahead of a click reports no
 * failure: the visitor has not requested anything yet.
 */
export function createBrowserPreload({
  client,
  failed,
  now,
}: BrowserOptions): (onFailure?: (message: string) => void) => Preload {
  const received = new Map<string, Received>(failed.map((key) => [key, { at: 0, hasFailed: true }]))

  /** A null in an answer with errors means nothing, so that answer is not shown again. */
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
        if (answer.error) onFailure?.(firstMessage(answer.error))
        note(answer.error !== null)
        return answer
      }
      if (!isFresh(key)) {
        // The screen watches the cache. Without `errorPolicy: 'all'` a failure writes no null into it.
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
  // Two loaders with the same query share one request, and only one of them knows whether someone waits.
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

/** One sentence is enough, however many fields failed. */
function firstMessage(error: ErrorLike): string {
  return (CombinedGraphQLErrors.is(error) && error.errors[0]?.message) || error.message
}
