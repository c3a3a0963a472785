import type { Insertable } from 'kysely'
import { wholePieces } from '#services/modules/product/prices/cents.ts'
import {
  insertOwnedAttributes,
  type OwnedAttributeRow,
} from '#services/modules/product/product-attribute-store.ts'
import type { ProductTable } from '#services/modules/product/tables.ts'
import {
  type AttributeBook,
  attributeRowsOf,
} from '#services/modules/product/write/create-attributes.ts'
import type { Trx } from '#services/platform/database.ts'
import type { Written } from './bulk-product.ts'
import { inParts } from './in-parts.ts'
import { idOf, insertRows } from './product-rows.ts'

/** Inserts the values of the products, and the stock of those without variants. */
export async function insertValues(
  trx: Trx,
  written: readonly Written[],
  book: AttributeBook,
): Promise<void> {
  await insertAttributes(
    trx,
    written.flatMap(({ product, id }) =>
      product.attributes
        .flatMap((given) => attributeRowsOf(given, book))
        .map((row) => ({ ...row, productId: id, listedId: id })),
    ),
  )
  await insertStock(
    trx,
    written.flatMap(({ product: { stock }, id }) =>
      typeof stock === 'number' ? { id, stock } : [],
    ),
  )
}

type Variant = {
  readonly parent: Written
  readonly sku: string
  readonly stock: number
  readonly attributeId: number
  readonly valueId: number
}

export async function insertVariants(
  trx: Trx,
  written: readonly Written[],
  book: AttributeBook,
): Promise<void> {
  const variants = written.flatMap((parent) => variantsOf(parent, book))
  const ids = await insertRows(trx, variants.map(toRow))
  const parents = new Map(variants.map(({ parent, attributeId }) => [parent.id, attributeId]))
  const options = [...parents].map(([productId, attributeId]) => ({
    product_id: productId,
    attribute_id: attributeId,
    position: 0,
  }))

  await inParts(options, (part) => trx.insertInto('product_option').values(part).execute())
  await insertAttributes(
    trx,
    variants.map(({ parent, sku, attributeId, valueId }) => ({
      productId: idOf(ids, sku),
      listedId: parent.id,
      attributeId,
      valueId,
    })),
  )
  await insertStock(
    trx,
    variants.map(({ sku, stock }) => ({ id: idOf(ids, sku), stock })),
  )
}

function variantsOf(parent: Written, book: AttributeBook): readonly Variant[] {
  const { stock } = parent.product
  if (typeof stock === 'number') return []
  const { id: attributeId } = book.attribute(stock.option)
  return stock.variants.map((variant) => ({
    parent,
    sku: variant.sku,
    stock: variant.stock,
    attributeId,
    valueId: book.valueId(stock.option, variant.valueCode),
  }))
}

function toRow({ parent, sku, attributeId, valueId }: Variant): Insertable<ProductTable> {
  const { createdAt } = parent.product
  return {
    parent_id: parent.id,
    variant_key: `${attributeId}:${valueId}`,
    sku,
    format: 'Simple',
    archived: 0,
    featured: 0,
    category_priority: 0,
    list_price_cents: null,
    membership_price_cents: null,
    manufacturer_name: null,
    manufacturer_contact: null,
    created_at: createdAt,
    updated_at: createdAt,
  }
}

async function insertAttributes(trx: Trx, rows: readonly OwnedAttributeRow[]): Promise<void> {
  await inParts(rows, (part) => insertOwnedAttributes(trx, part))
}

async function insertStock(
  trx: Trx,
  pieces: readonly { readonly id: number; readonly stock: number }[],
): Promise<void> {
  const rows = pieces.map(({ id, stock }) => ({
    product_id: id,
    on_hand: wholePieces(stock, 'stock'),
  }))
  await inParts(rows, (part) => trx.insertInto('stock').values(part).execute())
}
