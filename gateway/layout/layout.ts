import type { z } from 'zod'
import type { SiteIdentity } from '#gateway/upstream/upstream.ts'
import type { CallOutput } from '#services/contract/call.ts'
import type { getCaptcha } from '#services/contract/captcha.ts'
import type { getOptions, NavigationNode } from '#services/contract/cms.ts'
import type {
  cookieSection,
  footerSection,
  headerSection,
} from '#services/contract/layout-elements.ts'
import type {
  checkoutSettings,
  country,
  currencyConfig,
  DomainConfig,
  Language,
} from '#services/contract/master.ts'
import type { filterDomains } from '#services/contract/settings.ts'
import type { ReviewOptions } from './review-options.ts'

export const NAVIGATIONS = ['main', 'footer1', 'footer2', 'footer3', 'footer4'] as const
export type NavigationName = (typeof NAVIGATIONS)[number]

export type LayoutOption = CallOutput<typeof getOptions>['records'][number]
export type LayoutDomain = CallOutput<typeof filterDomains>['records'][number]
export type LayoutElements = {
  readonly header: z.output<typeof headerSection> | null
  readonly footer: z.output<typeof footerSection> | null
  readonly cookieNotice: z.output<typeof cookieSection> | null
}

export type SiteCaptcha = {
  readonly kind: Exclude<CallOutput<typeof getCaptcha>['kind'], 'none'>
  readonly siteKey: string | null
}

/** Loaded and refreshed separately, so that a failing service costs only its own part. */
export type LayoutParts = {
  /** Hosts of the site; empty on a platform that does not list them. */
  readonly domains: readonly LayoutDomain[]
  readonly languages: readonly Language[]
  readonly countries: readonly z.output<typeof country>[]
  readonly options: ReadonlyMap<string, LayoutOption>
  /** Null on a platform that has no comments. */
  readonly reviewOptions: ReviewOptions | null
  readonly elements: LayoutElements
  readonly navigation: Readonly<Record<NavigationName, readonly NavigationNode[]>>
  readonly currencies: z.output<typeof currencyConfig>
  readonly checkout: z.output<typeof checkoutSettings>
  readonly isInMaintenance: boolean
  /** Null on a site without one, and on a platform that does not say. */
  readonly captcha: SiteCaptcha | null
  /** What is known of a maintenance; its end may be over. */
  readonly maintenance: { readonly until: string | null; readonly text: string | null }
}

/** What is in the language of the visitor. */
export const LAYOUT_TEXTS = [
  'languages',
  'countries',
  'elements',
  'navigation',
  'checkout',
] as const
export type LayoutTexts = Pick<LayoutParts, (typeof LAYOUT_TEXTS)[number]>

/** Everything around a page's content, as parsed contract answers. */
export type LayoutData = LayoutParts & {
  readonly identity: SiteIdentity
  readonly domain: DomainConfig
  /** False on a platform without our extensions, detected by its change feed. */
  readonly hasExtensions: boolean
  /** Of each language of the site, as far as they have been loaded. */
  readonly texts: ReadonlyMap<string, Partial<LayoutTexts>>
}

/** With its texts in one language; those that it lacks stay as they are. */
export function layoutIn(layout: LayoutData, language: string): LayoutData {
  return { ...layout, ...layout.texts.get(language) }
}
