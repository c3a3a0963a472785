import type { CallOptions, UpstreamClient, UpstreamScope } from '#gateway/upstream/upstream.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { filterEvents } from '#services/contract/calendar.ts'
import { type Call, type CallInput, type CallOutput, callUrl } from '#services/contract/call.ts'
import { getCurrencyConfig } from '#services/contract/cart.ts'
import { filterCategories } from '#services/contract/category.ts'
import {
  addFailedRequest,
  filterPosts,
  getElements,
  getNavigation,
  getOptions,
  getSitemap,
} from '#services/contract/cms.ts'
import { getCommentOptions } from '#services/contract/comment.ts'
import { detectDomain, getCommons } from '#services/contract/master.ts'
import { getCheckoutSettings } from '#services/contract/order-calls.ts'
import { filterProducts } from '#services/contract/product.ts'
import { filterDomains, followChanges, getGeneral } from '#services/contract/settings.ts'

export type Request = {
  readonly path: string
  readonly input: unknown
  readonly scope: UpstreamScope
  readonly options: CallOptions
}

type Script<C extends Call> = (
  input: CallInput<C>,
  options: CallOptions,
  scope: UpstreamScope,
) => CallOutput<C> | Promise<CallOutput<C>>

export type FeedScript = 'answers' | 'fails' | 'unknown' | 'wrong key'

export function failure(status: number, code = 'UPSTREAM_UNAVAILABLE'): UpstreamError {
  const message = `The service answered ${status}`
  return new UpstreamError({ service: 'settings', status, code, message })
}

/** The edge of the gateway: every call is answered by a script that a test may replace. */
export type ScriptedServices = {
  readonly client: UpstreamClient
  readonly requests: Request[]
  on<C extends Call>(call: C, script: Script<C>): void
  fail(call: Call, error?: Error): void
  /** Tells topics to whoever follows the feed. */
  tell(...topics: string[]): void
  /** The follower's cursor is no longer known. */
  forgetCursors(): void
  setFeed(state: FeedScript): void
}

export function scriptedServices(): ScriptedServices {
  const scripts = new Map<
    string,
    (input: never, options: CallOptions, scope: UpstreamScope) => unknown
  >()
  const requests: Request[] = []
  const on = <C extends Call>(call: C, script: Script<C>) => {
    scripts.set(callUrl(call), script)
  }
  const feed = scriptedFeed()
  answerAsOneSite(on)

  const client: UpstreamClient = {
    scope: (scope) => ({
      call: async <C extends Call>(
        call: C,
        input: CallInput<C>,
        options: CallOptions = {},
      ): Promise<CallOutput<C>> => {
        requests.push({ path: call.path, input, scope, options })
        if (callUrl(call) === callUrl(followChanges)) {
          const answer = await feed.ask(followChanges.input.parse(input), scope.signal)
          return call.output.parse(answer) as CallOutput<C>
        }
        const script = scripts.get(callUrl(call))
        if (!script) throw failure(404, 'NOT_FOUND')
        return call.output.parse(await script(input as never, options, scope)) as CallOutput<C>
      },
    }),
    states: () => new Map(),
    close: async () => undefined,
  }

  return {
    client,
    requests,
    on,
    fail: (call, error = failure(503)) => {
      scripts.set(callUrl(call), () => {
        throw error
      })
    },
    tell: (...topics) => feed.tell(topics),
    forgetCursors: feed.forget,
    setFeed: feed.setState,
  }
}

type FeedQuestion = { readonly after?: string | undefined; readonly wait?: number | undefined }

function scriptedFeed() {
  const told: string[][] = []
  let state: FeedScript = 'answers'
  let oldest = 0
  let wake = Promise.withResolvers<void>()
  const wakeAll = () => {
    wake.resolve()
    wake = Promise.withResolvers<void>()
  }

  return {
    tell: (topics: string[]) => {
      told.push(topics)
      wakeAll()
    },
    forget: () => {
      told.push([])
      oldest = told.length
      wakeAll()
    },
    setState: (next: FeedScript) => {
      state = next
      wakeAll()
    },
    ask: async ({ after, wait = 0 }: FeedQuestion, signal: AbortSignal) => {
      const gone = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      })
      gone.catch(() => undefined)
      const refuse = () => {
        if (state === 'fails') throw failure(503)
        if (state === 'wrong key') throw failure(401, 'WRONG_KEY')
        if (state === 'unknown') throw failure(404, 'NOT_SUPPORTED')
      }
      refuse()
      if (after === undefined) return { cursor: String(told.length), topics: [], gap: false }
      while (wait > 0 && Number(after) === told.length) {
        await Promise.race([wake.promise, gone])
        refuse()
      }
      const gap = Number(after) < oldest
      const topics = gap ? [] : told.slice(Number(after)).flat()
      return { cursor: String(told.length), topics, gap }
    },
  }
}

const eur = { id: 1, code: 'EUR', label: 'EUR', symbol: '€' }
const currencies = { allowedCurrencies: [eur], mainCurrencyId: 1 }
const checkout = { allowedCountries: 'ALL' as const, cartAdditionBehaviour: 2 as const }

/** The site that `domainDetect` finds. */
export const SITE = {
  apiKeyToken: 'key-1',
  apiKeyId: 'k1',
  siteID: 3,
  storeID: 4,
  site: { name: 'Savez', url: 'http://shop.test' },
  subdomain: 'shop',
  externalURLs: {},
  cmsLanguages: [41],
  extra: {
    mediaOptions: [],
    checkoutSettings: checkout,
    currencyConfig: currencies,
    cmsOptionFilter: [],
    cmsElements: [],
  },
}

function answerAsOneSite(on: ScriptedServices['on']): void {
  on(detectDomain, () => SITE)
  on(filterDomains, () => ({
    records: [{ id: 1, host: 'shop.test', language: 'hrv' }],
    totalRecords: 1,
    totalPages: 1,
  }))
  on(getCommons, ({ type }) => (type === 'languages' ? { languages: [] } : { countries: [] }))
  on(getOptions, () => ({
    records: [
      { key: 'WwwPolicy', value: 'no-www', media: null },
      { key: 'HomePageSlug', value: 'naslovnica', media: null },
      { key: 'AutoGenerateSiteMap', value: 'true', media: null },
    ],
  }))
  on(getCommentOptions, () => ({ records: [] }))
  on(getElements, () => ({ records: [] }))
  on(getNavigation, ({ id }) => ({ id, items: [] }))
  on(getCurrencyConfig, () => currencies)
  on(getCheckoutSettings, () => checkout)
  on(getGeneral, ({ group, key }) => ({ group, key, value: null }))
  on(addFailedRequest, () => ({ redirectTo: null }))
  on(getSitemap, () => ({ records: [] }))
  on(filterPosts, () => ({ records: [], lastPage: 1, total: 0 }))
  on(filterEvents, () => ({ records: [], lastPage: 1, total: 0 }))
  on(filterCategories, () => ({ records: [], totalPages: 1, totalRecords: 0 }))
  on(filterProducts, () => ({
    records: [],
    pagination: { page: 1, limit: 100, totalPages: 1, totalRecords: 0 },
  }))
}
