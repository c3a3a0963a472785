import {
  createAttribute,
  createCategory,
  createTag,
  saveProducts,
} from '#services/modules/product/api.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { ATTRIBUTES, TAGS } from './content/attributes.ts'
import { CATEGORIES } from './content/categories.ts'
import { midnight } from './content/dates.ts'
import { productsFor } from './content/products.ts'
import type { Pictures } from './pictures-list.ts'
import { required, toProduct } from './product-of-entry.ts'
import { writePrices } from './seed-prices.ts'

/** Creation dates of the products are spread evenly between these two. */
const FIRST_SOLD_DAYS_AGO = 430
const LAST_SOLD_DAYS_AGO = 6

type Seeding = { readonly clock: Clock; readonly pictures: Pictures; readonly match: Date }

/** Returns category ids by slug. */
export async function seedCatalogue(
  trx: Trx,
  { clock, pictures, match }: Seeding,
): Promise<ReadonlyMap<string, number>> {
  for (const attribute of ATTRIBUTES) await createAttribute(trx, attribute)
  for (const { slug, name } of TAGS) await createTag(trx, { slug, texts: { hrv: { name } } })
  const categories = await seedCategories(trx, pictures)

  const entries = productsFor(match)
  const skus = new Map(entries.map(({ key, sku }) => [key, sku]))
  // The newest product has the highest id, so products are created in reverse order.
  const oldestFirst = entries.toReversed()
  const products = oldestFirst.map((entry, index) => {
    const age = 1 - index / (entries.length - 1)
    const daysAgo = Math.round(
      LAST_SOLD_DAYS_AGO + age * (FIRST_SOLD_DAYS_AGO - LAST_SOLD_DAYS_AGO),
    )
    const createdAt = midnight(clock.now(), -daysAgo).toISOString()
    return toProduct(entry, { pictures, categories, skus, createdAt })
  })
  const ids = await saveProducts(trx, clock, products)
  for (const [index, entry] of oldestFirst.entries()) {
    const id = ids[index]
    if (id !== undefined) await writePrices(trx, clock, id, entry)
  }
  return categories
}

async function seedCategories(trx: Trx, pictures: Pictures): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [order, { alt: _alt, parent, slug, ...entry }] of CATEGORIES.entries()) {
    const { name, description, ...sorts } = entry
    const id = await createCategory(trx, {
      ...sorts,
      parentId: parent ? required(ids, parent) : null,
      texts: { hrv: { name, description } },
      slug: { hrv: slug },
      mediaId: pictures.idOf(`masters/category-${slug}.webp`),
      order,
    })
    ids.set(slug, id)
  }
  return ids
}
