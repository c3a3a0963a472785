import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { RowCount } from '#services/contract/list.ts'
import { type List, MOST_COUNTED, type QueryOf } from '#services/contract/rules/lists/list.ts'
import type { Db } from '#services/platform/database.ts'
import type { Tables } from '#services/platform/tables.ts'
import { searchWords } from '#services/platform/text/keywords.ts'
import { countRows } from './count-rows.ts'
import { type ListPlace, placeText, readPlace } from './list-place.ts'
import { allOf, type ListSource } from './list-source.ts'
import { searchConditions } from './search-words.ts'

type TableName = keyof Tables & string
type Condition = RawBuilder<unknown>

/** Cursors of clients, of which `before` goes first. */
type Paging = {
  readonly limit: number
  readonly after?: string | null | undefined
  readonly before?: string | null | undefined
}
/** Each gets the value that its list declares, which the call has parsed. */
type Filters = Readonly<Record<string, (value: never, now: Date) => Condition>>
/** Which rows, at this moment. */
type Requested<L extends List> = { readonly query: QueryOf<L>; readonly now: Date }
/** More than are counted. */
const MANY: RowCount = { count: MOST_COUNTED, isMore: true }

type Start = { readonly place: ListPlace; readonly isBackward: boolean }

export type ListPage<Row> = {
  readonly rows: readonly Row[]
  /** Null where there are no more rows. */
  readonly startCursor: string | null
  readonly endCursor: string | null
}

/** One page, and the number of rows on all of them. */
export async function readList<L extends List, Name extends TableName>(
  db: Db,
  source: ListSource<L, Name>,
  { paging, ...requested }: Requested<L> & { readonly paging: Paging },
): Promise<ListPage<Selectable<Tables[Name]>> & { readonly total: RowCount }> {
  const { where, areMany } = await conditionOf(db, source, requested)
  const sort = requested.query.sort ?? source.list.sort
  const start = startOf(source.list, sort, paging)
  const page = await readPage<Name>(db, source, { where, sort, limit: paging.limit, start })
  const total = areMany ? MANY : await countRows(db, source.table, where)
  return { ...page, total }
}

/** All rows, each part a read of its own: an open cursor would stop every writer of SQLite. */
export async function* listRows<L extends List, Name extends TableName>(
  db: Db,
  source: ListSource<L, Name>,
  { limit, ...requested }: Requested<L> & { readonly limit: number },
): AsyncGenerator<readonly Selectable<Tables[Name]>[]> {
  const { where } = await conditionOf(db, source, requested)
  const sort = requested.query.sort ?? source.list.sort
  for (let start: Start | null = null; ; ) {
    const page: ListPage<Selectable<Tables[Name]>> = await readPage<Name>(db, source, {
      ...{ where, sort, limit, start },
    })
    yield page.rows
    if (page.endCursor === null) return
    start = startOf(source.list, sort, { limit, after: page.endCursor })
  }
}

/** One column of the rows of a query, by their ids; one read, so that they are those of one moment. */
export async function listColumn<
  L extends List,
  Name extends TableName,
  Column extends keyof Selectable<Tables[Name]> & string,
>(
  db: Db,
  source: ListSource<L, Name>,
  given: Requested<L> & { readonly column: Column; readonly limit: number },
): Promise<readonly Selectable<Tables[Name]>[Column][]> {
  const { column, limit } = given
  const { where } = await conditionOf(db, source, given)
  const { rows } = await sql<{ value: Selectable<Tables[Name]>[Column] }>`
    select ${sql.ref(column)} as value from ${sql.table(source.table)} where ${where}
    order by ${sql.ref(`${source.table}.id`)} limit ${limit}`.execute(db)
  return rows.map(({ value }) => value)
}

export async function countList<L extends List, Name extends TableName>(
  db: Db,
  source: ListSource<L, Name>,
  requested: Requested<L>,
): Promise<RowCount> {
  const { where, areMany } = await conditionOf(db, source, requested)
  return areMany ? MANY : await countRows(db, source.table, where)
}

async function conditionOf(
  db: Db,
  {
    table,
    only,
    search,
    filters,
  }: Pick<ListSource, 'table' | 'only' | 'search'> & { readonly filters: Filters },
  { query: { filter, search: given }, now }: Requested<List>,
): Promise<{ readonly where: Condition; readonly areMany: boolean }> {
  const chosen = Object.entries(filter ?? {}).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : (filters[name]?.(value as never, now) ?? []),
  )
  const found =
    typeof search === 'function'
      ? { conditions: searchWords(given ?? '').map(search), areMany: false }
      : await searchConditions(db, { ...search, of: table }, given)
  return {
    where: allOf([only ?? null, ...chosen, ...found.conditions]),
    areMany: found.areMany && chosen.length === 0,
  }
}

function startOf(list: List, sort: string, { after, before }: Paging): Start | null {
  if (before) {
    return { place: readPlace(list, sort, { field: 'before', given: before }), isBackward: true }
  }
  if (!after) return null
  return { place: readPlace(list, sort, { field: 'after', given: after }), isBackward: false }
}

/** Reads after or before a row, so that no depth of the list costs more than its first page. */
async function readPage<Name extends TableName>(
  db: Db,
  source: { readonly table: string; readonly sort: Readonly<Record<string, string>> },
  part: {
    readonly where: Condition
    readonly sort: string
    readonly limit: number
    readonly start: Start | null
  },
): Promise<ListPage<Selectable<Tables[Name]>>> {
  const { where, sort, limit, start } = part
  const isBackward = start?.isBackward ?? false
  const isDescending = sort.endsWith('_DESC') !== isBackward
  const name = source.sort[sort.replace(/_(ASC|DESC)$/, '')] ?? 'id'
  const [column, id] = [sql.ref(`${source.table}.${name}`), sql.ref(`${source.table}.id`)]
  const direction = isDescending ? sql`desc` : sql`asc`
  const beyond = isDescending ? sql`<` : sql`>`
  const place = start && sql`(${column}, ${id}) ${beyond} (${start.place.value}, ${start.place.id})`
  const { rows: read } = await sql<Selectable<Tables[Name]> & { id: number }>`
    select * from ${sql.table(source.table)} where ${allOf([where, place])}
    order by ${column} ${direction}, ${id} ${direction} limit ${limit + 1}`.execute(db)
  const isMore = read.length > limit
  // A page before others that is not full is the first one.
  if (isBackward && !isMore) return await readPage<Name>(db, source, { ...part, start: null })
  const rows = read.slice(0, limit)
  if (isBackward) rows.reverse()
  const cursorOf = (row: (typeof rows)[number] | undefined) =>
    row
      ? placeText(sort, { value: Reflect.get(row, name) as ListPlace['value'], id: row.id })
      : null
  return {
    rows,
    startCursor: start ? cursorOf(rows[0]) : null,
    endCursor: isMore || isBackward ? cursorOf(rows.at(-1)) : null,
  }
}
