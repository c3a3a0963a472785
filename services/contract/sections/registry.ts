import { accordion } from './accordion.ts'
import { banner } from './banner.ts'
import { categoryTiles } from './category-tiles.ts'
import { columns } from './columns.ts'
import { embed } from './embed.ts'
import { eventsList } from './events-list.ts'
import { faq } from './faq.ts'
import { featuredProducts } from './featured-products.ts'
import { form } from './form.ts'
import { gallery } from './gallery.ts'
import { hero } from './hero.ts'
import { latestNews } from './latest-news.ts'
import { mapLink } from './map-link.ts'
import { membershipBanner } from './membership-banner.ts'
import { partners } from './partners.ts'
import { productGrid } from './product-grid.ts'
import { quote } from './quote.ts'
import { richText } from './rich-text.ts'
import { sizeTable } from './size-table.ts'
import { socialFeed } from './social-feed.ts'
import { video } from './video.ts'

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
  accordion,
  quote,
  columns,
  banner,
  gallery,
  'map-link': mapLink,
  'product-grid': productGrid,
  video,
  embed,
  'social-feed': socialFeed,
} as const
