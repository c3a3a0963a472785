import { wholeCents } from '#services/modules/product/prices/cents.ts'
import { recordPrice } from '#services/modules/product/prices/price-store.ts'
import { insertProductAttributes } from '#services/modules/product/product-attribute-store.ts'
import { writeFirstStock } from '#services/modules/product/stock/stock-store.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { NewProduct, NewVariant } from './catalogue-input.ts'
import type { AttributeBook } from './create-attributes.ts'
import { insertMediaIds, insertProduct } from './product-writer.ts'

type Parent = { readonly id: number; readonly createdAt: string; readonly book: AttributeBook }

export async function createVariants(
  trx: Trx,
  parent: Parent,
  { options = [], variants = [], variantFormat: format = 'Simple' }: NewProduct,
): Promise<void> {
  for (const variant of variants) {
    await createVariant(trx, parent, variant, { options, format })
  }
}

async function createVariant(
  trx: Trx,
  parent: Parent,
  variant: NewVariant,
  {
    options,
    format,
  }: { readonly options: readonly string[]; readonly format: 'Simple' | 'EProduct' },
): Promise<void> {
  const chosen = chosenValues(variant, options, parent.book)
  const listPriceCents =
    variant.retailPriceCents === undefined
      ? null
      : wholeCents(variant.retailPriceCents, 'variants.retailPriceCents')
  const id = await insertProduct(trx, {
    parent: {
      id: parent.id,
      variantKey: chosen.map(({ attributeId, valueId }) => `${attributeId}:${valueId}`).join('|'),
    },
    sku: variant.sku,
    format,
    archived: false,
    featured: false,
    categoryPriority: 0,
    listPriceCents,
    membershipPriceCents: null,
    manufacturer: null,
    createdAt: parent.createdAt,
  })
  await insertProductAttributes(trx, { id, listedId: parent.id }, chosen)
  await insertMediaIds(trx, id, variant.mediaIds ?? [])
  await writeFirstStock(trx, { id, format, stock: variant.stock }, 'variants.stock')
  if (listPriceCents !== null) {
    await recordPrice(trx, {
      productId: id,
      since: parent.createdAt,
      listPriceCents,
      finalPriceCents: listPriceCents,
    })
  }
}

/** Exactly one value per option, in the order of the options. */
function chosenValues(
  { sku, optionValues }: NewVariant,
  options: readonly string[],
  book: AttributeBook,
): readonly { readonly attributeId: number; readonly valueId: number }[] {
  if (Object.keys(optionValues).length !== options.length) throw incomplete(sku)
  return options.map((code) => {
    const valueCode = optionValues[code]
    if (valueCode === undefined) throw incomplete(sku)
    return { attributeId: book.attribute(code).id, valueId: book.valueId(code, valueCode) }
  })
}

function incomplete(sku: string): Refusal {
  return new Refusal(400, `${sku} needs one value for each option.`, {
    code: 'INVALID_INPUT',
    field: 'variants',
  })
}
