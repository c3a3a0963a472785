import type { Db, Trx } from '#services/platform/database.ts'
import { preferred, withFallback } from '#services/platform/text/language-fallback.ts'
import type { KnownAttribute } from './read/filter.ts'
import type {} from './tables.ts'
import type { Guide, InputType } from './write/catalogue-input.ts'

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
