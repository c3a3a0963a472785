import type { Db, Trx } from '#services/platform/database.ts'
import { preferred, withFallback } from '#services/platform/text/language-fallback.ts'
import type { KnownAttribute } from './read/filter.ts'
import type {} from './tables.ts'
import type { Guide, InputType } from './write/catalogue-input.ts'

export type ProductAttributeRow = {
  readonly productId: number
  readonly attributeId: number
  readonly valueId: number | null
  readonly numberThousandths: number | null
  readonly yesNo: number | null
  readonly moment: string | null
}

export type AttributeRow = {
  readonly id: number
  readonly code: string
  readonly label: string
  readonly inputType: InputType
  readonly filterable: number
  readonly customClass: string | null
  readonly guide: Guide | null
}

export type AttributeValueRow = {
  readonly id: number
  readonly attributeId: number
  readonly code: string
  readonly label: string
  readonly swatch: string | null
  readonly shopDefault: number
}

export async function knownAttributes(
  db: Db,
  codes: readonly string[],
): Promise<ReadonlyMap<string, KnownAttribute>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('attribute')
    .select(['id', 'code', 'input_type as inputType'])
    .where('code', 'in', codes)
    .execute()
  return new Map(rows.map((row) => [row.code, row]))
}

/** All attributes with label and guide, in order of creation. */
export async function attributeRows(db: Db, language: string): Promise<readonly AttributeRow[]> {
  const rows = await db
    .selectFrom('attribute as a')
    .innerJoin('attribute_text as t', 't.attribute_id', 'a.id')
    // The guide must be in the same language as the label.
    .leftJoin('attribute_guide as g', (join) =>
      join.onRef('g.attribute_id', '=', 'a.id').onRef('g.language', '=', 't.language'),
    )
    .select([
      'a.id',
      'a.code',
      'a.input_type as inputType',
      'a.filterable',
      'a.custom_class as customClass',
      't.language',
      't.label',
      'g.title as guideTitle',
      'g.page_slug as guidePage',
    ])
    .where('t.language', 'in', withFallback(language))
    .orderBy('a.id')
    .execute()
  return [...preferred(rows, (row) => row.id, language).values()].map(
    ({ guideTitle, guidePage, ...row }) => ({
      ...row,
      guide:
        guideTitle === null || guidePage === null
          ? null
          : { title: guideTitle, pageSlug: guidePage },
    }),
  )
}

/** Values in display order. */
export async function attributeValueRows(
  db: Db,
  language: string,
  valueIds: readonly number[],
): Promise<readonly AttributeValueRow[]> {
  if (valueIds.length === 0) return []
  const rows = await db
    .selectFrom('attribute_value as v')
    .innerJoin('attribute_value_text as t', 't.value_id', 'v.id')
    .select([
      'v.id',
      'v.attribute_id as attributeId',
      'v.code',
      'v.swatch',
      'v.shop_default as shopDefault',
      't.language',
      't.label',
    ])
    .where('v.id', 'in', valueIds)
    .where('t.language', 'in', withFallback(language))
    .orderBy('v.attribute_id')
    .orderBy('v.position')
    .execute()
  return [...preferred(rows, (row) => row.id, language).values()]
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

export async function insertAttribute(
  trx: Trx,
  attribute: {
    readonly code: string
    readonly inputType: InputType
    readonly filterable: boolean
    readonly customClass: string | null
    readonly texts: readonly {
      readonly language: string
      readonly label: string
      readonly guide?: Guide
    }[]
  },
): Promise<number> {
  const { id } = await trx
    .insertInto('attribute')
    .values({
      code: attribute.code,
      input_type: attribute.inputType,
      filterable: attribute.filterable ? 1 : 0,
      custom_class: attribute.customClass,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('attribute_text')
    .values(attribute.texts.map(({ language, label }) => ({ attribute_id: id, language, label })))
    .execute()
  const guides = attribute.texts.flatMap(({ language, guide }) =>
    guide ? [{ attribute_id: id, language, title: guide.title, page_slug: guide.pageSlug }] : [],
  )
  if (guides.length > 0) await trx.insertInto('attribute_guide').values(guides).execute()
  return id
}

export async function insertAttributeValue(
  trx: Trx,
  attributeId: number,
  value: {
    readonly code: string
    readonly position: number
    readonly swatch: string | null
    readonly shopDefault: boolean
    readonly texts: readonly { readonly language: string; readonly label: string }[]
  },
): Promise<void> {
  const { id } = await trx
    .insertInto('attribute_value')
    .values({
      attribute_id: attributeId,
      code: value.code,
      position: value.position,
      swatch: value.swatch,
      shop_default: value.shopDefault ? 1 : 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('attribute_value_text')
    .values(value.texts.map((text) => ({ value_id: id, ...text })))
    .execute()
}

/** Value ids by attribute id and value code. */
export async function valueIdsByCode(
  trx: Trx,
  attributeIds: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<string, number>>> {
  if (attributeIds.length === 0) return new Map()
  const rows = await trx
    .selectFrom('attribute_value')
    .select(['id', 'attribute_id as attributeId', 'code'])
    .where('attribute_id', 'in', attributeIds)
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.attributeId)].map(([attributeId, values]) => [
      attributeId,
      new Map(values.map((value) => [value.code, value.id])),
    ]),
  )
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

export async function insertProductAttributes(
  trx: Trx,
  product: { readonly id: number; readonly listedId: number },
  rows: readonly NewProductAttributeRow[],
): Promise<void> {
  if (rows.length === 0) return
  const owner = { productId: product.id, listedId: product.listedId }
  await insertOwnedAttributes(
    trx,
    rows.map((row) => ({ ...row, ...owner })),
  )
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
  productId: number,
  attributeIds: readonly number[],
): Promise<void> {
  if (attributeIds.length === 0) return
  await trx
    .insertInto('product_option')
    .values(
      attributeIds.map((attributeId, position) => ({
        product_id: productId,
        attribute_id: attributeId,
        position,
      })),
    )
    .execute()
}

function toFlag(claim: boolean): 0 | 1 {
  return claim ? 1 : 0
}

/** When the events of these products begin, of those that have a moment. */
export async function startsOfEvents(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_attribute as p')
    .innerJoin('attribute as a', 'a.id', 'p.attribute_id')
    .select(['p.product_id as productId', 'p.moment'])
    .where('a.input_type', '=', 'dateTime')
    .where('p.product_id', 'in', productIds)
    .orderBy('p.moment', 'desc')
    .execute()
  return new Map(rows.flatMap(({ productId, moment }) => (moment ? [[productId, moment]] : [])))
}
