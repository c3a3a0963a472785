import {
  type Cache,
  InMemoryCache,
  type InMemoryCacheConfig,
  type OperationVariables,
  type Reference,
} from '@apollo/client'
import type { DocumentNode } from 'graphql'
import type { PageState } from '#client/app/page-state.ts'
import { yieldToMain } from '#client/app/yield-to-main.ts'
import { queryKey } from '#client/lib/graph/query-key.ts'

type Query = { readonly query: DocumentNode; readonly variables?: OperationVariables }

const ROOT = 'ROOT_QUERY'

/**
 * Reads the answers that came with the page as they are: splitting them by id and joining them again
 * takes a cheap phone as long as hydration, and many visitors request nothing else. The first other
 * use of the cache writes those that were read. The first other query writes them while it is on
 * its way, each in a task of its own.
 */
export class PageCache extends InMemoryCache {
  /** By query key, until they are written. */
  readonly #answers: Map<string, unknown>
  /** Of the answers that were read. */
  readonly #queries = new Map<string, Query>()
  #isUsed = false

  constructor(config: InMemoryCacheConfig, answers: PageState['answers']) {
    super(config)
    this.#answers = new Map(Object.entries(answers))
  }

  // biome-ignore lint/suspicious/noExplicitAny: Apollo's overloads have a result each.
  override diff(options: Cache.DiffOptions<any, any>): any {
    const result = this.#answerTo(options, options.id)
    return result === undefined ? super.diff(options) : { result, complete: true }
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above.
  override read(options: Cache.ReadOptions<any>): any {
    return this.#answerTo(options, options.rootId) ?? super.read(options)
  }

  override write(options: Cache.WriteOptions): Reference | undefined {
    this.#writeAll()
    return super.write(options)
  }

  override batch<Result>(options: Cache.BatchOptions<InMemoryCache, Result>): Result {
    this.#writeAll()
    return super.batch(options)
  }

  override evict(options: Cache.EvictOptions): boolean {
    this.#writeAll()
    // What nobody has read may be what has to go.
    this.#answers.clear()
    return super.evict(options)
  }

  #answerTo(query: Query, id = ROOT): unknown {
    if (this.#answers.size === 0) return undefined
    if (id !== ROOT) this.#writeAll()
    const key = queryKey(query.query, query.variables)
    const answer = id === ROOT ? this.#answers.get(key) : undefined
    if (answer === undefined) void this.#writeInSteps()
    else this.#queries.set(key, query)
    if (!this.#isUsed) return answer
    this.#writeAll()
    return undefined
  }

  async #writeInSteps(): Promise<void> {
    do await yieldToMain()
    while (this.#writeNext())
    this.#isUsed = true
  }

  #writeAll(): void {
    this.#isUsed = true
    while (this.#writeNext());
  }

  /** Notifies no watcher, since nothing changes for them. */
  #writeNext(): boolean {
    const [next] = this.#queries
    if (next === undefined) return false
    const [key, { query, variables = {} }] = next
    const result = this.#answers.get(key)
    super.write({ query, variables, dataId: ROOT, result, broadcast: false })
    this.#queries.delete(key)
    this.#answers.delete(key)
    return true
  }
}
