import type { z } from 'zod'
import type { Element, Page, Post, Term } from '#services/contract/cms.ts'
import { SECTIONS, type SectionType } from '#services/contract/sections/registry.ts'

export type PageParent = Page
export type PostParent = Post
export type TermParent = Term
export type MovedContentParent = { readonly path: string }
export type ContentParent =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'post'; readonly post: Post }
  | { readonly kind: 'moved'; readonly path: string }

type Fields<Type extends SectionType> = z.output<(typeof SECTIONS)[Type]>
type KnownSection<Type extends SectionType = SectionType> = Type extends SectionType
  ? { readonly type: Type; readonly id: number; readonly fields: Fields<Type> }
  : never
export type UnknownSectionParent = {
  readonly type: string
  readonly id: number
  readonly fields: null
}

export type SectionParent = KnownSection | UnknownSectionParent
export type HeroSectionParent = KnownSection<'hero'>
export type FeaturedProductsSectionParent = KnownSection<'featured-products'>
export type CategoryTilesSectionParent = KnownSection<'category-tiles'>
export type LatestNewsSectionParent = KnownSection<'latest-news'>
export type EventsListSectionParent = KnownSection<'events-list'>
export type MembershipBannerSectionParent = KnownSection<'membership-banner'>
export type PartnersSectionParent = KnownSection<'partners'>
export type RichTextSectionParent = KnownSection<'rich-text'>
export type NextMatchParent = NonNullable<HeroSectionParent['fields']['nextMatch']>

/** Fields that do not fit make the section unknown: a page never fails over one of its parts. */
export function toSection({ id, handler, meta }: Element): SectionParent {
  const unknown = { type: handler, id, fields: null }
  if (!isSectionType(handler)) return unknown
  const parsed = SECTIONS[handler].safeParse(meta)
  // The schema is the one registered under this very type.
  return parsed.success ? ({ type: handler, id, fields: parsed.data } as KnownSection) : unknown
}

function isSectionType(handler: string): handler is SectionType {
  return Object.hasOwn(SECTIONS, handler)
}

export const SECTION_TYPE_NAMES = {
  hero: 'HeroSection',
  'featured-products': 'FeaturedProductsSection',
  'category-tiles': 'CategoryTilesSection',
  'latest-news': 'LatestNewsSection',
  'events-list': 'EventsListSection',
  'membership-banner': 'MembershipBannerSection',
  partners: 'PartnersSection',
  'rich-text': 'RichTextSection',
} as const satisfies Record<SectionType, string>

export function toSectionTypeName(section: SectionParent) {
  return section.fields === null ? 'UnknownSection' : SECTION_TYPE_NAMES[section.type]
}
