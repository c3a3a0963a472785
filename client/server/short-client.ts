import { ApolloClient, ApolloLink, CombinedGraphQLErrors, NetworkStatus } from '@apollo/client'
import { type HookWrappers, wrapperSymbol } from '@apollo/client/react/internal'
import { getOperationAST } from 'graphql'
import type { Answers } from '#client/app/answers.ts'
import { CLIENT_DEFAULTS } from '#client/app/graph-client.ts'
import type { Execute } from '#client/app/graph-links.ts'
import type { Ask } from '#client/lib/preload.ts'
import { PageAnswers } from './page-answers.ts'

/** One per page: what one visitor asked is never in reach of another. */
export type ServerClient = {
  readonly client: ApolloClient
  readonly ask?: Ask
  /** All that was answered, for the browser. */
  answers(): Answers
}

/**
 * Past most of Apollo: the graph is asked directly, and what it answers is read as it came, without
 * being watched by anyone.
 */
export function createShortClient(execute: Execute): ServerClient {
  const cache = new PageAnswers()
  const link = ApolloLink.empty()
  const client = new ApolloClient({ link, cache, ssrMode: true, defaultOptions: CLIENT_DEFAULTS })
  readAtOnce(client, cache)

  const ask: Ask = async (document, variables) => {
    const operationName = getOperationAST(document)?.name?.value ?? ''
    const { data, errors } = await execute({ document, operationName, variables })
    if (data) cache.write({ query: document, variables, result: data })
    // As Apollo would say it: loaders look at the codes of all of them.
    const error = errors
      ? new CombinedGraphQLErrors({ data, errors: errors.map((one) => one.toJSON()) })
      : null
    return { data: cache.read({ query: document, variables }), error }
  }
  return { client, ask, answers: () => cache.answers() }
}

const READY = { dataState: 'complete', loading: false, networkStatus: NetworkStatus.ready } as const

/** Apollo lets whoever renders on a server stand in for its hooks, in the place where it looks. */
function readAtOnce(client: ApolloClient, cache: PageAnswers): void {
  const wrappers: HookWrappers = {
    useQuery: (usual) => (query, options) => {
      const data = isPlain(options) ? cache.read({ query, variables: options?.variables }) : null
      if (data === null) return usual(query, options)
      // What is left out asks the graph again, which nothing does while it is drawn.
      return { ...READY, client, data } as ReturnType<typeof usual>
    },
  }
  Object.assign(client['queryManager'], { [wrapperSymbol]: wrappers })
}

type UseQuery = ReturnType<NonNullable<HookWrappers['useQuery']>>
type QueryOptions = Parameters<UseQuery>[1]

/** Whoever asks in a way of his own is answered by Apollo. */
function isPlain(options: QueryOptions): options is Exclude<QueryOptions, symbol> {
  if (typeof options !== 'object') return options === undefined
  const { fetchPolicy = 'cache-first', skip = false, ssr = true } = options
  return fetchPolicy === 'cache-first' && !skip && ssr
}
