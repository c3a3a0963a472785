import type { List, QueryOf } from '#services/contract/rules/lists/list.ts'
import { LISTS, type ListName } from '#services/contract/rules/lists/lists.ts'
import { queryText } from '#services/contract/rules/lists/query-text.ts'
import type { SavedView } from '#services/contract/views.ts'
import type { Db } from '#services/platform/database.ts'
import { readViews, type ViewRow } from './view-store.ts'

/** Those of the product, then those of everyone and of the member. */
export async function viewsOf(
  db: Db,
  { list, accountId }: { readonly list: ListName; readonly accountId: number },
): Promise<readonly SavedView[]> {
  const declared: List = LISTS[list]
  const shipped = Object.entries(declared.views).map(([id, query]) => ({
    ...{ id, name: null, isShared: true, query: queryText(declared, query as QueryOf<List>) },
  }))
  return [...shipped, ...(await readViews(db, { list, accountId })).map(viewOf)]
}

export function viewOf({ id, name, query, account_id: owner }: ViewRow): SavedView {
  return { id: `${id}`, name, query, isShared: owner === null }
}
