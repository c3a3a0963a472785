import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { type AnyVariables, Client, fetchExchange } from '@urql/core'
import { getOperationAST } from 'graphql'
import { headersOf, type Tokens } from './fetch-client.ts'

/** Without a cache: urql's own exchanges go before `fetchExchange`. */
export function openUrqlClient(url: string, tokens: Tokens) {
  const client = new Client({
    url,
    exchanges: [fetchExchange],
    fetchOptions: () => ({ headers: headersOf(tokens) }),
    // urql would send queries by GET.
    preferGetMethod: false,
    fetchSubscriptions: true,
  })

  return {
    async ask<Data, Variables extends AnyVariables>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ): Promise<Data> {
      const isMutation = getOperationAST(document)?.operation === 'mutation'
      const { data, error } = await (isMutation
        ? client.mutation(document, variables)
        : client.query(document, variables)
      ).toPromise()
      if (!data) throw error ?? new Error('There is no answer.')
      return data
    },

    /**
     * The first result of a subscription; `toPromise` would wait for the last. It stays open,
     * because `unsubscribe` of urql 6.0.3 leaves an unhandled rejection in Node.
     */
    first<Data>(document: TypedDocumentNode<Data, Record<string, never>>): Promise<Data> {
      return new Promise((resolve, reject) => {
        client.subscription(document, {}).subscribe(({ data, error }) => {
          if (data) resolve(data)
          else reject(error ?? new Error('There is no answer.'))
        })
      })
    },
  }
}
