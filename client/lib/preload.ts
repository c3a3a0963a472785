import type { ApolloClient, ErrorLike, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { createContext, type LoaderFunctionArgs } from 'react-router'

export type LoaderArgs = LoaderFunctionArgs

/** What a loader needs to ask the graph; put into the router's context by the two entries. */
export type Graph = {
  readonly client: ApolloClient
  /** Whether an answer to this question is young enough to be shown again without asking. */
  isFresh(document: TypedDocumentNode<unknown, never>, variables: OperationVariables): boolean
}

export const graphContext = createContext<Graph>()

export type Preloaded<Answer> = {
  /** Null when nothing came back at all. */
  readonly data: Answer | null
  /** Set as soon as any field failed; then a null in `data` may mean failed rather than absent. */
  readonly error: ErrorLike | null
}

/**
 * Puts the answer to a screen's query into the cache before the screen is drawn, on the server and
 * in the browser alike. Never throws: the loader decides what a missing answer means.
 */
export async function preload<Answer, Variables extends OperationVariables>(
  context: LoaderArgs['context'],
  document: TypedDocumentNode<Answer, Variables>,
  variables: NoInfer<Variables>,
): Promise<Preloaded<Answer>> {
  const { client, isFresh } = context.get(graphContext)
  const { data, error } = await client.query<Answer, OperationVariables>({
    query: document,
    variables,
    errorPolicy: 'all',
    fetchPolicy: isFresh(document, variables) ? 'cache-first' : 'network-only',
  })
  return { data: (data as Answer | undefined) ?? null, error: error ?? null }
}
