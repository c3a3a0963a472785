import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'

type Ask = <Answer, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Answer, Variables>,
  variables: NoInfer<Variables>,
) => Promise<Answer | null>

/** Sends a wish to the graph. Null: it failed, and a toast has said why. */
export function useAsk(): Ask {
  const client = useApolloClient()
  return async (mutation, variables) => {
    const { data } = await client.mutate({ mutation, variables, errorPolicy: 'all' })
    return data ?? null
  }
}
