import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Renderer } from '#client/server/renderer.tsx'
import type { PublicCache } from '#gateway/cache/public-cache.ts'
import type { LayoutStore } from '#gateway/layout/layout-store.ts'
import type { PageExecution, PageExecutionRequest } from '#gateway/page-execution.ts'
import type { Cookies } from '#gateway/session/cookies.ts'
import type { OwnOrigins } from '#gateway/session/own-origin.ts'
import type { StaffCheck } from '#gateway/session/staff-visit.ts'
import type { PaymentHosts } from '#gateway/upstream/payment-step.ts'
import type { UpstreamClient } from '#gateway/upstream/upstream.ts'
import type { DrawPicture } from './social/draw.ts'

export type PagesOptions = {
  /** Origin of the default domain, without a trailing slash. */
  readonly publicUrl: string
  /** Called for each rendering, so that a development build can replace it. */
  renderer(): Promise<Renderer>
  readonly layout: Pick<LayoutStore, 'current' | 'maxAgeMs' | 'onChange'>
  openPage(request: PageExecutionRequest): PageExecution
  /** Called only in maintenance: otherwise pages do not read the cookie of the back office. */
  readonly isStaff: StaffCheck
  readonly cookies: Cookies
  /** Origins from which forms may be posted. */
  ownOrigins(): OwnOrigins
  /** For sitemap and failed requests. */
  readonly upstream: UpstreamClient
  readonly log: FastifyBaseLogger
  readonly clock: { now(): Date }
  readonly cache: PublicCache
  /** PAGE_CACHE=off renders the page for every request. */
  readonly hasCache?: boolean
  /** Folder of the built client (`dist/client`) with public files; development has none. */
  readonly assetsDir?: string
  /** Base URL of pictures on another origin. */
  readonly mediaUrl?: string
  /** Base URL of the service that has the pictures; without it none is drawn on a social picture. */
  readonly mediaOrigin?: string
  /** Signs addresses; without one they hold until the next start. */
  readonly signingKey?: string | null
  /** Draws pictures for shared links; by default in a process of its own. */
  readonly drawPicture?: DrawPicture
  /** Answered as `/<key>.txt`, which proves to search engines that announcements are ours. */
  readonly indexNowKey?: string | null
  /** Providers in the content policy. */
  readonly paymentHosts?: PaymentHosts
  /** Of what the tag manager of the site loads, in the content policy. */
  readonly tagHosts?: readonly string[]
  /** Origins that a page may show in a frame. */
  readonly embedHosts?: readonly string[]
  /** In a demo, the domain whose pages are shown in place of that of the address. */
  readonly chosenDomain?: (headers: IncomingHttpHeaders) => string | null
  /** Source for the content policy in development: Vite adds style elements to pages. */
  readonly styleSource?: string
}
