import { LISTS } from '#services/contract/rules/lists/lists.ts'
import { queryText, readQuery } from '#services/contract/rules/lists/query-text.ts'
import { deleteView, saveView } from '#services/contract/views.ts'
import { authorOf, recordEdits } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { requireRight, requireStaff } from '#services/platform/http/principal.ts'
import type { Scope, StaffEntry } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { insertView, lockView, removeView, updateView, type ViewRow } from './view-store.ts'
import { viewOf } from './views.ts'

/** Whoever may read a list may change the views of everyone: the history says who did. */
export function viewRoutes(): readonly Route[] {
  return [
    route(saveView, async ({ id, list, name, query: given, isShared }, scope) => {
      const staff = requireStaff(scope)
      requireRight(staff, LISTS[list].right)
      const query = queryText(LISTS[list], readQuery(LISTS[list], new URLSearchParams(given)))
      const account_id = isShared ? null : staff.userId
      const view = await inTransaction(scope.db, async (trx) => {
        const before = typeof id === 'number' ? await ownView(trx, id, staff) : null
        if (before && before.list !== list) throw noSuchView()
        const values = { list, name, query, account_id }
        const after = { id: before?.id ?? (await insertView(trx, values)), ...values }
        if (before) await updateView(trx, after)
        await record(trx, { before, after }, scope)
        return after
      })
      return { view: viewOf(view) }
    }),

    route(deleteView, async ({ id }, scope) => {
      await inTransaction(scope.db, async (trx) => {
        const before = await ownView(trx, id, requireStaff(scope))
        await removeView(trx, id)
        await record(trx, { before, after: null }, scope)
      })
      return { success: true }
    }),
  ]
}

async function ownView(trx: Trx, id: number, staff: StaffEntry): Promise<ViewRow> {
  const view = await lockView(trx, { id, accountId: staff.userId })
  if (!view) throw noSuchView()
  requireRight(staff, LISTS[view.list].right)
  return view
}

async function record(
  trx: Trx,
  { before, after }: { readonly before: ViewRow | null; readonly after: ViewRow | null },
  scope: Scope,
): Promise<void> {
  const [was, is] = [before && viewOf(before), after && viewOf(after)]
  const id = (is ?? was)?.id ?? ''
  const at = scope.clock.now().toISOString()
  await recordEdits(
    trx,
    { entity: 'view', id, author: authorOf(scope), at },
    (['name', 'query', 'isShared'] as const).map((path) => ({
      ...{ path, before: was?.[path] ?? null, after: is?.[path] ?? null },
    })),
  )
}

function noSuchView(): Refusal {
  return new Refusal(404, 'There is no such view.', { code: 'NOT_FOUND' })
}
