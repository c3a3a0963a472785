import {
  type ApolloClient,
  CombinedGraphQLErrors,
  type ErrorLike,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client'
import { createContext, type LoaderFunctionArgs } from 'react-router'

export type LoaderArgs = LoaderFunctionArgs

type AnyDocument = TypedDocumentNode<unknown, never>

export type Preloaded<Answer> = {
  /** Null when nothing came back at all. */
  readonly data: Answer | null
  /** Set as soon as any field failed; then a null in `data` may mean failed rather than absent. */
  readonly error: ErrorLike | null
}

export type Ask = <Answer, Variables extends OperationVariables>(
  document: TypedDocumentNode<Answer, Variables>,
  variables: NoInfer<Variables>,
) => Promise<Preloaded<Answer>>

/** What a loader needs to ask the graph; put into the router's context by the two entries. */
export type Graph = {
  readonly client: ApolloClient
  /** In place of the client's own way, where there is a shorter one. */
  readonly ask?: Ask | undefined
  /** Left out where nobody has asked yet, or nobody looks: ahead of a click, and on the server. */
  readonly onFailure?: (message: string) => void
  /** `failed` when the last answer had an error: then a null in the cache says nothing. */
  ageOf(document: AnyDocument, variables: OperationVariables): 'fresh' | 'old' | 'failed'
  note(document: AnyDocument, variables: OperationVariables, hasFailed: boolean): void
}

export const graphContext = createContext<Graph>()

/**
 * Puts the answer to a screen's query into the cache before the screen is drawn, on the server and
 * in the browser alike. An answer that has grown old is shown at once and asked for again behind it.
 * Never throws: the loader decides what a missing answer means.
 */
export async function preload<Answer, Variables extends OperationVariables>(
  context: LoaderArgs['context'],
  document: TypedDocumentNode<Answer, Variables>,
  variables: NoInfer<Variables>,
  /** `isFresh`: never from the cache. */
  { isFresh = false }: { readonly isFresh?: boolean } = {},
): Promise<Preloaded<Answer>> {
  const {
    client,
    onFailure,
    ageOf,
    note,
    ask: askGraph = askThrough(client),
  } = context.get(graphContext)

  const age = isFresh ? 'failed' : ageOf(document, variables)
  const known =
    age === 'failed' ? null : client.readQuery<Answer, Variables>({ query: document, variables })
  if (known === null) {
    const answer = await askGraph(document, variables)
    if (answer.error) onFailure?.(firstMessage(answer.error))
    note(document, variables, answer.error !== null)
    return answer
  }
  if (age === 'old') {
    // The screen watches the cache. Without `errorPolicy: 'all'` a failure writes no null into it.
    client
      .query({ ...inSilence, query: document, variables, errorPolicy: 'none' })
      .then(() => note(document, variables, false))
      .catch(() => note(document, variables, true))
  }
  return { data: known, error: null }
}

const inSilence = {
  fetchPolicy: 'network-only',
  // Two who ask the same share one request, and only one of them knows whether someone waits.
  context: { isSilent: true },
} as const

function askThrough(client: ApolloClient): Ask {
  return async (query, variables) => {
    const { data, error } = await client.query({
      ...inSilence,
      query,
      variables,
      errorPolicy: 'all',
    })
    return { data: data ?? null, error: error ?? null }
  }
}

/** One sentence is enough, however many fields failed. */
function firstMessage(error: ErrorLike): string {
  return (CombinedGraphQLErrors.is(error) && error.errors[0]?.message) || error.message
}
