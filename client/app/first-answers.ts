import type { Cache, InMemoryCache, OperationVariables } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { type Answers, questionKey } from './answers.ts'

type Question = {
  readonly query: DocumentNode
  readonly variables?: OperationVariables
}

/** Whatever else is done with a cache reads or changes what it holds. */
const USES = ['read', 'write', 'modify', 'evict', 'batch', 'extract', 'restore', 'reset'] as const

/**
 * Lets a cache answer with what the server has asked already, with the very objects that came in
 * the page: taking them apart by id and putting them together again takes longer than drawing them.
 * The cache takes them in, and is as it was made, once `settle` is called or anything else is done
 * with it. Nobody is told of that, since nothing changes.
 */
export function answerFirst(cache: InMemoryCache, answers: Answers): () => void {
  const asked = new Map<string, Question>()
  const diff = cache.diff.bind(cache)

  function answer({ query, variables, ...options }: Cache.DiffOptions): Cache.DiffResult<unknown> {
    const key = questionKey(query, variables)
    const result = answers[key]
    if (result === undefined) {
      settle()
      return diff({ query, ...(variables ? { variables } : {}), ...options })
    }
    asked.set(key, { query, ...(variables ? { variables } : {}) })
    return { result, complete: true }
  }

  function settle(): void {
    for (const name of ['diff', ...USES]) Reflect.deleteProperty(cache, name)
    for (const [key, question] of asked) {
      cache.writeQuery({ ...question, data: answers[key], broadcast: false })
    }
    asked.clear()
  }

  const uses = USES.map((name) => [
    name,
    (...given: unknown[]) => {
      settle()
      return Reflect.apply(cache[name], cache, given)
    },
  ])
  Object.assign(cache, { diff: answer, ...Object.fromEntries(uses) })
  return settle
}
