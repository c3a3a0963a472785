import { sql } from 'kysely'
import { placeInTexts } from '#services/modules/media/api.ts'
import type { Db } from '#services/platform/database.ts'
import type { DescribedRecord, MediaUses } from '#services/platform/media-uses.ts'
import { slugsWithFallback } from '#services/platform/slugs.ts'
import { categoryRows } from './categories/category-store.ts'
import { namesOfProducts } from './read/product-store.ts'

/** A picture of a variant is one of its product. */
const OF_PRODUCTS = sql`(select media_id, coalesce(product.parent_id, product.id) as listed_id
  from product_media join product on product.id = product_media.product_id) as shown_media`

/** Pictures of products, of their categories, and those on which a print is drawn. */
export const productMediaUses: readonly MediaUses[] = [
  {
    kind: 'PRODUCT',
    places: [
      {
        from: OF_PRODUCTS,
        ...{ media: 'shown_media.media_id', record: 'shown_media.listed_id' },
      },
      placeInTexts('PRODUCT'),
    ],
    describe: describeProducts,
  },
  {
    kind: 'CATEGORY',
    places: [{ from: sql`category`, media: 'category.media_id', record: 'category.id' }],
    describe: describeCategories,
  },
  {
    kind: 'PRODUCT_OPTION',
    places: [
      {
        from: sql`custom_option`,
        ...{ media: 'custom_option.media_id', record: 'custom_option.product_id' },
      },
    ],
    describe: describeProducts,
  },
]

type Described = ReadonlyMap<string, DescribedRecord>

async function describeProducts(
  db: Db,
  given: readonly string[],
  language: string,
): Promise<Described> {
  const ids = given.map(Number)
  const [names, slugs] = await Promise.all([
    namesOfProducts(db, ids, language),
    slugsWithFallback(db, 'product', language, ids),
  ])
  return new Map(
    ids.map((id) => {
      const slug = slugs.get(id)
      return [`${id}`, { title: names.get(id) ?? '', path: slug ? `/product/${slug}` : null }]
    }),
  )
}

async function describeCategories(
  db: Db,
  given: readonly string[],
  language: string,
): Promise<Described> {
  const ids = given.map(Number)
  const [rows, slugs] = await Promise.all([
    categoryRows(db, language, ids),
    slugsWithFallback(db, 'category', language, ids),
  ])
  return new Map(
    rows.map(({ id, name }) => {
      const slug = slugs.get(id)
      return [`${id}`, { title: name, path: slug ? `/shop/${slug}` : null }]
    }),
  )
}
