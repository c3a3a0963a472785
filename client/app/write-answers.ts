import type { ApolloClient } from '@apollo/client'
import { findQuery } from '#client/lib/graph/query-documents.ts'
import { readQueryKey } from '#client/lib/graph/query-key.ts'
import type { PageState } from './page-state.ts'
import { yieldToMain } from './yield-to-main.ts'

/**
 * Writes what the server's loaders received into the cache, so that nothing is fetched again. The
 * modules of the page's screen must be there: they register the documents.
 */
export async function writeAnswers(
  client: ApolloClient,
  answers: PageState['answers'],
): Promise<void> {
  for (const [key, data] of Object.entries(answers)) {
    const { name, variables } = readQueryKey(key)
    const query = findQuery(name)
    // Splitting an answer by id takes long on a slow phone.
    await yieldToMain()
    if (query !== undefined) client.writeQuery({ query, variables, data })
  }
}
