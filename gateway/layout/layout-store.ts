import type { FastifyBaseLogger } from 'fastify'
import type { LayoutCaller } from './caller.ts'
import type { LayoutData } from './layout.ts'

export type LayoutListener = (topics: readonly string[], isGap: boolean) => void

export type LayoutStoreOptions = {
  readonly upstream: LayoutCaller
  /** The referer that names the site. */
  readonly publicUrl: string
  readonly log: FastifyBaseLogger
  readonly clock: { now(): Date }
}

export type LayoutStore = {
  /** Returns at once; waits for the services in the background, however long they take. */
  start(): void
  /** Null until the first copy is there; the gateway is not ready before. */
  current(): LayoutData | null
  /** Resolves once the first copy is there; rejects when the signal aborts or the store closes. */
  ready(signal?: AbortSignal): Promise<LayoutData>
  /** How old kept answers may grow; null while the change feed tells of every change. */
  maxAgeMs(): number | null
  /** Called after the layout itself is fresh again; returns what ends the listening. */
  onChange(listener: LayoutListener): () => void
  close(): Promise<void>
}
