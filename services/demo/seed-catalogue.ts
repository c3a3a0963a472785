import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import {
  createAttribute,
  createCategory,
  createProduct,
  createTag,
  linkCrossSell,
  type NewProduct,
} from '#services/product/api.ts'
import { ATTRIBUTES, SIZE_CODE, TAGS } from './content/attributes.ts'
import { CATEGORIES } from './content/categories.ts'
import { midnight } from './content/dates.ts'
import type { Attributes, ProductEntry } from './content/entries.ts'
import { MANUFACTURER } from './content/organisation.ts'
import { productsFor } from './content/products.ts'
import { SECOND_PICTURES } from './content/second-pictures.ts'
import type { Pictures } from './pictures-list.ts'

const FIRST_SOLD_DAYS_AGO = 120
const REDUCED_DAYS_AGO = 6
const REDUCED_FOR_DAYS = 28

type Seeding = { readonly clock: Clock; readonly pictures: Pictures; readonly match: Date }

/** Answers the categories' ids by slug. */
export async function seedCatalogue(
  trx: Trx,
  seeding: Seeding,
): Promise<ReadonlyMap<string, number>> {
  for (const attribute of ATTRIBUTES) await createAttribute(trx, attribute)
  for (const { slug, name } of TAGS) await createTag(trx, { slug, texts: { hrv: { name } } })
  const categories = await seedCategories(trx, seeding.pictures)

  const entries = productsFor(seeding.match)
  // The newest has the highest id, so the first one shown is the last one made.
  for (const [index, entry] of entries.toReversed().entries()) {
    const createdAt = midnight(seeding.clock.now(), index - FIRST_SOLD_DAYS_AGO).toISOString()
    const product = toProduct(entry, { ...seeding, categories, createdAt })
    await createProduct(trx, seeding.clock, product)
  }
  const skus = new Map(entries.map(({ key, sku }) => [key, sku]))
  for (const { sku, crossSell } of entries) {
    const offered = crossSell.map((key) => required(skus, key))
    await linkCrossSell(trx, sku, offered)
  }
  return categories
}

async function seedCategories(trx: Trx, pictures: Pictures): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [order, { slug, parent, name, description }] of CATEGORIES.entries()) {
    const id = await createCategory(trx, {
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

function toProduct(
  entry: ProductEntry,
  {
    clock,
    pictures,
    categories,
    createdAt,
  }: Seeding & { categories: ReadonlyMap<string, number>; createdAt: string },
): NewProduct {
  const now = clock.now()
  const hasSecond = Object.hasOwn(SECOND_PICTURES, entry.key)
  return {
    sku: entry.sku,
    texts: {
      hrv: {
        name: entry.name,
        excerpt: entry.excerpt,
        description: entry.description.join('\n'),
        metaDescription: entry.excerpt,
      },
    },
    slug: { hrv: entry.key },
    categoryIds: entry.categories.map((slug) => required(categories, slug)),
    mediaIds: [
      pictures.idOf(`masters/product-${entry.key}.webp`),
      ...(hasSecond ? [pictures.idOf(`masters/product-${entry.key}-2.webp`)] : []),
    ],
    retailPriceCents: entry.priceCents,
    membershipPriceCents: entry.memberPriceCents ?? null,
    taxRatePercent: entry.taxRatePercent ?? 25,
    attributes: toAttributes(entry.attributes),
    featured: entry.featured ?? false,
    tags: entry.tags ?? [],
    manufacturer: MANUFACTURER,
    createdAt,
    ...(entry.reducedCents === undefined
      ? {}
      : {
          reduction: {
            priceCents: entry.reducedCents,
            startsAt: midnight(now, -REDUCED_DAYS_AGO).toISOString(),
            endsAt: midnight(now, REDUCED_FOR_DAYS).toISOString(),
          },
        }),
    ...toStock(entry),
  }
}

function toStock({
  sku,
  format,
  stock,
}: ProductEntry): Pick<NewProduct, 'format' | 'options' | 'variants' | 'stock'> {
  if (format) return { format }
  if (typeof stock !== 'object') return { format: 'Simple', stock: stock ?? 0 }
  return {
    format: 'Configurable',
    options: [SIZE_CODE],
    variants: Object.entries(stock).map(([size, pieces]) => ({
      sku: `${sku}-${size.replace('–', '-')}`,
      optionValues: { [SIZE_CODE]: size },
      stock: pieces,
    })),
  }
}

function toAttributes(attributes: Attributes): NonNullable<NewProduct['attributes']> {
  return Object.entries(attributes).map(([code, value]) =>
    typeof value === 'number' || typeof value === 'boolean'
      ? { code, value }
      : { code, valueCode: value },
  )
}

function required<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
  const value = values.get(key)
  if (value === undefined) throw new Error(`The seed has no ${key}`)
  return value
}
