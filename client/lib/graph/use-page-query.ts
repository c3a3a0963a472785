import type { ApolloClient, ErrorLike, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { createContext, useContext } from 'react'
import { queryKey } from './query-key.ts'

/** What the loaders of one page received, by query key. */
export type PageAnswers = ReadonlyMap<string, unknown>

/** On the server the answers of the page; null in the browser. */
export const PageAnswersContext = createContext<PageAnswers | null>(null)

// Partial data would make every field optional, and no screen wants it.
type Options<Answer, Variables extends OperationVariables> = Omit<
  useQuery.Options<Answer, Variables>,
  'returnPartialData' | 'variables'
>

/** The options of a query hook: required where the query has a required variable. */
export type QueryOptions<Answer, Variables extends OperationVariables> =
  Record<string, never> extends Variables
    ? [options?: Options<Answer, Variables> & { readonly variables?: Variables }]
    : [options: Options<Answer, Variables> & { readonly variables: Variables }]

export type PageQuery<Answer> = {
  readonly data: Answer | undefined
  readonly loading: boolean
  readonly error?: ErrorLike | undefined
  refetch(): Promise<ApolloClient.QueryResult<Answer>>
}

// TypeScript resolves Apollo's own signature only where the answer is a concrete type.
const useBrowserQuery = useQuery as <Answer, Variables extends OperationVariables>(
  document: TypedDocumentNode<Answer, Variables>,
  options?: QueryOptions<Answer, Variables>[0],
) => PageQuery<Answer>

/**
 * Stands behind every generated query hook. In the browser it is Apollo's `useQuery`. On the server
 * it reads what the loaders of the page received, past Apollo's cache: a page rendered through that
 * costs three times the CPU.
 */
export function usePageQuery<Answer, Variables extends OperationVariables>(
  document: TypedDocumentNode<Answer, Variables>,
  ...[options]: QueryOptions<Answer, Variables>
): PageQuery<Answer> {
  const answers = useContext(PageAnswersContext)
  // The first condition keeps the rest out of the browser's bundle.
  if (!import.meta.env.SSR || answers === null) {
    // biome-ignore lint/correctness/useHookAtTopLevel: a tree has the context from first to last render or never, so the order of its hooks is stable
    return useBrowserQuery(document, options)
  }
  if (options?.skip) return { data: undefined, loading: false, refetch }
  const data =
    options?.ssr === false ? undefined : answers.get(queryKey(document, options?.variables))
  // A loader stored it under the key of this very query.
  return { data: data as Answer | undefined, loading: data === undefined, refetch }
}

function refetch(): never {
  throw new Error('A query is refetched in the browser only.')
}
