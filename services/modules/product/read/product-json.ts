import { MEDIA_FIELDS, type MediaField, type MediaReference } from '#services/contract/answers.ts'
import { filterProducts, PRODUCT_FIELDS, type Product } from '#services/contract/product.ts'
import { mediaTags } from '#services/modules/media/api.ts'
import { piecesTag } from '#services/modules/product/write/change-tags.ts'
import { type Answer, type CachePartition, Validity } from '#services/platform/answer-cache.ts'
import { nextChangeOf } from './product-facts.ts'
import {
  type ProductField,
  type ProductParts,
  type ReadContext,
  readProductParts,
} from './product-parts.ts'
import { productRecord } from './product-record.ts'

/** Selected fields of a product, and of its pictures besides id and path. */
type ShownField = ProductField | `media.${MediaField}`
export type ProductFields = ReadonlySet<ShownField>

export type ProductsContext = ReadContext & { readonly products: CachePartition }

export const SHOWN_FIELDS: readonly ShownField[] = [
  ...PRODUCT_FIELDS,
  ...MEDIA_FIELDS.map((field) => `media.${field}` as const),
]
export const ALL_FIELDS: ProductFields = new Set(SHOWN_FIELDS)

const record = filterProducts.output.shape.records.element

/**
 * Products as JSON validated by the contract, in the order of the ids. Products that do not exist
 * or have no slug are missing.
 */
export async function productsJson(
  context: ProductsContext,
  ids: readonly number[],
  fields: ProductFields,
): Promise<readonly Buffer[]> {
  const variant = `${context.language}${maskOf(fields)}`
  const keyOf = (id: number) => `${id}:${variant}`
  return context.products.readAll(ids, keyOf, context.now, (missing) =>
    writeProducts(context, missing, fields),
  )
}

/** One bit per field, to keep cache keys short. */
function maskOf(fields: ProductFields): number {
  return SHOWN_FIELDS.reduce((mask, field, at) => (fields.has(field) ? mask + 2 ** at : mask), 0)
}

async function writeProducts(
  context: ReadContext,
  ids: readonly number[],
  fields: ProductFields,
): Promise<ReadonlyMap<number, Answer>> {
  const parts = await readProductParts(context, ids, (...selected) =>
    selected.some((field) => fields.has(field)),
  )
  const answers = new Map<number, Answer>()
  for (const id of ids) {
    const whole = productRecord(id, parts)
    if (!whole) continue
    const product = withPictures(whole, fields)
    const selected = Object.fromEntries(
      PRODUCT_FIELDS.filter((field) => fields.has(field)).map((field) => [field, product[field]]),
    )
    const value = Buffer.from(JSON.stringify(record.parse(selected)))
    answers.set(id, { value, validity: validityOf(id, parts) })
  }
  return answers
}

function validityOf(id: number, parts: ProductParts): Validity {
  const validity = validityWithoutPieces(id, parts)
  validity.dependOn(piecesTag(id))
  return validity
}

/** Changes of variants and bundle parts are tagged with the product that shows them. */
export function validityWithoutPieces(id: number, parts: ProductParts): Validity {
  const owners = [id, ...(parts.variants.get(id) ?? []).map((variant) => variant.id)]
  const pictures = owners.flatMap((owner) => parts.mediaIds.get(owner) ?? [])
  const validity = new Validity()
  validity.dependOn(`product:${id}`, `planned:${id}`)
  validity.dependOn(...mediaTags(pictures.map(({ mediaId }) => mediaId)))
  if (parts.attributes.size > 0) validity.dependOn('attributes')
  validity.endAt(nextChangeOf(id, parts))
  return validity
}

function withPictures(product: Product, fields: ProductFields): Product {
  const left = MEDIA_FIELDS.filter((field) => fields.has(`media.${field}`))
  if (left.length === MEDIA_FIELDS.length) return product
  const shown = (media: readonly MediaReference[]): MediaReference[] =>
    media.map((picture) => ({
      id: picture.id,
      path: picture.path,
      ...Object.fromEntries(left.map((field) => [field, picture[field]])),
    }))
  return {
    ...product,
    media: shown(product.media),
    associatedProducts: product.associatedProducts?.map((variant) => ({
      ...variant,
      media: shown(variant.media),
    })),
  }
}

/** Joins `head`, the products with commas between them, and `tail`. */
export function jsonAround(head: string, products: readonly Buffer[], tail: string): Buffer {
  const pieces = products.flatMap((json, index) => (index === 0 ? [json] : [COMMA, json]))
  return Buffer.concat([Buffer.from(head), ...pieces, Buffer.from(tail)])
}

const COMMA = Buffer.from(',')
