import type { Db, Trx } from '#services/platform/database.ts'
import type {} from './tables.ts'

export type ProductAttributeRow = {
  readonly productId: number
  readonly attributeId: number
  readonly valueId: number | null
  readonly numberThousandths: number | null
  readonly yesNo: number | null
  readonly moment: string | null
}

export type NewProductAttributeRow = {
  readonly attributeId: number
  readonly valueId?: number
  readonly numberThousandths?: number
  readonly yesNo?: boolean
  readonly moment?: string
}

/** A value with its owner. For a variant, `listedId` is its product. */
export type OwnedAttributeRow = NewProductAttributeRow & {
  readonly productId: number
  readonly listedId: number
}

export async function productAttributeRows(
  db: Db,
  productIds: readonly number[],
): Promise<readonly ProductAttributeRow[]> {
  if (productIds.length === 0) return []
  return db
    .selectFrom('product_attribute')
    .select([
      'product_id as productId',
      'attribute_id as attributeId',
      'value_id as valueId',
      'number_thousandths as numberThousandths',
      'yes_no as yesNo',
      'moment',
    ])
    .where('product_id', 'in', productIds)
    .orderBy('id')
    .execute()
}

export async function optionRows(
  db: Db,
  productIds: readonly number[],
): Promise<readonly { readonly productId: number; readonly attributeId: number }[]> {
  if (productIds.length === 0) return []
  return db
    .selectFrom('product_option')
    .select(['product_id as productId', 'attribute_id as attributeId'])
    .where('product_id', 'in', productIds)
    .orderBy('position')
    .execute()
}

export async function insertOwnedAttributes(
  trx: Trx,
  rows: readonly OwnedAttributeRow[],
): Promise<void> {
  await trx
    .insertInto('product_attribute')
    .values(
      rows.map((row) => ({
        product_id: row.productId,
        listed_product_id: row.listedId,
        attribute_id: row.attributeId,
        value_id: row.valueId ?? null,
        number_thousandths: row.numberThousandths ?? null,
        yes_no: row.yesNo === undefined ? null : toFlag(row.yesNo),
        moment: row.moment ?? null,
      })),
    )
    .execute()
}

export async function insertOptions(
  trx: Trx,
  options: readonly {
    readonly id: number
    readonly attributeId: number
    readonly position: number
  }[],
): Promise<void> {
  await trx
    .insertInto('product_option')
    .values(
      options.map(({ id, attributeId, position }) => ({
        product_id: id,
        attribute_id: attributeId,
        position,
      })),
    )
    .execute()
}

function toFlag(claim: boolean): 0 | 1 {
  return claim ? 1 : 0
}
