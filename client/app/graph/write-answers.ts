import type { ApolloClient } from '@apollo/client'
import type { PageState } from '#client/app/page-state.ts'
import { yieldToMain } from '#client/app/yield-to-main.ts'
import { findQuery } from '#client/lib/graph/query-documents.ts'
import { readQueryKey } from '#client/lib/graph/query-key.ts'

/**
 * Writes the answers of the server's loaders into the cache, so that nothing is fetched twice.
 * Requires the modules of the page's screen, which register the documents.
 */
export async function writeAnswers(
  client: ApolloClient,
  answers: PageState['answers'],
): Promise<void> {
  for (const [key, data] of Object.entries(answers)) {
    const { name, variables } = readQueryKey(key)
    const query = findQuery(name)
    // Normalising an answer is slow on a cheap phone.
    await yieldToMain()
    if (query !== undefined) client.writeQuery({ query, variables, data })
  }
}
