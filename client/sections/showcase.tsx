import type { ReactElement } from 'react'
import { CategoryTiles } from './category-tiles/category-tiles.tsx'
import { FeaturedProducts } from './featured-products/featured-products.tsx'
import { Hero } from './hero/hero.tsx'
import { LatestNews } from './latest-news/latest-news.tsx'
import type { LazySectionName } from './lazy-sections.ts'
import { MembershipBanner } from './membership-banner/membership-banner.tsx'
import { Partners } from './partners/partners.tsx'
import type { SectionFields } from './section-fields.ts'

export type ShowcaseSection = Exclude<
  SectionFields,
  { readonly __typename: LazySectionName | 'RichTextSection' | 'UnknownSection' }
>

/** Sections of a home page; they are rare on other pages. */
export function Showcase({ section }: { readonly section: ShowcaseSection }): ReactElement {
  switch (section.__typename) {
    case 'HeroSection':
      return <Hero section={section} />
    case 'FeaturedProductsSection':
    case 'ProductGridSection':
      return <FeaturedProducts section={section} />
    case 'CategoryTilesSection':
      return <CategoryTiles section={section} />
    case 'LatestNewsSection':
      return <LatestNews section={section} />
    case 'MembershipBannerSection':
      return <MembershipBanner section={section} />
    case 'PartnersSection':
      return <Partners section={section} />
  }
}
