import type { FastifyBaseLogger } from 'fastify'
import type { Execute, Renderer } from '#client/server/renderer.tsx'
import type { LayoutStore } from '#gateway/layout/layout-store.ts'
import type { Cookies } from '#gateway/session/cookies.ts'
import type { Wallet } from '#gateway/session/wallet.ts'
import type { UpstreamClient } from '#gateway/upstream/upstream.ts'

/** What one rendering asks the graph through. */
export type PageGraph = {
  readonly execute: Execute
  /** Topics of the change feed that the page depends on so far. */
  readonly tags: ReadonlySet<string>
  /** True when some field of some result failed. */
  hasErrors(): boolean
}

export type PageGraphRequest = {
  readonly requestId: string
  readonly locale: string
  readonly signal: AbortSignal
  /** Given for the pages that are made for one visitor. */
  readonly wallet?: Wallet
}

export type StaffQuestion = {
  readonly requestId: string
  readonly clientAddress: string
  readonly signal: AbortSignal
  readonly wallet: Wallet
}

export type PagesOptions = {
  /** Origin of the default domain, without a slash at its end. */
  readonly publicUrl: string
  /** Asked for on each rendering, so that a development build may change under it. */
  renderer(): Promise<Renderer>
  readonly layout: Pick<LayoutStore, 'current' | 'maxAgeMs' | 'onChange'>
  openPage(request: PageGraphRequest): PageGraph
  /** Of somebody who has to be known first: asked while the site is closed, and then alone. */
  isStaff(asked: StaffQuestion): Promise<boolean>
  readonly cookies: Cookies
  /** For site map and failed requests. */
  readonly upstream: UpstreamClient
  readonly log: FastifyBaseLogger
  readonly clock: { now(): Date }
  /** PAGE_CACHE=off renders every page anew. */
  readonly hasCache?: boolean
  /** PAGE_SHORTCUTS=off asks the graph for the layout of every page. */
  readonly hasShortcuts?: boolean
  /** Pages are shared with the other gateways when it is set. */
  readonly redisUrl?: string | null
  /** Folder of the built client (`dist/client`), public files included; development has none. */
  readonly assetsDir?: string
  /** Where pictures come from when it is another origin. */
  readonly mediaUrl?: string
}
