import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { ServicesConfig } from '#services/config.ts'
import type { ListCalls } from '#services/contract/list.ts'
import type { List, QueryOf } from '#services/contract/rules/lists/list.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Db } from '#services/platform/database.ts'
import type { FindPerson } from '#services/platform/personal-data.ts'
import type { Tables } from '#services/platform/tables.ts'
import type { ListSource } from './list-source.ts'

type TableName = keyof Tables & string
type Reading = {
  readonly db: Db
  readonly findPerson: FindPerson
  readonly clock: Clock
  readonly config: Pick<ServicesConfig, 'sessionSecret'>
}
/** As the graph knows it, by the columns of the list. */
export type ListRow = { readonly id: string }

/** A column that a file of the list has besides those of the list. */
export type FileColumn<Stored> = { readonly title: string; textOf(stored: Stored): string }

/** A list of the back office: the module `staff` answers its calls and exports it. */
export type StaffList = {
  readonly calls: ListCalls<List, z.ZodType>
  readonly source: ListSource
  rowsOf(stored: readonly never[], reading: Reading): Promise<readonly ListRow[]>
  columnsOf?(query: QueryOf<List>, reading: Reading): Promise<readonly FileColumn<never>[]>
}

type Given<L extends List, Row extends z.ZodType<ListRow>, Name extends TableName> = {
  readonly calls: ListCalls<L, Row>
  readonly source: ListSource<L, Name>
  rowsOf(
    stored: readonly Selectable<Tables[Name]>[],
    reading: Reading,
  ): readonly z.input<Row>[] | Promise<readonly z.input<Row>[]>
  /** Columns of a file that depend on what is exported, such as the fields of one form. */
  columnsOf?(
    query: QueryOf<L>,
    reading: Reading,
  ): Promise<readonly FileColumn<Selectable<Tables[Name]>>[]>
}

/** A list as a module declares it; its parts fit each other. */
export function staffList<
  const L extends List,
  Row extends z.ZodType<ListRow>,
  Name extends TableName,
>(given: Given<L, Row, Name>): StaffList {
  return given as unknown as StaffList
}
