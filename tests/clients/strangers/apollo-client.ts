import { ApolloClient, HttpLink, InMemoryCache, type OperationVariables } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { getOperationAST } from 'graphql'
import { headersOf, type Tokens } from './fetch-client.ts'

export function openApolloClient(uri: string, tokens: Tokens) {
  const withTokens = new SetContextLink(({ headers }) => ({
    headers: { ...headers, ...headersOf(tokens) },
  }))
  const client = new ApolloClient({
    link: withTokens.concat(new HttpLink({ uri })),
    cache: new InMemoryCache(),
  })

  return async function ask<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    // A normalized cache also needs the possible types of unions and interfaces.
    const fetchPolicy = 'no-cache'
    const isMutation = getOperationAST(document)?.operation === 'mutation'
    const { data } = isMutation
      ? await client.mutate<Data, Variables>({ mutation: document, variables, fetchPolicy })
      : await client.query<Data, Variables>({ query: document, variables, fetchPolicy })
    if (!data) throw new Error('There is no answer.')
    return data as Data
  }
}
