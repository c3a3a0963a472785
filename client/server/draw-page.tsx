import type { i18n } from 'i18next'
import type { ReactElement, ReactNode } from 'react'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { Located } from '#client/app/address-book.ts'
import type { DocumentParts } from '#client/app/document.tsx'
import { FallbackPage } from '#client/app/fallback-page.tsx'
import { createServerGraph } from '#client/app/freshness.ts'
import { createLoaderContext } from '#client/app/loader-context.ts'
import { MaintenancePage } from '#client/app/maintenance-page.tsx'
import { errorsOf, type PageState } from '#client/app/page-state.ts'
import { Providers } from '#client/app/providers.tsx'
import { createRoutes } from '#client/app/routes.ts'
import { createToastStore } from '#client/features/toasts/toast-store.ts'
import { type LocaleEntry, type LocaleTable, prefixOf } from '#client/i18n/locales.ts'
import type { Messages } from '#client/i18n/messages.ts'
import { createFormat, type Writings } from '#client/lib/format.ts'
import { escapeJson } from '#client/lib/json-block.tsx'
import type { ClientAssets } from './assets.ts'
import { FontHints } from './font-hints.tsx'
import { createLongClient } from './long-client.ts'
import type { PageAnswer, PageRequest } from './page.ts'
import { renderAtOnce, renderHtml } from './render-html.ts'
import { createShortClient } from './short-client.ts'

/** When a service is down for a moment, and when the whole shop is being worked on. */
const RETRY_SOON_SECONDS = 30
const RETRY_AFTER_MAINTENANCE_SECONDS = 600

/** The same texts twice: ready to use here, and as they travel to the browser. */
export type ScreenTexts = { readonly i18n: i18n; readonly messages: Messages }

type Drawer = (
  request: PageRequest,
  locale: LocaleEntry,
  texts: ScreenTexts,
  located: Located | null,
) => Promise<PageAnswer>

type DrawerOptions = {
  readonly assets: ClientAssets
  readonly locales: LocaleTable
  readonly hasShortcuts: boolean
  readonly onTree?: ((tree: ReactElement) => void) | undefined
}

export function createPageDrawer({ assets, locales, hasShortcuts, onTree }: DrawerOptions): Drawer {
  const handler = createStaticHandler(createRoutes(locales))

  return async (request, locale, texts, located) => {
    const { url, execute, signal, isInMaintenance } = request
    const writings: Writings = new Map()
    const site = {
      locale: locale.code,
      iso: locale.iso,
      prefix: prefixOf(locale.code, locales),
      origin: url.origin,
      name: '',
      logo: null,
      shareImage: null,
      format: createFormat(locale.iso, writings),
    }
    const server = hasShortcuts ? createShortClient(execute) : createLongClient(execute)
    const { client } = server
    const { graph, failed } = createServerGraph(server)
    const pageAssets = {
      early: assets.early,
      scripts: [assets.entry, ...assets.chunks(located?.address.screen ?? null)],
      css: assets.css,
    }

    const draw = async (stateText: string | null, content: ReactNode): Promise<string> => {
      const parts: DocumentParts = { iso: locale.iso, assets: pageAssets, stateText }
      const toasts = createToastStore(NO_TIMER)
      const tree: ReactElement = (
        <Providers {...{ parts, texts: texts.i18n, site, client, toasts, navigation: null }}>
          {content}
        </Providers>
      )
      onTree?.(tree)
      return (hasShortcuts ? renderAtOnce(tree) : null) ?? renderHtml(tree, signal)
    }

    if (isInMaintenance) {
      const html = await draw(null, <MaintenancePage />)
      return { status: 503, html, retryAfterSeconds: RETRY_AFTER_MAINTENANCE_SECONDS }
    }

    // Its own signal would cost more than the request; what the loaders ask ends with the page.
    const context = await handler.query(new Request(url), {
      requestContext: createLoaderContext(graph, site),
    })
    if (context instanceof Response) {
      return { status: context.status, location: context.headers.get('location') ?? '/', html: '' }
    }

    signal.throwIfAborted()
    const outcome = settle(context)
    const state: PageState = {
      locale: locale.code,
      origin: url.origin,
      assets: pageAssets,
      messages: texts.messages,
      loaderData: context.loaderData,
      errors: outcome.errors,
      answers: server.answers(),
      failed: [...failed],
      written: {},
    }
    try {
      const html = await draw(
        escapeJson(state),
        <FontHints fonts={assets.fonts}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </FontHints>,
      )
      return { ...outcome.answer, html: tellWritings(html, writings) }
    } catch (failure) {
      if (signal.aborted) throw failure
      const html = await draw(null, <FallbackPage />)
      return { status: 503, html, retryAfterSeconds: RETRY_SOON_SECONDS, failure }
    }
  }
}

const UNTOLD = '"written":{}}</script>'

/** What was written is known when all is drawn, and the state stands within what is drawn. */
function tellWritings(html: string, writings: Writings): string {
  const at = html.lastIndexOf(UNTOLD)
  if (at === -1) return html
  const told = `"written":${escapeJson(Object.fromEntries(writings))}}</script>`
  return html.slice(0, at) + told + html.slice(at + UNTOLD.length)
}

type Settled = {
  readonly answer: Omit<PageAnswer, 'html'>
  /** Status by route. */
  readonly errors: Readonly<Record<string, number>> | null
}

/** What nobody foresaw is a 503 as well: it is ours, and it may pass. Its message goes to the log alone. */
function settle(context: StaticHandlerContext): Settled {
  const thrown = Object.entries(context.errors ?? {})
  if (thrown.length === 0) return { answer: { status: context.statusCode }, errors: null }

  const errors = Object.fromEntries(
    thrown.map(([route, error]) => [route, isRouteErrorResponse(error) ? error.status : 503]),
  )
  context.errors = errorsOf(errors)
  const status = Object.values(errors)[0] ?? 503
  const unforeseen = thrown.find(([, error]) => !isRouteErrorResponse(error))
  return {
    answer: {
      status,
      ...(status === 503 ? { retryAfterSeconds: RETRY_SOON_SECONDS } : {}),
      ...(unforeseen === undefined ? {} : { failure: unforeseen[1] }),
    },
    errors,
  }
}

/** On the server no toast is ever shown. */
const NO_TIMER = { now: () => 0, after: () => () => undefined }
