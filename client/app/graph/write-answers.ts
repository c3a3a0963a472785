import type { ApolloClient } from '@apollo/client'
import type { PageState } from '#client/app/page-state.ts'
import { yieldToMain } from '#client/app/yield-to-main.ts'
import { withQuery } from '#client/lib/graph/query-documents.ts'
import { readQueryKey } from '#client/lib/graph/query-key.ts'

/**
 * Writes the answers of the server's loaders into the cache, so that nothing is fetched twice.
 * The modules of the page's screen register the documents, those of later chunks once they have come.
 */
export async function writeAnswers(
  client: ApolloClient,
  answers: PageState['answers'],
): Promise<void> {
  for (const [key, data] of Object.entries(answers)) {
    const { name, variables } = readQueryKey(key)
    // Normalising an answer is slow on a cheap phone.
    await yieldToMain()
    withQuery(name, (query) => client.writeQuery({ query, variables, data }))
  }
}
