import type { z } from 'zod'
import type { filterProducts } from '#services/contract/product.ts'
import type { InputType } from '#services/modules/product/write/catalogue-input.ts'
import { Refusal } from '#services/platform/errors.ts'

type GivenFilter = NonNullable<z.output<typeof filterProducts.input>['filters']>[number]

export type KnownAttribute = { readonly id: number; readonly inputType: InputType }

/** A listed product meets all conditions. */
export type Condition =
  | { readonly kind: 'ids'; readonly ids: readonly number[] }
  | { readonly kind: 'categories'; readonly ids: readonly number[] }
  | { readonly kind: 'archived' | 'featured' | 'discount'; readonly is: boolean }
  | { readonly kind: 'price'; readonly fromCents: number; readonly toCents: number }
  | AttributeCondition

export type AttributeCondition = { readonly attributeId: number } & (
  | { readonly kind: 'valueIds'; readonly valueIds: readonly number[] }
  | { readonly kind: 'yesNo'; readonly is: boolean }
  | { readonly kind: 'thousandths'; readonly from: number; readonly to: number }
  | { readonly kind: 'moment'; readonly from: string; readonly to: string }
)

/** Filter keys with a fixed meaning; no attribute may use one as its code. */
export const RESERVED_KEYS = [
  'id',
  'category',
  'archived',
  'featured',
  'discount',
  'price',
] as const

/** Largest id; PostgreSQL rejects a comparison with a larger one. */
const MAX_INTEGER = 2_147_483_647

const FIRST_MOMENT = Date.parse('0000-01-01T00:00:00.000Z')
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z')

const YES_NO = new Map<unknown, boolean>([
  ['yes', true],
  ['true', true],
  [true, true],
  ['no', false],
  ['false', false],
  [false, false],
])

function isStorableId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= MAX_INTEGER
}

export function isAttributeCode(code: string): boolean {
  return /^[a-z][a-z0-9_-]*$/i.test(code)
}

/** Excludes archived products unless they are requested. An unknown key is rejected by name. */
export function parseFilters(
  filters: readonly GivenFilter[],
  attributes: ReadonlyMap<string, KnownAttribute>,
): readonly Condition[] {
  const conditions = filters.flatMap((filter, index) =>
    parseFilter(filter, `filters.${index}`, attributes),
  )
  return conditions.some((condition) => condition.kind === 'archived')
    ? conditions
    : [...conditions, { kind: 'archived', is: false }]
}

/** Nothing for a range that was never set. */
function parseFilter(
  filter: GivenFilter,
  field: string,
  attributes: ReadonlyMap<string, KnownAttribute>,
): readonly Condition[] {
  const valueField = `${field}.value`
  switch (filter.key) {
    case 'id':
      return [{ kind: 'ids', ids: readIds(filter, valueField) }]
    case 'category':
      return [{ kind: 'categories', ids: readIds(filter, valueField) }]
    case 'archived':
    case 'featured':
    case 'discount':
      return [{ kind: filter.key, is: readYesNo(filter, valueField) }]
    case 'price':
      return readEnds(filter, valueField).map(([from, to]) => ({
        kind: filter.key as 'price',
        fromCents: toStorable(from * 100),
        toCents: toStorable(to * 100),
      }))
    default: {
      const attribute = attributes.get(filter.key)
      if (!attribute) throw invalid(`Unknown filter: ${filter.key}`, `${field}.key`)
      return readAttribute(filter, attribute, valueField).map((condition) => ({
        attributeId: attribute.id,
        ...condition,
      }))
    }
  }
}

type WithoutId<Union> = Union extends unknown ? Omit<Union, 'attributeId'> : never

function readAttribute(
  filter: GivenFilter,
  attribute: KnownAttribute,
  field: string,
): readonly WithoutId<AttributeCondition>[] {
  switch (attribute.inputType) {
    case 'yesNo':
      return [{ kind: 'yesNo', is: readYesNo(filter, field) }]
    case 'numberField':
      return readEnds(filter, field).map(([from, to]) => ({
        kind: 'thousandths',
        from: toThousandths(from),
        to: toThousandths(to),
      }))
    case 'date':
    case 'dateTime':
      return readEnds(filter, field).map(([from, to]) => ({
        kind: 'moment',
        from: toMoment(from, field),
        to: toMoment(to, field),
      }))
    case 'dropdown':
    case 'multipleSelect':
    case 'textSwatch':
    case 'visualSwatch':
      if (filter.range) throw invalid('This filter has no range.', field)
      return [{ kind: 'valueIds', valueIds: readIds(filter, field) }]
  }
}

/** Numbers, also as text from a query string (`12,15`). */
function readNumbers(filter: GivenFilter, field: string): readonly number[] {
  const given = Array.isArray(filter.value) ? filter.value : [filter.value]
  return given
    .flatMap((value): readonly (string | number | boolean)[] =>
      typeof value === 'string' ? value.split(',') : [value],
    )
    .map((value) => {
      const isText = typeof value === 'string'
      if (
        typeof value === 'boolean' ||
        (isText && !/^-?\d{1,15}(\.\d{1,6})?$/.test(value.trim()))
      ) {
        throw invalid('The value is not a number.', field)
      }
      return Number(value)
    })
}

function readIds(filter: GivenFilter, field: string): readonly number[] {
  const ids = readNumbers(filter, field)
  if (!ids.every(Number.isInteger)) throw invalid('The value is not an id.', field)
  return [...new Set(ids)].filter(isStorableId)
}

type Ends = readonly [from: number, to: number]

/** Both ends of a range, also without its flag; a single value is both. None for a range of zero. */
function readEnds(filter: GivenFilter, field: string): readonly Ends[] {
  const numbers = readNumbers(filter, field)
  const isRange = filter.range ?? numbers.length === 2
  const [from, to = from] = numbers
  if (from === undefined || to === undefined || numbers.length !== (isRange ? 2 : 1)) {
    throw invalid(isRange ? 'A range has two ends.' : 'One value is expected.', field)
  }
  if (from > to) throw invalid('The range ends before it begins.', field)
  return isRange && from === 0 && to === 0 ? [] : [[from, to]]
}

function readYesNo(filter: GivenFilter, field: string): boolean {
  const value =
    Array.isArray(filter.value) && filter.value.length === 1 ? filter.value[0] : filter.value
  const answer = YES_NO.get(value)
  if (answer === undefined) throw invalid('The value is neither yes nor no.', field)
  return answer
}

export function toThousandths(value: number): number {
  return toStorable(value * 1000)
}

function toStorable(value: number): number {
  return Math.max(-MAX_INTEGER, Math.min(MAX_INTEGER, Math.round(value)))
}

/**
 * Filters carry times in milliseconds, as every range carries numbers. Years beyond four digits
 * would not sort as text.
 */
function toMoment(ms: number, field: string): string {
  if (Number.isNaN(new Date(ms).getTime())) throw invalid('The value is not a moment.', field)
  return new Date(Math.max(FIRST_MOMENT, Math.min(LAST_MOMENT, ms))).toISOString()
}

function invalid(message: string, field: string): Refusal {
  return new Refusal(400, message, { code: 'INVALID_INPUT', field })
}
