import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'

export type GraphClient = Pick<ApolloClient, 'mutate' | 'query'>

/** A store owns its answers, so Apollo does not cache them. */
const UNCACHED = { fetchPolicy: 'no-cache', errorPolicy: 'all' } as const

/** Behind the generated functions of a store's mutations; undefined without an answer. */
export async function sendForStore<Answer, Variables extends OperationVariables>(
  client: GraphClient,
  mutation: TypedDocumentNode<Answer, Variables>,
  variables: NoInfer<Variables>,
): Promise<Answer | null | undefined> {
  const { data } = await client.mutate({
    ...UNCACHED,
    mutation,
    variables,
  })
  return data
}

/** Behind those of its queries, which run in the background: a failure shows no toast. */
export async function fetchForStore<Answer, Variables extends OperationVariables>(
  client: GraphClient,
  query: TypedDocumentNode<Answer, Variables>,
  variables: NoInfer<Variables>,
): Promise<Answer | null | undefined> {
  const { data } = await client.query({
    ...UNCACHED,
    query,
    variables,
    context: { isSilent: true },
  })
  return data
}
