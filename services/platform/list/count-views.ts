import type { RowCount, SavedView } from '#services/contract/list.ts'
import type { List } from '#services/contract/rules/lists/list.ts'
import { readQuery } from '#services/contract/rules/lists/query-text.ts'
import type { Db } from '#services/platform/database.ts'
import type { Tables } from '#services/platform/tables.ts'
import type { ListSource } from './list-source.ts'
import { countList } from './read-list.ts'

/** Views with the number of their rows, each counted by itself. */
export async function countViews<L extends List, Name extends keyof Tables & string>(
  db: Db,
  source: ListSource<L, Name>,
  { views, now }: { readonly views: readonly SavedView[]; readonly now: Date },
): Promise<(SavedView & { readonly total: RowCount })[]> {
  const counted = []
  for (const view of views) {
    const query = readQuery(source.list, new URLSearchParams(view.query))
    counted.push({ ...view, total: await countList(db, source, { query, now }) })
  }
  return counted
}
