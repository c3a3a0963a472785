import type { FastifyBaseLogger } from 'fastify'
import type { Execute, Renderer } from '#client/server/renderer.tsx'
import type { LayoutData } from '#gateway/layout/layout.ts'
import type { LayoutStore } from '#gateway/layout/layout-store.ts'
import type { UpstreamClient } from '#gateway/upstream/upstream.ts'

/** What one rendering asks the graph through; the same for every visitor. */
export type PageGraph = {
  readonly execute: Execute
  /** Cache tags that the loaders have touched so far. */
  readonly tags: ReadonlySet<string>
}

export type PagesOptions = {
  /** Origin of the default domain. */
  readonly publicUrl: string
  /** Asked for on each rendering, so that a development build may change under it. */
  readonly renderer: () => Promise<Renderer>
  readonly layout: LayoutStore
  /** A new context without anything of the visitor. */
  openGraph(request: {
    readonly requestId: string
    readonly locale: string
    readonly layout: LayoutData
    readonly signal: AbortSignal
  }): PageGraph
  /** For site map and failed requests. */
  readonly upstream: UpstreamClient
  readonly log: FastifyBaseLogger
  readonly clock: { now(): Date }
  /** PAGE_CACHE=off renders every page anew. */
  readonly hasCache: boolean
  /** Folder of the built client (`dist/client`), which holds the public files too; none in development. */
  readonly assetsDir?: string
  readonly redisUrl?: string
}
