import type { i18n } from 'i18next'
import type { ReactElement, ReactNode } from 'react'
import {
  type ActionFunction,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import type { Located } from '#client/app/address-book.ts'
import type { DocumentParts } from '#client/app/document.tsx'
import { FallbackPage } from '#client/app/error-pages/fallback-page.tsx'
import { MaintenancePage } from '#client/app/error-pages/maintenance-page.tsx'
import { createLoaderContext } from '#client/app/loader-context.ts'
import { errorsOf, type PageState } from '#client/app/page-state.ts'
import { Providers } from '#client/app/providers.tsx'
import { createRoutes } from '#client/app/routes.ts'
import { answerForms, formTextsContext } from '#client/features/forms/form-action.ts'
import { createToastStore } from '#client/features/toasts/toast-store.ts'
import { SCREENS } from '#client/generated/screens.ts'
import { SERVER_SCREENS } from '#client/generated/server-screens.ts'
import { type LocaleEntry, type LocaleTable, prefixOf } from '#client/i18n/locales.ts'
import type { Messages } from '#client/i18n/messages.ts'
import { type Alternate, AlternatesContext } from '#client/lib/alternates.ts'
import { createFormat, type Formatted } from '#client/lib/create-format.ts'
import type { ScreenName } from '#client/lib/screen.ts'
import { SocialPicturesContext } from '#client/lib/social-picture.tsx'
import { writeContext } from '#client/lib/write.ts'
import type { ClientAssets } from './assets.ts'
import { type Captcha, withCaptcha } from './captcha.ts'
import { withClosedBar } from './closed-bar.ts'
import { type DemoBadge, withDemoBadge } from './demo-badge.ts'
import { FontHints } from './font-hints.tsx'
import { type LanguageSwitch, withLanguageSwitch } from './language-switch.ts'
import type { PageAnswer, PageCaptcha, PageRequest } from './page.ts'
import { readAlternates } from './read-alternates.ts'
import { renderHtml, STATE_MARK } from './render-html.ts'
import { SERVER_CLIENT } from './server-client.ts'
import { createServerPreload } from './server-preload.ts'
import { type Statistics, withStatistics } from './statistics.ts'

const RETRY_SOON_SECONDS = 30

/** The texts for this render and in the form that is sent to the browser. */
export type ScreenTexts = { readonly i18n: i18n; readonly messages: Messages }

type PageRenderer = (
  request: PageRequest,
  locale: LocaleEntry,
  texts: ScreenTexts,
  located: Located | null,
) => Promise<PageAnswer>

type PageRendererOptions = {
  readonly assets: ClientAssets
  readonly locales: LocaleTable
  readonly onTree?: ((tree: ReactElement) => void) | undefined
  readonly demoVersion: string | null
}

export function createPageRenderer({
  assets,
  locales,
  onTree,
  demoVersion,
}: PageRendererOptions): PageRenderer {
  const handler = createStaticHandler(createRoutes(locales, { actionOf }))

  return async (request, locale, texts, located) => {
    const { url, execute, signal, closing, tagManagerId, captcha, socialPathOf } = request
    const formatted: Formatted = new Map()
    const site = {
      locale: locale.code,
      iso: locale.iso,
      prefix: prefixOf(locale.code, locales),
      origin: url.origin,
      name: '',
      logo: null,
      shareImage: null,
      membershipPage: null,
      deliveryPage: null,
      returnsPage: null,
      cartAddition: null,
      format: createFormat(locale.iso, formatted),
    }
    const { preload, write, answers, failed } = createServerPreload(execute)
    const pageAssets = {
      early: assets.early,
      scripts: assets.scripts,
      parts: assets.partsOf(located?.address.screen ?? null),
      css: assets.css,
    }

    let alternates: readonly Alternate[] = []
    const render = (content: ReactNode, stateOf: (() => PageState) | null): Promise<string> => {
      const state = stateOf === null ? null : STATE_MARK
      const parts: DocumentParts = { iso: locale.iso, locales, assets: pageAssets, state }
      const graph = { client: SERVER_CLIENT, answers }
      const toasts = createToastStore(NO_TIMER)
      const tree: ReactElement = (
        <Providers {...{ parts, texts: texts.i18n, site, ...graph, toasts, navigation: null }}>
          <SocialPicturesContext value={socialPathOf}>
            <AlternatesContext value={alternates}>{content}</AlternatesContext>
          </SocialPicturesContext>
        </Providers>
      )
      onTree?.(tree)
      return renderHtml(tree, signal, stateOf)
    }

    if (closing && !closing.isForStaff) {
      const { retryAfterSeconds, ...notice } = closing
      const html = await render(<MaintenancePage {...notice} />, null)
      return { status: 503, html, retryAfterSeconds }
    }

    const requestContext = createLoaderContext(preload, site)
    requestContext.set(writeContext, write)
    requestContext.set(formTextsContext, { i18n: texts.i18n, format: site.format })
    const reading = isTranslated(request, located, locales)
      ? readAlternates(url.pathname, locales, execute)
      : []
    const context = await handler.query(requestOf(request), { requestContext })
    if (context instanceof Response) {
      return { status: context.status, location: context.headers.get('location') ?? '/', html: '' }
    }

    alternates = await reading
    signal.throwIfAborted()
    const outcome = settle(context)
    const stateOf = (): PageState => ({
      locale,
      locales,
      origin: url.origin,
      assets: pageAssets,
      messages: texts.messages,
      loaderData: context.loaderData,
      actionData: context.actionData,
      errors: outcome.errors,
      answers: Object.fromEntries(answers),
      failed: [...failed],
      formatted: Object.fromEntries(formatted),
    })
    try {
      const html = await render(
        <FontHints fonts={assets.fonts}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </FontHints>,
        stateOf,
      )
      let shown = html
      if (locales.entries.length > 1) {
        const page = { locale, locales, url, located, script: assets.languages }
        shown = withLanguageSwitch(shown, { ...page, text: choiceOf(texts) })
      }
      if (demoVersion !== null) shown = withDemoBadge(shown, badgeOf(texts, demoVersion))
      if (tagManagerId !== null) {
        const { statistics: script } = assets
        shown = withStatistics(shown, statisticsOf(texts, { id: tagManagerId, script }))
      }
      if (captcha !== null) shown = withCaptcha(shown, captchaOf(texts, captcha))
      return { ...outcome.answer, html: closing ? withClosedBar(shown, barOf(texts)) : shown }
    } catch (failure) {
      if (signal.aborted) throw failure
      const html = await render(<FallbackPage />, null)
      return { status: 503, html, retryAfterSeconds: RETRY_SOON_SECONDS, failure }
    }
  }
}

/** A page that search engines may list, of a site with several languages. */
function isTranslated(
  { form }: PageRequest,
  located: Located | null,
  { entries }: LocaleTable,
): boolean {
  if (located === null || form !== null || entries.length < 2) return false
  return !SCREENS[located.address.screen].isPrivate
}

function choiceOf({ i18n }: ScreenTexts): LanguageSwitch['text'] {
  const t = i18n.getFixedT(null, 'languages')
  return (key) => t(key)
}

function statisticsOf({ i18n }: ScreenTexts, of: Pick<Statistics, 'id' | 'script'>): Statistics {
  const t = i18n.getFixedT(null, 'statistics')
  return { ...of, text: (key) => t(key) }
}

function captchaOf({ i18n }: ScreenTexts, { kind, siteKey, contact }: PageCaptcha): Captcha {
  const t = i18n.getFixedT(null, 'captcha')
  const elsewhere = contact === '' ? '' : t('elsewhere', { contact })
  return { kind, siteKey, elsewhere, text: (key) => t(key) }
}

function barOf({ i18n }: ScreenTexts): Parameters<typeof withClosedBar>[1] {
  const t = i18n.getFixedT(null, 'maintenance')
  return { text: t('bar'), link: t('barLink') }
}

function badgeOf({ i18n }: ScreenTexts, version: string): DemoBadge {
  const t = i18n.getFixedT(null, 'demo')
  return { version, text: (key) => t(key) }
}

/** Posted forms of a screen. The browser's bundle has none of this code. */
function actionOf(screen: ScreenName): ActionFunction | undefined {
  const { loadActions } = SERVER_SCREENS[screen]
  return loadActions && answerForms(loadActions)
}

/** Without a signal, which would cost more than the request: queries end with the page. */
function requestOf({ url, form }: PageRequest): Request {
  if (form === null) return new Request(url)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return new Request(url, { method: 'POST', headers, body: form })
}

type Settled = {
  readonly answer: Omit<PageAnswer, 'html'>
  /** Status by route. */
  readonly errors: Readonly<Record<string, number>> | null
}

/**
 * An unexpected error is a 503: it is our fault and may be temporary. Only the log has its message.
 */
function settle(context: StaticHandlerContext): Settled {
  const thrown = Object.entries(context.errors ?? {})
  if (thrown.length === 0) return { answer: answerOf(context.statusCode), errors: null }

  const errors = Object.fromEntries(
    thrown.map(([route, error]) => [route, isRouteErrorResponse(error) ? error.status : 503]),
  )
  context.errors = errorsOf(errors)
  const status = Object.values(errors)[0] ?? 503
  const unexpected = thrown.find(([, error]) => !isRouteErrorResponse(error))
  return {
    answer: {
      ...answerOf(status),
      ...(unexpected === undefined ? {} : { failure: unexpected[1] }),
    },
    errors,
  }
}

function answerOf(status: number): Omit<PageAnswer, 'html'> {
  return { status, ...(status === 503 ? { retryAfterSeconds: RETRY_SOON_SECONDS } : {}) }
}

/** The server shows no toasts. */
const NO_TIMER = { now: () => 0, after: () => () => undefined }
