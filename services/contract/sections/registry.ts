import { categoryTiles } from './category-tiles.ts'
import { eventsList } from './events-list.ts'
import { faq } from './faq.ts'
import { featuredProducts } from './featured-products.ts'
import { form } from './form.ts'
import { hero } from './hero.ts'
import { latestNews } from './latest-news.ts'
import { membershipBanner } from './membership-banner.ts'
import { partners } from './partners.ts'
import { richText } from './rich-text.ts'
import { sizeTable } from './size-table.ts'

/** Every section of a page: the element's handler and its fields, stored as `meta`. */
export const SECTIONS = {
  hero,
  'featured-products': featuredProducts,
  'category-tiles': categoryTiles,
  'latest-news': latestNews,
  'events-list': eventsList,
  'membership-banner': membershipBanner,
  partners,
  'rich-text': richText,
  'size-table': sizeTable,
  faq,
  form,
} as const
