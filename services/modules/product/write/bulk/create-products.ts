import type { Insertable } from 'kysely'
import { markNew } from '#services/modules/product/badges/badges.ts'
import { wholeCents } from '#services/modules/product/prices/cents.ts'
import { HOME_COUNTRY, toBasisPoints } from '#services/modules/product/prices/price.ts'
import type { ProductTable } from '#services/modules/product/tables.ts'
import { openAttributes } from '#services/modules/product/write/create-attributes.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { addSlugs } from '#services/platform/slugs.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import type { BulkProduct, Written } from './bulk-product.ts'
import { inParts } from './in-parts.ts'
import { insertPrices } from './prices.ts'
import { idOf, insertRows } from './product-rows.ts'
import { insertTexts } from './texts.ts'
import { insertValues, insertVariants } from './variants.ts'

/**
 * Uses a few statements for all products, where `createProduct` uses a few dozen each. It adds no
 * change tags: the caller ends the import with one gap in the feed.
 */
export async function createProducts(
  trx: Trx,
  clock: Clock,
  products: readonly BulkProduct[],
): Promise<void> {
  const book = await openAttributes(trx, usedIn(products))
  const written = await insertProducts(trx, products)
  await markNew(
    trx,
    clock,
    written.map(({ id, product: { createdAt } }) => ({ id, createdAt })),
  )
  await insertTexts(trx, written, book)
  await inParts(written, (part) =>
    addSlugs(
      trx,
      { kind: 'product', language: DEFAULT_LANGUAGE },
      part.map(({ product: { slug }, id }) => ({ slug, target: id })),
    ),
  )
  await insertParts(trx, written)
  await insertPrices(trx, clock, written)
  await insertValues(trx, written, book)
  await insertVariants(trx, written, book)
}

function usedIn(products: readonly BulkProduct[]) {
  const given = products.flatMap(({ attributes }) => attributes)
  const options = products.flatMap(({ stock }) => (typeof stock === 'number' ? [] : stock.option))
  return {
    attributes: [...new Map(given.map((attribute) => [attribute.code, attribute])).values()],
    options: [...new Set(options)],
  }
}

async function insertProducts(
  trx: Trx,
  products: readonly BulkProduct[],
): Promise<readonly Written[]> {
  const ids = await insertRows(trx, products.map(toRow))
  return products.map((product) => ({ product, id: idOf(ids, product.sku) }))
}

function toRow(product: BulkProduct): Insertable<ProductTable> {
  const { membershipPriceCents: member, createdAt } = product
  return {
    parent_id: null,
    variant_key: null,
    sku: product.sku,
    format: typeof product.stock === 'number' ? 'Simple' : 'Configurable',
    archived: product.archived ? 1 : 0,
    featured: product.featured ? 1 : 0,
    category_priority: 0,
    list_price_cents: wholeCents(product.retailPriceCents, 'retailPriceCents'),
    membership_price_cents: member === null ? null : wholeCents(member, 'membershipPriceCents'),
    manufacturer_name: product.manufacturer.name,
    manufacturer_contact: product.manufacturer.contact,
    created_at: createdAt,
    updated_at: createdAt,
  }
}

async function insertParts(trx: Trx, written: readonly Written[]): Promise<void> {
  const taxes = written.map(({ product, id }) => ({
    product_id: id,
    country: HOME_COUNTRY,
    rate_basis_points: toBasisPoints(product.taxRatePercent),
  }))
  const categories = written.flatMap(({ product, id }) =>
    product.categoryIds.map((categoryId, index) => ({
      product_id: id,
      category_id: categoryId,
      is_main: index === 0 ? (1 as const) : (0 as const),
    })),
  )
  const media = written.flatMap(({ product, id }) =>
    product.mediaIds.map((mediaId, position) => ({ product_id: id, media_id: mediaId, position })),
  )
  await inParts(taxes, (part) => trx.insertInto('product_tax').values(part).execute())
  await inParts(categories, (part) => trx.insertInto('product_category').values(part).execute())
  await inParts(media, (part) => trx.insertInto('product_media').values(part).execute())
}
