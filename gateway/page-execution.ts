import type { DocumentNode, ExecutionResult } from 'graphql'
import type { Wallet } from './session/wallet.ts'

/** Enveloped, in process: never throws, errors in the result are masked already. */
export type Execute = (request: {
  readonly document: DocumentNode
  readonly operationName: string
  readonly variables: Record<string, unknown>
}) => Promise<ExecutionResult>

/** Everything that one page asks the graph. */
export type PageExecution = {
  readonly execute: Execute
  /** Topics of the change feed that the page depends on so far. */
  readonly tags: ReadonlySet<string>
  /** True when some field of some result failed: such a page is not cached. */
  hasErrors(): boolean
}

/** Pages are the same for everyone, unless they are made for the one whose wallet comes along. */
export type PageExecutionRequest = {
  readonly requestId: string
  readonly locale: string
  /** Sees to it that the page is made in time. */
  readonly signal: AbortSignal
  readonly wallet?: Wallet
}
