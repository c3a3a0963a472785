import type { Cache, InMemoryCache, OperationVariables } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { type Answers, questionKey } from './answers.ts'

type Question = {
  readonly query: DocumentNode
  readonly variables?: OperationVariables
}

/** Whatever else is done with a cache reads or changes what it holds. */
const USES = ['write', 'modify', 'evict', 'batch', 'extract', 'restore', 'reset'] as const

/**
 * Lets a cache answer with what the server has asked already, with the very objects that came in
 * the page: taking them apart by id and putting them together again takes longer than drawing them.
 * Many a visitor asks for nothing else. Once another question comes, which nothing in the page can
 * answer, `prepare` is told: while that one is on its way the cache may take the answers in, one by
 * one, so that a tap comes in between; `settleOne` tells whether there are more. Anything else that
 * is done with the cache takes them in at once. Nobody is told of that, since nothing changes.
 */
export function answerFirst(
  cache: InMemoryCache,
  answers: Answers,
  prepare: (settleOne: () => boolean) => void,
): void {
  const asked = new Map<string, Question>()
  const diff = cache.diff.bind(cache)
  const read = cache.read.bind(cache)
  const write = cache.write.bind(cache)
  let isPrepared = false

  function answerOf({ query, variables }: Question, id = 'ROOT_QUERY'): unknown {
    // A part of what the cache holds.
    if (id !== 'ROOT_QUERY') return settle()
    const key = questionKey(query, variables)
    const result = answers[key]
    if (result !== undefined) asked.set(key, { query, ...(variables ? { variables } : {}) })
    else if (!isPrepared) {
      isPrepared = true
      prepare(settleOne)
    }
    return result
  }

  function settleOne(): boolean {
    const [next] = asked
    if (next !== undefined) {
      const [key, question] = next
      write({ ...question, dataId: 'ROOT_QUERY', result: answers[key], broadcast: false })
      asked.delete(key)
    }
    if (asked.size > 0) return true
    for (const name of ['diff', 'read', ...USES]) Reflect.deleteProperty(cache, name)
    return false
  }

  function settle(): void {
    while (settleOne());
  }

  const uses = USES.map((name) => [
    name,
    (...given: unknown[]) => {
      settle()
      return Reflect.apply(cache[name], cache, given)
    },
  ])
  Object.assign(cache, {
    diff: (options: Cache.DiffOptions) => {
      const result = answerOf(options, options.id)
      return result === undefined ? diff(options) : { result, complete: true }
    },
    read: (options: Cache.ReadOptions) => answerOf(options, options.rootId) ?? read(options),
    ...Object.fromEntries(uses),
  })
}
