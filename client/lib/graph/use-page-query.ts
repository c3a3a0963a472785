import type { ApolloClient, ErrorLike, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { createContext, useContext } from 'react'
import { queryKey } from './query-key.ts'

/** Answers of a page's loaders, by query key. */
export type PageAnswers = ReadonlyMap<string, unknown>

/** The page's answers on the server; null in the browser. */
export const PageAnswersContext = createContext<PageAnswers | null>(null)

// Partial data would make every field optional.
type Options<Answer, Variables extends OperationVariables> = Omit<
  useQuery.Options<Answer, Variables>,
  'returnPartialData' | 'variables'
>

/** Options of a query hook: required when the query has a required variable. */
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

// TypeScript resolves Apollo's own signature only for concrete types.
const useBrowserQuery = useQuery as <Answer, Variables extends OperationVariables>(
  document: TypedDocumentNode<Answer, Variables>,
  options?: QueryOptions<Answer, Variables>[0],
) => PageQuery<Answer>

/**
 * Behind every generated query hook. In the browser it is Apollo's `useQuery`. On the server it
 * reads the answers of the page's loaders instead of Apollo's cache, which would triple the CPU
 * time of a page.
 */
export function usePageQuery<Answer, Variables extends OperationVariables>(
  document: TypedDocumentNode<Answer, Variables>,
  ...[options]: QueryOptions<Answer, Variables>
): PageQuery<Answer> {
  const answers = useContext(PageAnswersContext)
  // The first condition removes the rest from the browser's bundle.
  if (!import.meta.env.SSR || answers === null) {
    // biome-ignore lint/correctness/useHookAtTopLevel: a tree has the context from first to last render or never, so the order of its hooks is stable
    return useBrowserQuery(document, options)
  }
  if (options?.skip) return { data: undefined, loading: false, refetch }
  const data =
    options?.ssr === false ? undefined : answers.get(queryKey(document, options?.variables))
  // A loader stored it under this query's key.
  return { data: data as Answer | undefined, loading: data === undefined, refetch }
}

function refetch(): never {
  throw new Error('Queries can be refetched only in the browser.')
}
