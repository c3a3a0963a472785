import type { ReactElement } from 'react'
import { CategoryTiles } from './category-tiles/category-tiles.tsx'
import { EventsList } from './events-list/events-list.tsx'
import { FeaturedProducts } from './featured-products/featured-products.tsx'
import { Hero } from './hero/hero.tsx'
import { LatestNews } from './latest-news/latest-news.tsx'
import { MembershipBanner } from './membership-banner/membership-banner.tsx'
import { Partners } from './partners/partners.tsx'
import { RichText } from './rich-text/rich-text.tsx'
import type { SectionFieldsFragment } from './section.generated.ts'

/** One part of a page by its type. One that this version does not know draws nothing. */
export function Section({
  section,
}: {
  readonly section: SectionFieldsFragment
}): ReactElement | null {
  switch (section.__typename) {
    case 'HeroSection':
      return <Hero section={section} />
    case 'FeaturedProductsSection':
      return <FeaturedProducts section={section} />
    case 'CategoryTilesSection':
      return <CategoryTiles section={section} />
    case 'LatestNewsSection':
      return <LatestNews section={section} />
    case 'EventsListSection':
      return <EventsList section={section} />
    case 'MembershipBannerSection':
      return <MembershipBanner section={section} />
    case 'PartnersSection':
      return <Partners section={section} />
    case 'RichTextSection':
      return <RichText section={section} />
    case 'UnknownSection':
      return null
  }
}
