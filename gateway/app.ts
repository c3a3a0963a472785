import type { DocumentNode, ExecutionResult } from 'graphql'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { GatewayConfig } from './config.ts'
import type { LayoutData } from './context.ts'
import type { UpstreamClient } from './upstream/upstream.ts'

/** Wall clock, handed in so that tests can move it. */
export type Clock = { now(): Date }

/** Last good copy of the layout data; `gateway/layout/layout-store.ts` keeps it. */
export type LayoutSource = {
  start(): void
  current(): LayoutData | null
  onChange(listener: (topics: readonly string[], isGap: boolean) => void): void
  close(): Promise<void>
}

/** Enveloped, in process: never throws, errors in the result are masked already. */
export type Execute = (request: {
  readonly document: DocumentNode
  readonly operationName: string
  readonly variables: Record<string, unknown>
}) => Promise<ExecutionResult>

/** Everything that one page render asked the graph. */
export type PageExecution = {
  readonly execute: Execute
  /** Topics that the page depends on so far. */
  readonly tags: ReadonlySet<string>
  /** True when some field of some result failed: such a page is not cached. */
  hasErrors(): boolean
}

export type PageExecutionRequest = {
  readonly requestId: string
  readonly locale: string
  readonly signal: AbortSignal
  readonly clientAddress?: string
}

/** What the pages and passage plugins are given when they are registered. */
export type GatewayParts = {
  readonly config: GatewayConfig
  readonly clock: Clock
  readonly log: Logger
  readonly upstream: UpstreamClient
  readonly layout: LayoutSource
  openPage(request: PageExecutionRequest): PageExecution
}

export type Gateway = GatewayParts & {
  readonly server: FastifyInstance
  /** Answers the address it listens on. */
  listen(): Promise<string>
  close(): Promise<void>
}
