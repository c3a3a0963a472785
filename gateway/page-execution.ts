import type { DocumentNode, ExecutionResult } from 'graphql'
import type { CacheAge } from './cache/cache-scope.ts'
import type { Credentials } from './session/credentials.ts'

/** Executes in process with all plugins. Never throws; errors in the result are masked. */
export type Execute = (request: {
  readonly document: DocumentNode
  readonly operationName: string
  readonly variables: Record<string, unknown>
}) => Promise<ExecutionResult>

/** All operations of one page. */
export type PageExecution = {
  readonly execute: Execute
  /** Change feed tags of the page so far. */
  readonly tags: ReadonlySet<string>
  age(): CacheAge
  /** False when a field failed or depends on data without tags: such a page is not cached. */
  isStorable(): boolean
}

/** Pages are public unless credentials are given. */
export type PageExecutionRequest = {
  readonly requestId: string
  readonly locale: string
  /** Aborts when the page takes too long. */
  readonly signal: AbortSignal
  readonly credentials?: Credentials
  /** False in maintenance and for editors: every operation is executed. */
  readonly hasCache?: boolean
  /** Only for a posted form: a link to a page must not change anything. */
  readonly mayWrite?: boolean
  /** The visitor's IP address, for rate limits. */
  readonly clientAddress?: string
}
