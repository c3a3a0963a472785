import type { ApolloClient } from '@apollo/client'
import type { Graph } from '#client/lib/preload.ts'
import { questionKey } from './answers.ts'

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
      const answer = answers.get(questionKey(document, variables))
      if (answer?.hasFailed) return 'failed'
      return answer !== undefined && now() - answer.at < FRESH_MS ? 'fresh' : 'old'
    },
    note: (document, variables, hasFailed) => {
      answers.set(questionKey(document, variables), { at: now(), hasFailed })
    },
  }
}

/** On the server every page asks for itself, and tells the browser which answers had errors. */
export function createServerGraph({ client, ask }: Pick<Graph, 'client' | 'ask'>): {
  readonly graph: Graph
  readonly failed: ReadonlySet<string>
} {
  const failed = new Set<string>()
  const graph: Graph = {
    client,
    ask,
    ageOf: () => 'fresh',
    note: (document, variables, hasFailed) => {
      if (hasFailed) failed.add(questionKey(document, variables))
    },
  }
  return { graph, failed }
}
