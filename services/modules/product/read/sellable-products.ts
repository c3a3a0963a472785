import type { MediaReference } from '#services/contract/answers.ts'
import { categoryTree } from '#services/modules/product/categories/category-store.ts'
import { withAncestors } from '#services/modules/product/categories/category-tree.ts'
import {
  type Available,
  availableOf,
  isStockable,
} from '#services/modules/product/stock/availability.ts'
import { availableStock } from '#services/modules/product/stock/stock-store.ts'
import type { ProductFormat } from '#services/modules/product/write/catalogue-input.ts'
import type { Answer } from '#services/platform/answer-cache.ts'
import { cachedReads } from '#services/platform/cached-reads.ts'
import { customOptionsOf } from './custom-options.ts'
import { variantsOf } from './product-choices.ts'
import { productMedia, productPrices } from './product-facts.ts'
import { validityWithoutPieces } from './product-json.ts'
import { type ProductParts, type ReadContext, readProductParts } from './product-parts.ts'
import type { CustomOptionRow, ProductRow } from './product-store.ts'

export type CustomOption = Pick<CustomOptionRow, 'type' | 'label' | 'maxLength' | 'isRequired'>

/** A product with its variants as the cart needs it; each can be a line. */
export type SellableProduct = {
  readonly id: number
  /** Id of the product on whose page it is sold. */
  readonly mainId: number
  readonly name: string
  readonly sku: string
  readonly format: ProductFormat
  /** Slug of the page that sells it. */
  readonly slug: string
  /** False for a variant, which has no page. */
  readonly isVisibleIndividually: boolean
  readonly isArchived: boolean
  readonly media: readonly MediaReference[]
  /** Reference price of a reduction: the lowest price of the 30 days before it. */
  readonly listCents: number
  readonly finalCents: number
  readonly membershipCents: number | null
  readonly taxBasisPoints: number
  /** Its own pieces; null for unlimited stock and for products made of others. */
  readonly available: Available
  readonly customOptions: ReadonlyMap<number, CustomOption>
  /** Including all ancestors. */
  readonly categoryIds: ReadonlySet<number>
  /** For a bundle: the products that can fill each part. */
  readonly parts: readonly {
    readonly quantity: number
    readonly choices: readonly SellablePart[]
  }[]
}

export type SellablePart = {
  readonly id: number
  readonly format: ProductFormat
  readonly available: Available
}

/**
 * Products and variants by id, with a constant number of statements. Pieces are counted for each
 * request, all else may come from memory.
 */
export async function sellableProducts(
  context: ReadContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, SellableProduct>> {
  if (ids.length === 0) return new Map()
  const { db, language, now } = context
  const sales = await cachedReads(
    db,
    { items: [...new Set(ids)], keyOf: (id) => `sellable:${id}:${language}`, now },
    (missing) => readSales(context, missing),
  )
  const counted = sales.flatMap(({ parts, ...sale }) => [
    sale,
    ...parts.flatMap(({ choices }) => choices),
  ])
  const stocked = counted.flatMap(({ id, format }) => (isStockable(format) ? [id] : []))
  const stock = await availableStock(db, [...new Set(stocked)], now)
  const available = ({ id, format }: Pick<Sale, 'id' | 'format'>): Available =>
    isStockable(format) ? availableOf(format, stock.get(id)) : null
  return new Map(
    sales.map((sale) => {
      const parts = sale.parts.map(({ quantity, choices }) => ({
        quantity,
        choices: choices.map(({ id, format, isArchived }) => ({
          ...{ id, format },
          available: isArchived ? 0 : available({ id, format }),
        })),
      }))
      return [sale.id, { ...sale, available: available(sale), parts }]
    }),
  )
}

/** What is sold, without its pieces. */
type Sale = Omit<SellableProduct, 'available' | 'parts'> & {
  readonly parts: readonly {
    readonly quantity: number
    readonly choices: readonly (Omit<SellablePart, 'available'> & {
      readonly isArchived: boolean
    })[]
  }[]
}

async function readSales(
  context: ReadContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Answer<Sale>>> {
  const rows = await context.db
    .selectFrom('product')
    .select(['id', 'parent_id as parentId'])
    .where('id', 'in', ids)
    .execute()
  const roots = [...new Set(rows.map(({ id, parentId }) => parentId ?? id))]
  const [parts, tree] = await Promise.all([
    readProductParts(context, roots, (...fields) => fields.some((field) => SELECTED.has(field))),
    categoryTree(context.db),
  ])
  const found = new Map<number, Answer<Sale>>()
  for (const { id, parentId } of rows) {
    const row = parts.products.get(parentId ?? id)
    const slug = parts.slugs.get(parentId ?? id)
    if (!row || slug === undefined) continue
    const categories = (parts.categories.get(row.id) ?? []).map(({ categoryId }) => categoryId)
    const sale = parentId === null ? ownSale(row, parts) : variantSale(id, { row, slug, parts })
    if (!sale) continue
    const validity = validityWithoutPieces(row.id, parts)
    validity.dependOn('categories')
    const value = {
      ...sale,
      ...{ mainId: row.id, slug, categoryIds: withAncestors(tree, categories) },
      taxBasisPoints: row.taxBasisPoints ?? 0,
    }
    found.set(id, { value, validity })
  }
  return found
}

const SELECTED: ReadonlySet<string> = new Set([
  'associatedProducts',
  'bundles',
  'categories',
  'customOptions',
  'finalPrice',
])

type OwnSale = Omit<Sale, 'mainId' | 'slug' | 'categoryIds' | 'taxBasisPoints'>

function ownSale(row: ProductRow, parts: ProductParts): OwnSale {
  const { id, name, sku, format } = row
  return {
    id,
    name,
    sku,
    format,
    isVisibleIndividually: true,
    isArchived: row.archived === 1,
    media: productMedia(id, parts),
    ...centsOf(productPrices(row, parts)),
    customOptions: byId(customOptionsOf(id, parts)),
    parts: partsOf(id, parts),
  }
}

function variantSale(
  id: number,
  { row, slug, parts }: { row: ProductRow; slug: string; parts: ProductParts },
): OwnSale | null {
  const variant = variantsOf(row, slug, parts).find((one) => one.id === id)
  const own = (parts.variants.get(row.id) ?? []).find((one) => one.id === id)
  if (!variant || !own) return null
  const media = variant.media.length > 0 ? variant.media : productMedia(row.id, parts)
  return {
    id,
    name: variant.name,
    sku: variant.sku,
    format: own.format,
    isVisibleIndividually: false,
    isArchived: row.archived === 1,
    media,
    ...centsOf(variant),
    customOptions: byId(customOptionsOf(row.id, parts)),
    parts: [],
  }
}

function centsOf(prices: {
  readonly finalPrice: number
  readonly referencePrice?: number | null | undefined
  readonly membershipPrice?: number | null | undefined
}): Pick<SellableProduct, 'listCents' | 'finalCents' | 'membershipCents'> {
  const { finalPrice, referencePrice, membershipPrice } = prices
  return {
    listCents: toCents(referencePrice ?? finalPrice),
    finalCents: toCents(finalPrice),
    membershipCents: membershipPrice == null ? null : toCents(membershipPrice),
  }
}

/** Exact, because the decimals were made from whole cents. */
function toCents(amount: number): number {
  return Math.round(amount * 100)
}

function byId(
  options: readonly (CustomOption & { readonly id: number })[],
): ReadonlyMap<number, CustomOption> {
  return new Map(options.map((option) => [option.id, option]))
}

function partsOf(id: number, parts: ProductParts): Sale['parts'] {
  return (parts.bundles.get(id) ?? []).map(({ productId, format, quantity, archived }) => {
    const concrete =
      format === 'Configurable'
        ? (parts.variants.get(productId) ?? [])
        : [{ id: productId, format }]
    const isArchived = archived === 1
    return { quantity, choices: concrete.map(({ id, format }) => ({ id, format, isArchived })) }
  })
}
