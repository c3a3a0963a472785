import type { LayoutData } from '#gateway/layout/layout.ts'
import { type LinkTarget, toLinkTarget } from '#gateway/lib/link-target.ts'
import type { MediaReference } from '#services/contract/answers.ts'
import type { NavigationNode } from '#services/contract/cms.ts'
import type { LinkOptions } from '#services/contract/sections/options.ts'

export type LayoutParent = LayoutData
export type SiteParent = LayoutData
export type LanguageParent = LayoutData['languages'][number]
export type CountryParent = LayoutData['countries'][number]
export type CurrencyParent = LayoutData['currencies']['allowedCurrencies'][number]
export type MediaSizeParent = LayoutData['domain']['extra']['mediaOptions'][number]
export type CheckoutSettingsParent = LayoutData['checkout']
export type NavigationItemParent = NavigationNode
export type FooterColumnParent = FooterElement['columns'][number]
export type FooterElementParent = LayoutData

/** A link as elements store it; only navigation items have a `kind`. */
export type LinkParent = { readonly path: string; readonly kind?: string }
export type LabelledLinkParent = LinkParent & {
  readonly label: string
  /** What staff chose for a link of a section. */
  readonly choices?: LinkOptions
}
export type PartnerParent = {
  readonly name: string
  readonly path: string | null
  readonly media?: MediaReference | null | undefined
}
export type SocialLinkParent = FooterElement['social'][number]

export type FooterElement = NonNullable<LayoutData['elements']['footer']>

/** A link with an unknown target leads to the home page. */
export function toLink({ path, kind }: LinkParent): LinkTarget & { isUnknown: boolean } {
  const target = toLinkTarget(path, kind)
  return target ? { ...target, isUnknown: false } : { kind: 'INTERNAL', path: '/', isUnknown: true }
}

const CART_ADDITION_BEHAVIOURS = ['REDIRECT_TO_CART', 'STAY', 'SHOW_POPUP'] as const

export function toCartAdditionBehaviour(
  number: LayoutData['checkout']['cartAdditionBehaviour'],
): (typeof CART_ADDITION_BEHAVIOURS)[number] {
  return CART_ADDITION_BEHAVIOURS[number]
}

const SOCIAL_NETWORKS = {
  facebook: 'FACEBOOK',
  instagram: 'INSTAGRAM',
  youtube: 'YOUTUBE',
  x: 'X',
  tiktok: 'TIKTOK',
} as const

export function toSocialNetwork(network: SocialLinkParent['network']) {
  return SOCIAL_NETWORKS[network]
}
