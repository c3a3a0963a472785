import type { SavedView } from '#services/contract/list.ts'
import type { List, QueryOf } from '#services/contract/rules/lists/list.ts'
import { nameOf } from '#services/contract/rules/lists/lists.ts'
import { queryText } from '#services/contract/rules/lists/query-text.ts'
import type { Db } from '#services/platform/database.ts'
import { readViews, type ViewRow } from './view-store.ts'

/** Those of the product, then those of everyone and of the member. */
export async function viewsOf(
  db: Db,
  { list, accountId }: { readonly list: List; readonly accountId: number },
): Promise<readonly SavedView[]> {
  const shipped = Object.entries(list.views).map(([id, query]) => ({
    ...{ id, name: null, isShared: true, query: queryText(list, query as QueryOf<List>) },
  }))
  const saved = await readViews(db, { list: nameOf(list), accountId })
  return [...shipped, ...saved.map(viewOf)]
}

export function viewOf({ id, name, query, account_id: owner }: ViewRow): SavedView {
  return { id: `${id}`, name, query, isShared: owner === null }
}
