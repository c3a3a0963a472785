import {
  ApolloCache,
  type Cache,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { type Answers, questionKey } from '#client/app/answers.ts'
import { withDefaults } from './variable-defaults.ts'

type Question<Answer> = {
  readonly query: DocumentNode | TypedDocumentNode<Answer, never>
  readonly variables?: OperationVariables | undefined
}

/**
 * Keeps what one page has asked as it came, and gives the very object back. Nothing is asked twice
 * with other fields while one page is drawn, so nothing is gained by taking answers apart: a cache
 * that does took a third of the time that a page took.
 */
export class PageAnswers extends ApolloCache {
  override readonly assumeImmutableResults = true
  readonly #answers = new Map<string, unknown>()

  write({ query, variables, result }: Cache.WriteOptions): undefined {
    this.#answers.set(keyOf(query, variables), result)
  }

  read<Answer>({ query, variables }: Question<Answer>): Answer | null {
    // What stands there was written as the answer to this very question.
    return (this.#answers.get(keyOf(query, variables)) as Answer | undefined) ?? null
  }

  diff<Answer, Variables extends OperationVariables>(
    options: Cache.DiffOptions<Answer, Variables>,
  ): Cache.DiffResult<Answer> {
    const result = this.read(options)
    return result === null ? { result: null, complete: false } : { result, complete: true }
  }

  answers(): Answers {
    return Object.fromEntries(this.#answers)
  }

  extract(): Answers {
    return this.answers()
  }

  performTransaction(work: (cache: ApolloCache) => void): void {
    work(this)
  }

  // A page is drawn once: nothing in it changes or waits for a change.
  watch(): () => void {
    return () => undefined
  }

  evict(): boolean {
    return false
  }

  async reset(): Promise<void> {
    this.#answers.clear()
  }

  restore(): this {
    return this
  }

  removeOptimistic(): void {
    // There is nothing optimistic.
  }

  fragmentMatches(): boolean {
    return true
  }
}

/** As the browser will ask: with what the operation says of variables that are left out. */
function keyOf(query: DocumentNode, variables: OperationVariables = {}): string {
  return questionKey(query, withDefaults(query, variables))
}
