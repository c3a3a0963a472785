import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CacheSource } from '#gateway/cache/cache-source.ts'
import { contentPolicy } from '#gateway/lib/content-policy.ts'
import { openCredentials } from '#gateway/session/credentials.ts'
import { readAddress } from './address.ts'
import type { FailedRequests } from './failed-requests.ts'
import { FALLBACK_STYLE_HASH, type FallbackStatus, fallbackPage } from './fallback-page.ts'
import type { PagesOptions } from './options.ts'
import { pageKey } from './page-key.ts'
import type { PageDemand, PageMaker, PagePartition } from './page-maker.ts'
import { sendMoved, sendPage } from './page-reply.ts'
import type { StoredPage } from './stored-page.ts'
import { untilVisitorLeaves } from './visitor.ts'

const HTML = 'text/html; charset=utf-8'

export type ServedPages = PagesOptions & {
  readonly source: CacheSource<StoredPage, PagePartition>
  readonly make: PageMaker
  readonly failedRequests: FailedRequests
}

export function servePages(app: FastifyInstance, pages: ServedPages): void {
  const { publicUrl, layout, source, make, failedRequests, log } = pages
  const policy = contentPolicy({
    publicUrl,
    mediaUrl: pages.mediaUrl,
    styleSource: pages.styleSource ?? FALLBACK_STYLE_HASH,
  })

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = readAddress({
      target: request.raw.url ?? '/',
      host: request.headers.host,
      publicUrl,
      layout: layout.current(),
    })
    reply.header('content-security-policy', policy)
    if (address.kind === 'moved') return sendMoved(reply, 301, address.to)
    if (address.kind === 'bad') return sendFallback(request, reply, 400)

    const { url } = address
    const renderer = await pages.renderer()
    const match = renderer.match(url)
    if (match.redirectTo !== null) return sendMoved(reply, 301, withQuery(match.redirectTo, url))

    const locale = renderer.chooseLocale(localeHints(request, url))
    const signal = untilVisitorLeaves(reply)
    const isClosed = layout.current()?.isInMaintenance === true
    const credentials =
      match.isPrivate || isClosed ? openCredentials(request.headers, pages.cookies) : null
    const { id: requestId, ip: clientAddress } = request
    // Staff use the same login page as everyone.
    const isForStaff =
      isClosed &&
      credentials !== null &&
      (match.route === 'login' ||
        (await pages.isStaff({ requestId, clientAddress, signal, credentials })))
    const isForEditor = url.searchParams.get('editPage') === 'true'
    const isPrivate = match.isPrivate || isForStaff || isForEditor
    const own = {
      isForStaff,
      isForEditor,
      ...(match.isPrivate && credentials ? { credentials } : {}),
    }
    const demand: PageDemand = isPrivate
      ? { key: null, url, locale, partition: 'plain', ...own }
      : { locale, ...pageKey(url, { locale, queryKeys: match.queryKeys }) }
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
    // A locale from a cookie or `accept-language` differs between visitors of this address.
    const isPublic = !isPrivate && locale === match.locale
    return sendPage(request, reply, { page, contentType: HTML, isPublic })
  }

  async function sendFallback(
    request: FastifyRequest,
    reply: FastifyReply,
    status: FallbackStatus,
  ): Promise<FastifyReply> {
    return sendPage(request, reply, {
      page: fallbackPage(status),
      contentType: HTML,
      isPublic: false,
    })
  }

  app.get('/*', {
    handler: answer,
    errorHandler: (error, request, reply) => {
      log.error({ err: error, path: request.url.split('?', 1)[0] }, 'page not answered')
      return sendFallback(request, reply, 503)
    },
  })
}

function localeHints(request: FastifyRequest, url: URL) {
  const { cookie, 'accept-language': acceptLanguage } = request.headers
  return {
    url,
    host: url.host,
    ...(cookie === undefined ? {} : { cookie }),
    ...(acceptLanguage === undefined ? {} : { acceptLanguage }),
  }
}

function withQuery(path: string, url: URL): string {
  return path.includes('?') ? path : path + url.search
}
