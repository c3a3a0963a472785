import { z } from 'zod'
import {
  FIRST_PAGE_SIZE,
  type List,
  PAGE_SIZES,
  type QueryOf,
  sortsOf,
} from './rules/lists/list.ts'

const cursor = z
  .string()
  .max(600)
  .regex(/^[\w-]+$/)
  .nullish()

/** A number of rows that is exact unless there are more. */
export const rowCount = z.object({ count: z.int32(), isMore: z.boolean() })

/** Which rows of a list, and in which order: null is as good as nothing. */
function query<const L extends List>(list: L) {
  const filters = Object.entries(list.filters).map(([name, { value }]) => [name, z.nullish(value)])
  return {
    search: z.string().max(200).nullish(),
    filter: optional<QueryOf<L>['filter']>(z.object(Object.fromEntries(filters)).nullish()),
    sort: optional<QueryOf<L>['sort']>(z.enum(sortsOf(list)).nullish()),
  }
}

/** A schema that was made of a declaration has the type of the declaration. */
function optional<Value>(made: z.ZodType): z.ZodOptional<z.ZodType<Value, Value>> {
  return z.optional(made as z.ZodType<Value, Value>)
}

/** Input of the call that reads a page of a list. */
export function pageInput<const L extends List>(list: L) {
  return z.object({
    ...query(list),
    /** Of the last row of the page before, or of the first row of the page after. */
    after: cursor,
    before: cursor,
    limit: z.literal(PAGE_SIZES).default(FIRST_PAGE_SIZE),
  })
}

/** Its answer. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    items: z.array(row),
    /** For `before` and `after`; null where there are no more rows. */
    startCursor: z.string().nullable(),
    endCursor: z.string().nullable(),
    /** Of all pages. */
    total: rowCount,
  })
}

export type RowCount = z.output<typeof rowCount>
