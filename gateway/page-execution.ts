import type { DocumentNode, ExecutionResult } from 'graphql'
import type { CacheAge } from './cache/cache-scope.ts'
import type { Credentials } from './session/credentials.ts'

/** Enveloped, in process: never throws, errors in the result are masked already. */
export type Execute = (request: {
  readonly document: DocumentNode
  readonly operationName: string
  readonly variables: Record<string, unknown>
}) => Promise<ExecutionResult>

/** All operations of one page. */
export type PageExecution = {
  readonly execute: Execute
  /** Topics of the change feed that the page depends on so far. */
  readonly tags: ReadonlySet<string>
  age(): CacheAge
  /** False when a field failed, or depends on what no change would purge: such a page is not cached. */
  isStorable(): boolean
}

/** Pages are the same for everyone, unless credentials of a visitor are given. */
export type PageExecutionRequest = {
  readonly requestId: string
  readonly locale: string
  /** Aborts when the page takes too long. */
  readonly signal: AbortSignal
  readonly credentials?: Credentials
  /** False executes every operation: in maintenance and for editors. */
  readonly hasCache?: boolean
}
