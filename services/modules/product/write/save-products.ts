import { markNew } from '#services/modules/product/badges/badges.ts'
import { savePrices } from '#services/modules/product/prices/save-prices.ts'
import { saveStock } from '#services/modules/product/stock/save-stock.ts'
import { addGap, addSearchChanges } from '#services/platform/changes.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import type { NewProduct } from './catalogue-input.ts'
import { placeTags } from './change-tags.ts'
import { checkProducts } from './check-product.ts'
import { openAttributes } from './create-attributes.ts'
import { bundlesWith } from './product-writer.ts'
import { saveCustomOptions } from './save-custom-options.ts'
import { saveParts } from './save-parts.ts'
import { saveRows } from './save-rows.ts'
import { saveTexts } from './save-texts.ts'
import { changedAmong, type SavedProduct } from './saved-product.ts'

/** For more products than this a gap in the feed takes the place of their tags. */
const MOST_TAGGED = 100

/**
 * Creates or updates products by their SKU and returns their ids in the order given. Products that
 * others refer to by SKU exist already or are in the same call.
 *
 * A later write replaces all that it names. What it leaves out of `stock`, `crossSellSkus`,
 * `reduction` and `createdAt`, and texts and slugs of other languages, stay; a variant that it
 * leaves out is sold out. Format, options and the values of a variant never change, because carts
 * and orders have them.
 */
export async function saveProducts(
  trx: Trx,
  clock: Clock,
  products: readonly NewProduct[],
): Promise<readonly number[]> {
  checkProducts(products)
  const book = await openAttributes(trx, products)
  const saved = await saveRows(trx, clock, products, book)
  await markNew(
    trx,
    clock,
    saved.filter(({ before }) => before === null),
  )
  const { tagIds, leftCategoryIds } = await saveParts(trx, saved, book)
  await saveCustomOptions(trx, saved)
  const slugTags = await saveTexts(trx, saved, { book, tagIds })
  await savePrices(trx, clock, saved)
  await saveStock(trx, saved)
  await announce(trx, saved, { slugTags, leftCategoryIds })
  return saved.map(({ id }) => id)
}

export async function saveProduct(trx: Trx, clock: Clock, product: NewProduct): Promise<number> {
  const [id] = await saveProducts(trx, clock, [product])
  if (id === undefined) throw new Error(`${product.sku} was not written`)
  return id
}

async function announce(
  trx: Trx,
  saved: readonly SavedProduct[],
  left: { readonly slugTags: readonly string[]; readonly leftCategoryIds: readonly number[] },
): Promise<void> {
  if (saved.length > MOST_TAGGED) return addGap(trx)
  const bundles = await bundlesWith(
    trx,
    changedAmong(saved).map(({ id }) => id),
  )
  const ids = [...saved.map(({ id }) => id), ...bundles.map(({ bundleId }) => bundleId)]
  await addSearchChanges(trx, [
    ...left.slugTags,
    ...(await placeTags(trx, ids, left.leftCategoryIds)),
  ])
}
