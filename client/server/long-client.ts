import { ApolloClient, type Cache, InMemoryCache, type Reference } from '@apollo/client'
import { type Answers, questionKey } from '#client/app/answers.ts'
import { CACHE_CONFIG, CLIENT_DEFAULTS } from '#client/app/graph-client.ts'
import { createExecuteLink, type Execute } from '#client/app/graph-links.ts'
import type { ServerClient } from './short-client.ts'

/** The way that the browser goes, through the cache that it has. Pages come out the same. */
export function createLongClient(execute: Execute): ServerClient {
  const cache = new NotedCache()
  const link = createExecuteLink(execute)
  const client = new ApolloClient({ link, cache, ssrMode: true, defaultOptions: CLIENT_DEFAULTS })
  return { client, answers: () => cache.answers() }
}

/** The usual cache, which also keeps what goes in. */
class NotedCache extends InMemoryCache {
  readonly #answers = new Map<string, unknown>()

  constructor() {
    super({ ...CACHE_CONFIG, resultCaching: false })
  }

  override write(options: Cache.WriteOptions): Reference | undefined {
    this.#answers.set(questionKey(options.query, options.variables), options.result)
    return super.write(options)
  }

  answers(): Answers {
    return Object.fromEntries(this.#answers)
  }
}
