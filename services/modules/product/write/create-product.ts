import { markNew } from '#services/modules/product/badges/badges.ts'
import { wholeCents } from '#services/modules/product/prices/cents.ts'
import { HOME_COUNTRY, toBasisPoints } from '#services/modules/product/prices/price.ts'
import { recordPrice } from '#services/modules/product/prices/price-store.ts'
import { writeReduction } from '#services/modules/product/prices/reductions.ts'
import {
  insertOptions,
  insertProductAttributes,
} from '#services/modules/product/product-attribute-store.ts'
import { writeFirstStock } from '#services/modules/product/stock/stock-store.ts'
import { insertTaggings, tagIds } from '#services/modules/product/tag-store.ts'
import { writtenText } from '#services/modules/product/text-columns.ts'
import { addSearchChanges } from '#services/platform/changes.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { setSlug } from '#services/platform/slugs.ts'
import { DEFAULT_LANGUAGE } from '#services/platform/text/language-fallback.ts'
import type { NewProduct } from './catalogue-input.ts'
import { placeTags } from './change-tags.ts'
import { type AttributeBook, attributeRowsOf, openAttributes } from './create-attributes.ts'
import { createVariants } from './create-variants.ts'
import {
  insertBundleEntries,
  insertCategories,
  insertCustomOption,
  insertMediaIds,
  insertProduct,
  insertTaxes,
  productsBySku,
  replaceCrossSells,
  writeText,
} from './product-writer.ts'
import { refreshSearch } from './search-store.ts'

/** Products referred to by SKU must exist; `linkCrossSell` adds later ones. */
export async function createProduct(trx: Trx, clock: Clock, product: NewProduct): Promise<number> {
  refuseMixedFormat(product)
  const createdAt = new Date(product.createdAt ?? clock.now()).toISOString()
  const listPriceCents = wholeCents(product.retailPriceCents, 'retailPriceCents')
  const membershipPriceCents = product.membershipPriceCents ?? null
  const id = await insertProduct(trx, {
    parent: null,
    sku: product.sku,
    format: product.format,
    archived: product.archived ?? false,
    featured: product.featured ?? false,
    categoryPriority: product.categoryPriority ?? 0,
    listPriceCents,
    membershipPriceCents:
      membershipPriceCents === null
        ? null
        : wholeCents(membershipPriceCents, 'membershipPriceCents'),
    manufacturer: product.manufacturer ?? null,
    createdAt,
  })
  await recordPrice(trx, {
    productId: id,
    since: createdAt,
    listPriceCents,
    finalPriceCents: listPriceCents,
  })

  await markNew(trx, clock, [{ id, createdAt }])

  await writeTexts(trx, id, product)
  const book = await openAttributes(trx, product)
  await writeParts(trx, id, product, book)
  await createVariants(trx, { id, createdAt, book }, product)
  await writeRelations(trx, id, product)
  if (product.reduction)
    await reduce(trx, clock, { id, createdAt, listPriceCents }, product.reduction)

  await refreshSearch(trx, id)
  await addSearchChanges(trx, await placeTags(trx, [id]))
  return id
}

async function writeTexts(trx: Trx, id: number, product: NewProduct): Promise<void> {
  if (!product.texts[DEFAULT_LANGUAGE] || !product.slug[DEFAULT_LANGUAGE]) {
    throw invalid(`Text and slug are needed in ${DEFAULT_LANGUAGE}.`, 'texts')
  }
  for (const [language, text] of Object.entries(product.texts)) {
    await writeText(trx, id, writtenText(language, text))
  }
  for (const [language, slug] of Object.entries(product.slug)) {
    await setSlug(trx, { kind: 'product', language, slug, target: id })
  }
}

async function writeParts(
  trx: Trx,
  id: number,
  product: NewProduct,
  book: AttributeBook,
): Promise<void> {
  const rates = { ...product.taxRatesPercent, [HOME_COUNTRY]: product.taxRatePercent }
  await insertTaxes(
    trx,
    id,
    Object.entries(rates).map(([country, percent]) => ({
      country,
      basisPoints: toBasisPoints(percent),
    })),
  )
  await insertCategories(trx, id, product.categoryIds)
  await insertMediaIds(trx, id, product.mediaIds ?? [])
  await insertProductAttributes(
    trx,
    { id, listedId: id },
    (product.attributes ?? []).flatMap((given) => attributeRowsOf(given, book)),
  )
  await insertOptions(
    trx,
    id,
    (product.options ?? []).map((code) => book.attribute(code).id),
  )
  for (const { texts, ...option } of product.customOptions ?? []) {
    await insertCustomOption(trx, id, {
      ...option,
      texts: Object.entries(texts).map(([language, { label }]) => ({ language, label })),
    })
  }
  await writeFirstStock(trx, { id, format: product.format, stock: product.stock }, 'stock')
}

async function writeRelations(trx: Trx, id: number, product: NewProduct): Promise<void> {
  const { crossSellSkus = [], bundle = [], tags = [] } = product
  const known = await productsBySku(trx, [...crossSellSkus, ...bundle.map(({ sku }) => sku)])
  await replaceCrossSells(
    trx,
    id,
    crossSellSkus.flatMap((sku) => known.get(sku)?.id ?? []),
  )
  await insertBundleEntries(
    trx,
    id,
    bundle.map(({ sku, quantity }) => {
      const part = known.get(sku)
      if (!part || part.format === 'Bundle') throw invalid(`${sku} cannot be bundled.`, 'bundle')
      return { productId: part.id, quantity }
    }),
  )
  const tagsBySlug = await tagIds(trx, tags)
  await insertTaggings(
    trx,
    id,
    tags.map((slug) => {
      const tagId = tagsBySlug.get(slug)
      if (tagId === undefined) throw invalid(`There is no tag ${slug}.`, 'tags')
      return tagId
    }),
  )
}

async function reduce(
  trx: Trx,
  clock: Clock,
  { id, createdAt, listPriceCents }: { id: number; createdAt: string; listPriceCents: number },
  reduction: NonNullable<NewProduct['reduction']>,
): Promise<void> {
  if (Date.parse(reduction.startsAt) < Date.parse(createdAt)) {
    throw invalid('A reduction cannot begin before its product is sold.', 'reduction.startsAt')
  }
  await writeReduction(trx, clock, { id, parentId: null, listPriceCents }, reduction)
}

function refuseMixedFormat(product: NewProduct): void {
  const { format, options, variants, variantFormat, bundle, stock } = product
  const isConfigurable = format === 'Configurable'
  if (isConfigurable !== Boolean(options?.length) || isConfigurable !== Boolean(variants?.length)) {
    throw invalid('A configurable product, and no other, has options and variants.', 'format')
  }
  if ((format === 'Bundle') !== Boolean(bundle?.length)) {
    throw invalid('A bundle, and no other product, has parts.', 'format')
  }
  if (!isConfigurable && variantFormat !== undefined) {
    throw invalid('Only variants have a format of their own.', 'variantFormat')
  }
  if ((isConfigurable || format === 'Bundle') && stock !== undefined) {
    throw invalid('Only pieces have a stock.', 'stock')
  }
}

function invalid(message: string, field: string): Refusal {
  return new Refusal(400, message, { code: 'INVALID_INPUT', field })
}
