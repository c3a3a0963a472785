import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageMatch, Renderer } from '#client/server/renderer.tsx'
import type { CacheSource } from '#gateway/cache/cache-source.ts'
import { captchaHosts } from '#gateway/layout/site-captcha.ts'
import { languageOf, prefixOf } from '#gateway/layout/site-languages.ts'
import { tagManagerId } from '#gateway/layout/tag-manager.ts'
import { contentPolicy } from '#gateway/lib/content-policy.ts'
import { PLAIN_STYLE_HASH } from '#gateway/lib/plain-page.ts'
import { openCredentials } from '#gateway/session/credentials.ts'
import { type Address, readAddress } from './address.ts'
import type { FailedRequests } from './failed-requests.ts'
import { feedAt } from './feeds/feed-address.ts'
import type { Feeds } from './feeds/feeds.ts'
import { homeOfVisitor, withoutDefaultPrefix } from './locale-entrance.ts'
import type { PagesOptions } from './options.ts'
import { pageKey } from './page-key.ts'
import { sendMoved, sendPage } from './page-reply.ts'
import { readForm } from './posted-form.ts'
import { type FallbackStatus, fallbackPage } from './render/fallback-page.ts'
import type { PageDemand, PageMaker, PagePartition } from './render/page-maker.ts'
import type { StoredPage } from './render/stored-page.ts'
import { untilVisitorLeaves } from './visitor.ts'

const HTML = 'text/html; charset=utf-8'
/** Of Google Tag Manager and Google Analytics. */
const TAG_MANAGER_HOSTS = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]

export type ServedPages = PagesOptions & {
  readonly source: CacheSource<StoredPage, PagePartition>
  readonly make: PageMaker
  readonly failedRequests: FailedRequests
  readonly feeds: Feeds
}

type Screen = { readonly url: URL; readonly renderer: Renderer; readonly match: PageMatch }
type Location = Exclude<Address, { kind: 'page' }> | ({ readonly kind: 'page' } & Screen)

export function servePages(app: FastifyInstance, pages: ServedPages): void {
  const { publicUrl, layout, source, make, failedRequests, log } = pages
  const policyWith = (tagHosts: readonly string[]): string =>
    contentPolicy({
      ...{ publicUrl, tagHosts, mediaUrl: pages.mediaUrl },
      ...(pages.paymentHosts ? { paymentHosts: pages.paymentHosts } : {}),
      embedHosts: pages.embedHosts,
      styleSource: pages.styleSource ?? PLAIN_STYLE_HASH,
    })
  const usual = policyWith([])
  const ofTags = [...TAG_MANAGER_HOSTS, ...(pages.tagHosts ?? [])]

  function policy(): string {
    const current = layout.current()
    if (!current) return usual
    const hosts = [...(tagManagerId(current) === null ? [] : ofTags), ...captchaHosts(current)]
    return hosts.length > 0 ? policyWith(hosts) : usual
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const location = await locate(request, pages)
    reply.header('content-security-policy', policy())
    if (location.kind === 'moved') return sendMoved(reply, 301, location.to)
    if (location.kind === 'bad') return sendFallback(request, reply, pages, 400)
    const feed = feedAt(location.url, location.renderer)
    if (feed?.kind === 'moved') return sendMoved(reply, 301, feed.to)
    if (feed) return pages.feeds.send(request, reply, feed)
    const home = homeOfVisitor(request, location)
    if (home !== null) return sendMoved(reply, 302, home)
    return sendScreen(request, reply, location, null)
  }

  /** A form without scripts posts to its own page. */
  async function answerForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const location = await locate(request, pages)
    reply.header('content-security-policy', policy())
    if (location.kind === 'moved') return sendMoved(reply, 308, location.to)
    if (location.kind === 'bad') return sendFallback(request, reply, pages, 400)
    if (!location.match.takesForms) return refuseMethod(reply)
    const form = await readForm(request, pages.ownOrigins())
    return form.kind === 'refused'
      ? sendFallback(request, reply, pages, form.status)
      : sendScreen(request, reply, location, form.body)
  }

  async function sendScreen(
    request: FastifyRequest,
    reply: FastifyReply,
    { url, match }: Screen,
    form: string | null,
  ): Promise<FastifyReply> {
    const { locale } = match
    const signal = untilVisitorLeaves(reply)
    const isClosed = layout.current()?.isInMaintenance === true
    const isForVisitor = match.isPrivate || form !== null
    const credentials = isForVisitor ? openCredentials(request.headers, pages.cookies) : null
    const { id: requestId, ip: clientAddress } = request
    const visit = { requestId, clientAddress, signal }
    const isForStaff = isClosed && (await pages.isStaff(request.headers, visit))
    const isForEditor = url.searchParams.get('editPage') === 'true'
    const isPrivate = isForVisitor || isForStaff || isForEditor
    const own = {
      isForStaff,
      isForEditor,
      ...(credentials ? { credentials } : {}),
      ...(form === null ? {} : { posted: { form, clientAddress } }),
    }
    const demand: PageDemand = isPrivate
      ? { key: null, url, locale, partition: 'plain', ...own }
      : { locale, ...pageKey(url, { locale, query: match.query }) }
    const { value: page } = await source.get({
      key: demand.key,
      signal,
      make: (makeSignal) => make(demand, makeSignal),
    })
    const cookies = credentials?.setCookies() ?? []
    if (cookies.length > 0) reply.header('set-cookie', cookies)
    // A private path is neither reported nor redirected.
    if (page.status === 404 && !isPrivate) {
      const redirectTo = await failedRequests.report(url.pathname)
      if (redirectTo !== null) return sendMoved(reply, 301, redirectTo)
    }
    const isPublic = !isPrivate && !pages.chosenDomain?.(request.headers)
    return sendPage(request, reply, { page, contentType: HTML, isPublic })
  }

  async function sendFault(
    error: Error,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    log.error({ err: error, path: request.url.split('?', 1)[0] }, 'page not answered')
    return sendFallback(request, reply, pages, 503)
  }

  app.get('/*', { handler: answer, errorHandler: sendFault })
  app.post('/*', { handler: answerForm, errorHandler: sendFault })
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    handler: async (_request, reply) => refuseMethod(reply),
  })
}

async function locate({ raw, headers }: FastifyRequest, pages: ServedPages): Promise<Location> {
  const address = readAddress({
    target: raw.url ?? '/',
    host: pages.chosenDomain?.(headers) ?? headers.host,
    publicUrl: pages.publicUrl,
    layout: pages.layout.current(),
  })
  if (address.kind !== 'page') return address
  const { url } = address
  const renderer = await pages.renderer()
  const plain = withoutDefaultPrefix(url, renderer)
  if (plain !== null) return { kind: 'moved', to: plain }
  const match = renderer.match(url)
  if (match.redirectTo !== null) return { kind: 'moved', to: withQuery(match.redirectTo, url) }
  return { kind: 'page', url, renderer, match }
}

async function sendFallback(
  request: FastifyRequest,
  reply: FastifyReply,
  { layout }: Pick<ServedPages, 'layout'>,
  status: FallbackStatus,
): Promise<FastifyReply> {
  const current = layout.current()
  const { locale } = languageOf(current, request.url.split(/[/?#]/)[1])
  return sendPage(request, reply, {
    page: fallbackPage(status, { locale, prefix: prefixOf(current, locale) }),
    contentType: HTML,
    isPublic: false,
  })
}

function refuseMethod(reply: FastifyReply): FastifyReply {
  return reply
    .code(405)
    .header('allow', 'GET, HEAD')
    .type('text/plain')
    .send('Method not allowed\n')
}

function withQuery(path: string, url: URL): string {
  return path.includes('?') ? path : path + url.search
}
