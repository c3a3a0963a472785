import { sql } from 'kysely'
import { listProductRows, listProductViews } from '#services/contract/product-list.ts'
import { PRODUCT_LIST } from '#services/contract/rules/lists/products.ts'
import { mediaReferences } from '#services/modules/media/api.ts'
import { namesOfProducts, picturesOfProducts } from '#services/modules/product/api.ts'
import { isAnyOf, type ListSource } from '#services/platform/list/list-source.ts'
import { staffList } from '#services/platform/list/staff-list.ts'
import { containing } from '#services/platform/text/keywords.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'

/** As a row shows its picture. */
const THUMBNAIL = 'w320'

const STORED = {
  SIMPLE: 'Simple',
  E_PRODUCT: 'EProduct',
  CONFIGURABLE: 'Configurable',
  BUNDLE: 'Bundle',
} as const
const WORDS = {
  Simple: 'SIMPLE',
  EProduct: 'E_PRODUCT',
  Configurable: 'CONFIGURABLE',
  Bundle: 'BUNDLE',
} as const

/** Pictures of a product and of its variants. */
const SHOWN = sql`product_media as shown
  join product as part on part.id = shown.product_id
  where (part.id = product.id or part.parent_id = product.id)`
const HAS_PICTURE = sql`exists (select 1 from ${SHOWN})`
const LACKS_ALT = sql`exists (select 1 from ${SHOWN} and not exists (
  select 1 from media_text where media_id = shown.media_id
  and language = ${DEFAULT_LANGUAGE} and alt <> ''))`

const PRODUCTS: ListSource<typeof PRODUCT_LIST, 'product'> = {
  list: PRODUCT_LIST,
  table: 'product',
  /** Variants are in the row of their product. */
  only: sql`product.parent_id is null`,
  sort: { CREATED_AT: 'created_at', SKU: 'sku' },
  filters: {
    format: (words) =>
      isAnyOf(
        'product.format',
        words.map((word) => STORED[word]),
      ),
    isArchived: (is) => sql`product.archived = ${is ? 1 : 0}`,
    hasPicture: (is) => (is ? HAS_PICTURE : sql`not ${HAS_PICTURE}`),
    hasAlt: (is) => (is ? sql`not ${LACKS_ALT}` : LACKS_ALT),
  },
  search: (word) => sql`exists (
    select 1 from product_text where product_id = product.id
    and search_fold like ${containing(word)} escape '\\')`,
}

export const productList = staffList({
  calls: [listProductRows, listProductViews],
  source: PRODUCTS,
  async rowsOf(rows, { db }) {
    const ids = rows.map(({ id }) => id)
    const [names, pictures] = await Promise.all([
      namesOfProducts(db, ids, DEFAULT_LANGUAGE),
      picturesOfProducts(db, ids),
    ])
    const firsts = [...pictures.values()].flatMap(({ first }) => first)
    const media = await mediaReferences(db, firsts, DEFAULT_LANGUAGE)
    return rows.map(({ id, sku, format, archived, created_at: createdAt }) => {
      const shown = pictures.get(id)
      const template = media.get(shown?.first ?? 0)?.urlTemplate
      return {
        ...{ id: `${id}`, sku, createdAt, isArchived: archived === 1 },
        name: names.get(id) ?? sku,
        format: WORDS[format],
        pictures: shown?.count ?? 0,
        thumbnail: template?.replace('{size}', THUMBNAIL) ?? null,
      }
    })
  },
})
