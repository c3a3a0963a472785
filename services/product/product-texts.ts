import { MEDIA_FIELDS, type MediaField, type MediaReference } from '#services/contract/answers.ts'
import { filterProducts, PRODUCT_FIELDS, type Product } from '#services/contract/product.ts'
import { nextChangeOf } from './product-facts.ts'
import { type ProductField, type ReadContext, readProductParts } from './product-parts.ts'
import { productRecord } from './product-record.ts'

/** What is told of a product, and of each of its pictures besides id and path. */
type ShownField = ProductField | `media.${MediaField}`
export type ProductFields = ReadonlySet<ShownField>

/** Products as they leave: parsed by the contract and written as JSON, in the order of the ids. */
export type ProductTexts = {
  of(
    context: ReadContext,
    ids: readonly number[],
    fields: ProductFields,
  ): Promise<readonly Buffer[]>
}

export type ProductText = {
  readonly json: Buffer
  /** From when on it reads otherwise although nothing is written; null is never. */
  readonly changesAt: string | null
}

export const SHOWN_FIELDS: readonly ShownField[] = [
  ...PRODUCT_FIELDS,
  ...MEDIA_FIELDS.map((field) => `media.${field}` as const),
]
export const ALL_FIELDS: ProductFields = new Set(SHOWN_FIELDS)

const record = filterProducts.output.shape.records.element

/** Every product is read anew. */
export const freshTexts: ProductTexts = {
  of: async (context, ids, fields) => {
    const texts = await writeProducts(context, ids, fields)
    return ids.flatMap((id) => texts.get(id)?.json ?? [])
  },
}

/** One that does not exist, or has no address, is missing. */
export async function writeProducts(
  context: ReadContext,
  ids: readonly number[],
  fields: ProductFields,
): Promise<ReadonlyMap<number, ProductText>> {
  if (ids.length === 0) return new Map()
  const parts = await readProductParts(context, ids, (...asked) =>
    asked.some((field) => fields.has(field)),
  )
  const texts = new Map<number, ProductText>()
  for (const id of ids) {
    const whole = productRecord(id, parts)
    if (!whole) continue
    const product = withPictures(whole, fields)
    const asked = Object.fromEntries(
      PRODUCT_FIELDS.filter((field) => fields.has(field)).map((field) => [field, product[field]]),
    )
    const json = Buffer.from(JSON.stringify(record.parse(asked)))
    texts.set(id, { json, changesAt: nextChangeOf(id, parts) })
  }
  return texts
}

function withPictures(product: Product, fields: ProductFields): Product {
  const left = MEDIA_FIELDS.filter((field) => fields.has(`media.${field}`))
  if (left.length === MEDIA_FIELDS.length) return product
  const told = (media: readonly MediaReference[]): MediaReference[] =>
    media.map((picture) => ({
      id: picture.id,
      path: picture.path,
      ...Object.fromEntries(left.map((field) => [field, picture[field]])),
    }))
  return {
    ...product,
    media: told(product.media),
    associatedProducts: product.associatedProducts?.map((variant) => ({
      ...variant,
      media: told(variant.media),
    })),
  }
}

/** `head`, the products with commas between them, `tail`. */
export function jsonAround(head: string, products: readonly Buffer[], tail: string): Buffer {
  const pieces = products.flatMap((json, index) => (index === 0 ? [json] : [COMMA, json]))
  return Buffer.concat([Buffer.from(head), ...pieces, Buffer.from(tail)])
}

const COMMA = Buffer.from(',')
