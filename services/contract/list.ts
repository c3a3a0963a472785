import { z } from 'zod'
import { describeCall } from './call.ts'
import {
  FIRST_PAGE_SIZE,
  type List,
  MOST_COUNTED,
  PAGE_SIZES,
  type QueryOf,
  sortsOf,
} from './rules/lists/list.ts'

const cursor = z
  .string()
  .max(600)
  .regex(/^[\w-]+$/)
  .nullish()

/** The query of an address, as `rules/lists/query-text.ts` writes it. */
export const viewQuery = z.string().max(2_000)

/** A number of rows that is exact unless there are more. */
const rowCount = z.object({ count: z.int32(), isMore: z.boolean() })

/** All rows of a query, as many as the member saw. */
export const matchingRows = z.object({
  query: viewQuery,
  count: z.int32().min(1).max(MOST_COUNTED),
})

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
function pageInput<const L extends List>(list: L) {
  return z.object({
    ...query(list),
    /** Of the last row of the page before, or of the first row of the page after. */
    after: cursor,
    before: cursor,
    limit: z.literal(PAGE_SIZES).default(FIRST_PAGE_SIZE),
  })
}

/** Its answer. */
function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    items: z.array(row),
    /** For `before` and `after`; null where there are no more rows. */
    startCursor: z.string().nullable(),
    endCursor: z.string().nullable(),
    /** Of all pages. */
    total: rowCount,
  })
}

export const savedView = z.object({
  /** Of a saved view; the key of one that comes with the product, such as `toSend`. */
  id: z.string(),
  /** Null for a view of the product, which clients name in their language. */
  name: z.string().nullable(),
  query: viewQuery,
  /** For everyone who may read the list. */
  isShared: z.boolean(),
})

type OfList<Row> = {
  /** In the paths of its calls. */
  readonly path: string
  /** Of its rows, such as `orders of all buyers`. */
  readonly what: string
  readonly row: Row
}

/** The calls of a list: a page of its rows, and its views. */
export function listCalls<const L extends List, Row extends z.ZodType>(
  list: L,
  { path, what, row }: OfList<Row>,
) {
  const described = { service: 'staff', method: 'POST', access: { right: list.right } } as const
  return [
    describeCall({
      ...described,
      path: `x/lists/${path}/filter`,
      summary: `A page of the ${what}`,
      input: pageInput(list),
      output: pageOf(row),
    }),
    describeCall({
      ...described,
      path: `x/lists/${path}/views`,
      summary: `Views of the ${what}: of the product, of everyone and of the member, with their numbers of rows`,
      input: z.object({}),
      output: z.object({ views: z.array(savedView.extend({ total: rowCount })) }),
    }),
  ] as const
}

export type ListCalls<L extends List, Row extends z.ZodType> = ReturnType<typeof listCalls<L, Row>>
export type RowCount = z.output<typeof rowCount>
export type SavedView = z.output<typeof savedView>
export type MatchingRows = z.output<typeof matchingRows>
