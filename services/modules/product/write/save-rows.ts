import type { Insertable } from 'kysely'
import type { ProductTable } from '#services/modules/product/tables.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { NewProduct, NewVariant } from './catalogue-input.ts'
import { invalid } from './check-product.ts'
import type { AttributeBook } from './create-attributes.ts'
import { insertRows, lockRows, storedBySku, updateRow } from './product-rows.ts'
import type { ChosenValue, SavedProduct, SavedVariant, StoredProduct } from './saved-product.ts'

type Stored = ReadonlyMap<string, StoredProduct>
type NewRow = Insertable<ProductTable>

/** Writes the rows of the products, then those of their variants. */
export async function saveRows(
  trx: Trx,
  clock: Clock,
  products: readonly NewProduct[],
  book: AttributeBook,
): Promise<readonly SavedProduct[]> {
  const skus = products.flatMap(({ sku, variants = [] }) => [sku, ...variants.map(skuOf)])
  const stored = await lockRows(trx, clock, await storedBySku(trx, skus))
  const now = clock.now().toISOString()

  const rows = products.map((product) => rowOf(product, stored.get(product.sku), now))
  const ids = await saveEach(trx, stored, rows)
  const parents = products.map((product) => {
    const { sku, variants = [], options = [] } = product
    const before = stored.get(sku) ?? null
    const id = idOf(ids, sku)
    const createdAt = before?.createdAt ?? new Date(product.createdAt ?? now).toISOString()
    const chosen = variants.map((variant) => chosenValues(variant, options, book))
    return { id, product, createdAt, before, chosen }
  })

  const variantsSince = ({ before, createdAt }: Omit<SavedProduct, 'variants'>) =>
    before ? now : createdAt
  const variantRows = parents.flatMap((parent) =>
    (parent.product.variants ?? []).map((variant, at) =>
      variantRowOf(variant, parent, {
        values: parent.chosen[at] ?? [],
        before: stored.get(variant.sku),
        since: variantsSince(parent),
        now,
      }),
    ),
  )
  const variantIds = await saveEach(trx, stored, variantRows)
  return parents.map(({ chosen, ...parent }) => ({
    ...parent,
    variants: (parent.product.variants ?? []).map(
      (variant, at): SavedVariant => ({
        id: idOf(variantIds, variant.sku),
        variant,
        values: chosen[at] ?? [],
        createdAt: stored.get(variant.sku)?.createdAt ?? variantsSince(parent),
        before: stored.get(variant.sku) ?? null,
      }),
    ),
  }))
}

async function saveEach(
  trx: Trx,
  stored: Stored,
  rows: readonly NewRow[],
): Promise<ReadonlyMap<string, number>> {
  const ids = await insertRows(
    trx,
    rows.filter(({ sku }) => !stored.has(sku)),
  )
  for (const row of rows) {
    const before = stored.get(row.sku)
    if (!before) continue
    await updateRow(trx, before.id, row)
    ids.set(row.sku, before.id)
  }
  return ids
}

function rowOf(product: NewProduct, before: StoredProduct | undefined, now: string): NewRow {
  const { sku, format, manufacturer } = product
  if (before && before.parentId !== null) throw taken(sku)
  if (before && before.format !== format) throw fixed(`${sku} stays ${before.format}.`, 'format')
  return {
    parent_id: null,
    variant_key: null,
    sku,
    format,
    archived: product.archived ? 1 : 0,
    featured: product.featured ? 1 : 0,
    category_priority: product.categoryPriority ?? 0,
    list_price_cents: product.retailPriceCents,
    membership_price_cents: product.membershipPriceCents ?? null,
    manufacturer_name: manufacturer?.name ?? null,
    manufacturer_contact: manufacturer?.contact ?? null,
    ...datesOf(before, product.createdAt, now),
  }
}

function variantRowOf(
  { sku, retailPriceCents }: NewVariant,
  parent: { readonly id: number; readonly product: NewProduct },
  given: {
    readonly values: readonly ChosenValue[]
    readonly before: StoredProduct | undefined
    readonly since: string
    readonly now: string
  },
): NewRow {
  const { values, before, since, now } = given
  const format = parent.product.variantFormat ?? 'Simple'
  const variantKey = values.map(({ attributeId, valueId }) => `${attributeId}:${valueId}`).join('|')
  if (before && before.parentId !== parent.id) throw taken(sku)
  if (before && (before.variantKey !== variantKey || before.format !== format)) {
    throw fixed(`${sku} keeps its values and its format.`, 'variants')
  }
  return {
    parent_id: parent.id,
    variant_key: variantKey,
    sku,
    format,
    archived: 0,
    featured: 0,
    category_priority: 0,
    list_price_cents: retailPriceCents ?? null,
    membership_price_cents: null,
    manufacturer_name: null,
    manufacturer_contact: null,
    ...datesOf(before, since, now),
  }
}

function datesOf(before: StoredProduct | undefined, createdAt: string | undefined, now: string) {
  if (before) return { created_at: before.createdAt, updated_at: now }
  const created = new Date(createdAt ?? now).toISOString()
  return { created_at: created, updated_at: created }
}

/** Exactly one value per option, in the order of the options. */
function chosenValues(
  { sku, optionValues }: NewVariant,
  options: readonly string[],
  book: AttributeBook,
): readonly ChosenValue[] {
  const incomplete = () => invalid(`${sku} needs one value for each option.`, 'variants')
  if (Object.keys(optionValues).length !== options.length) throw incomplete()
  return options.map((code) => {
    const valueCode = optionValues[code]
    if (valueCode === undefined) throw incomplete()
    return { attributeId: book.attribute(code).id, valueId: book.valueId(code, valueCode) }
  })
}

function skuOf({ sku }: { readonly sku: string }): string {
  return sku
}

function idOf(ids: ReadonlyMap<string, number>, sku: string): number {
  const id = ids.get(sku)
  if (id === undefined) throw new Error(`${sku} was not written`)
  return id
}

function taken(sku: string): Refusal {
  return new Refusal(409, `${sku} belongs to another product.`, { code: 'SKU_TAKEN', field: 'sku' })
}

function fixed(message: string, field: string): Refusal {
  return new Refusal(409, message, { code: 'INVALID_INPUT', field })
}
