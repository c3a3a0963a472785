import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { Graph } from '#client/lib/preload.ts'

/** How long an answer is shown again without asking anew. */
const FRESH_MS = 60_000

type Answered = { readonly at: number; readonly hasFailed: boolean }

/** In the browser: what is known is shown at once, and asked again behind the scenes once it is old. */
export function createBrowserGraph(
  client: ApolloClient,
  failed: readonly string[],
  now: () => number,
): Graph {
  const answers = new Map<string, Answered>(failed.map((key) => [key, { at: 0, hasFailed: true }]))
  return {
    client,
    ageOf: (document, variables) => {
      const answer = answers.get(keyOf(document, variables))
      if (answer?.hasFailed) return 'failed'
      return answer !== undefined && now() - answer.at < FRESH_MS ? 'fresh' : 'old'
    },
    note: (document, variables, hasFailed) => {
      answers.set(keyOf(document, variables), { at: now(), hasFailed })
    },
  }
}

/** On the server every page asks for itself, and tells the browser which answers had errors. */
export function createServerGraph(client: ApolloClient): {
  readonly graph: Graph
  readonly failed: ReadonlySet<string>
} {
  const failed = new Set<string>()
  const graph: Graph = {
    client,
    ageOf: () => 'fresh',
    note: (document, variables, hasFailed) => {
      if (hasFailed) failed.add(keyOf(document, variables))
    },
  }
  return { graph, failed }
}

function keyOf(document: TypedDocumentNode<unknown, never>, variables: OperationVariables): string {
  const [first] = document.definitions
  const name = first?.kind === 'OperationDefinition' ? first.name?.value : ''
  return JSON.stringify([name, variables])
}
