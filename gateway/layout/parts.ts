import { z } from 'zod'
import type { SiteIdentity, Upstream } from '#gateway/upstream/upstream.ts'
import { getCaptcha } from '#services/contract/captcha.ts'
import { getCurrencyConfig } from '#services/contract/cart.ts'
import { getElements, getNavigation, getOptions } from '#services/contract/cms.ts'
import { getCommentOptions } from '#services/contract/comment.ts'
import { LAYOUT_ELEMENTS } from '#services/contract/layout-elements.ts'
import { type DomainConfig, getCommons } from '#services/contract/master.ts'
import { getCheckoutSettings } from '#services/contract/order-calls.ts'
import { filterDomains, getGeneral } from '#services/contract/settings.ts'
import { orNone } from './absence.ts'
import { type LayoutElements, type LayoutParts, NAVIGATIONS } from './layout.ts'
import { toReviewOptions } from './review-options.ts'

export type LayoutPart = {
  readonly name: string
  /** Changes of these tags reload the part. */
  readonly topics: readonly string[]
  /** It is loaded in each language of the site. */
  readonly isTranslated?: true
  load(upstream: Upstream, language: string, site: SiteIdentity): Promise<Partial<LayoutParts>>
}

const flag = z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: [] }).catch(false)

export const LAYOUT_PARTS: readonly LayoutPart[] = [
  {
    name: 'domains',
    topics: ['settings'],
    load: async (upstream) => ({
      domains: (await upstream.call(filterDomains, { limit: 100 })).records,
    }),
  },
  {
    name: 'languages',
    topics: ['settings'],
    isTranslated: true,
    load: async (upstream, language) => ({
      languages: (await upstream.call(getCommons, { type: 'languages', language })).languages ?? [],
    }),
  },
  {
    name: 'countries',
    topics: ['settings'],
    isTranslated: true,
    load: async (upstream, language) => ({
      countries: (await upstream.call(getCommons, { type: 'countries', language })).countries ?? [],
    }),
  },
  {
    name: 'options',
    topics: ['options'],
    load: async (upstream) => {
      const { records } = await upstream.call(getOptions, { limit: 1000 })
      return { options: new Map(records.map((option) => [option.key, option])) }
    },
  },
  { name: 'reviews', topics: ['options'], load: loadReviewOptions },
  { name: 'elements', topics: ['elements'], isTranslated: true, load: loadElements },
  { name: 'navigation', topics: ['navigation'], isTranslated: true, load: loadNavigation },
  {
    name: 'currencies',
    topics: ['settings'],
    load: async (upstream) => ({ currencies: await upstream.call(getCurrencyConfig, {}) }),
  },
  {
    name: 'checkout',
    topics: ['settings', 'payment-methods'],
    isTranslated: true,
    load: async (upstream) => ({ checkout: await upstream.call(getCheckoutSettings, {}) }),
  },
  { name: 'captcha', topics: ['settings'], load: loadCaptcha },
  { name: 'maintenance', topics: ['settings'], load: loadMaintenance },
]

export const LAYOUT_TOPICS: ReadonlySet<string> = new Set(
  LAYOUT_PARTS.flatMap((part) => part.topics),
)

/** Defaults for parts that have never loaded; prices need their currency at once. */
export function partsWithoutAnswers(domain: DomainConfig): LayoutParts {
  return {
    domains: [],
    languages: [],
    countries: [],
    options: new Map(),
    reviewOptions: null,
    elements: { header: null, footer: null, cookieNotice: null },
    navigation: { main: [], footer1: [], footer2: [], footer3: [], footer4: [] },
    currencies: domain.extra.currencyConfig,
    checkout: domain.extra.checkoutSettings,
    captcha: null,
    isInMaintenance: false,
    maintenance: { until: null, text: null },
  }
}

async function loadReviewOptions(
  upstream: Upstream,
  _language: string,
  { store }: SiteIdentity,
): Promise<Pick<LayoutParts, 'reviewOptions'>> {
  const answer = await orNone(upstream.call(getCommentOptions, { store_id: store }), null)
  return { reviewOptions: answer && toReviewOptions(answer) }
}

async function loadElements(upstream: Upstream): Promise<{ elements: LayoutElements }> {
  const handlers = Object.keys(LAYOUT_ELEMENTS)
  const { records } = await upstream.call(getElements, { handlers })
  // Other platforms store other fields in `meta`: invalid ones are left out.
  const metaOf = <Schema extends z.ZodType>(handler: string, schema: Schema) =>
    schema.safeParse(records.find((element) => element.handler === handler)?.meta).data ?? null
  return {
    elements: {
      header: metaOf('header-section', LAYOUT_ELEMENTS['header-section']),
      footer: metaOf('footer-section', LAYOUT_ELEMENTS['footer-section']),
      cookieNotice: metaOf('cookie-section', LAYOUT_ELEMENTS['cookie-section']),
    },
  }
}

async function loadNavigation(upstream: Upstream): Promise<Pick<LayoutParts, 'navigation'>> {
  const treeOf = async (name: (typeof NAVIGATIONS)[number]) => {
    // A site need not have all five trees.
    const tree = await orNone(upstream.call(getNavigation, { id: name }), { items: [] })
    return tree.items
  }
  const [main = [], footer1 = [], footer2 = [], footer3 = [], footer4 = []] = await Promise.all(
    NAVIGATIONS.map(treeOf),
  )
  return { navigation: { main, footer1, footer2, footer3, footer4 } }
}

async function loadCaptcha(upstream: Upstream): Promise<Pick<LayoutParts, 'captcha'>> {
  const answer = await orNone(upstream.call(getCaptcha, {}), null)
  if (!answer || answer.kind === 'none') return { captcha: null }
  return { captcha: { kind: answer.kind, siteKey: answer.siteKey } }
}

async function loadMaintenance(
  upstream: Upstream,
): Promise<Pick<LayoutParts, 'isInMaintenance' | 'maintenance'>> {
  const read = async (key: string) => {
    const setting = upstream.call(getGeneral, { group: 'site', key })
    return (await orNone(setting, { value: null })).value ?? null
  }
  const isInMaintenance = flag.parse((await read('maintenance'))?.toLowerCase())
  if (!isInMaintenance) return { isInMaintenance, maintenance: { until: null, text: null } }
  const [until, text] = await Promise.all([read('maintenanceUntil'), read('maintenanceText')])
  return { isInMaintenance, maintenance: { until, text } }
}
