import { type ComponentType, lazy } from 'react'
import type { SectionFields } from './section-fields.ts'

/** Sections whose code is loaded where a page has them. */
export const LAZY_SECTIONS = {
  AccordionSection: lazy(async () => ({
    default: (await import('./accordion/accordion.tsx')).Accordion,
  })),
  BannerSection: lazy(async () => ({ default: (await import('./banner/banner.tsx')).Banner })),
  ColumnsSection: lazy(async () => ({ default: (await import('./columns/columns.tsx')).Columns })),
  EmbedSection: lazy(async () => ({ default: (await import('./embed/embed.tsx')).Embed })),
  EventsListSection: lazy(async () => ({
    default: (await import('./events-list/events-list.tsx')).EventsList,
  })),
  FaqSection: lazy(async () => ({ default: (await import('./faq/faq.tsx')).Faq })),
  FormSection: lazy(async () => ({
    default: (await import('./form/form-section.tsx')).FormSection,
  })),
  GallerySection: lazy(async () => ({ default: (await import('./gallery/gallery.tsx')).Gallery })),
  MapLinkSection: lazy(async () => ({
    default: (await import('./map-link/map-link.tsx')).MapLink,
  })),
  QuoteSection: lazy(async () => ({ default: (await import('./quote/quote.tsx')).Quote })),
  SizeTableSection: lazy(async () => ({
    default: (await import('./size-table/size-table.tsx')).SizeTable,
  })),
  SocialFeedSection: lazy(async () => ({
    default: (await import('./social-feed/social-feed.tsx')).SocialFeed,
  })),
  VideoSection: lazy(async () => ({ default: (await import('./video/video.tsx')).Video })),
} satisfies {
  readonly [Name in SectionFields['__typename']]?: ComponentType<{
    readonly section: Extract<SectionFields, { readonly __typename: Name }>
  }>
}

export type LazySectionName = keyof typeof LAZY_SECTIONS

export function lazySection(
  name: string,
): ComponentType<{ readonly section: SectionFields }> | null {
  // Each takes the section of its own name.
  return name in LAZY_SECTIONS ? (LAZY_SECTIONS[name as LazySectionName] as never) : null
}
