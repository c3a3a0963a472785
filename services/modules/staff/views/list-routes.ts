import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { ListCalls } from '#services/contract/list.ts'
import type { List, QueryOf } from '#services/contract/rules/lists/list.ts'
import { requireStaff } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { countViews } from '#services/platform/list/count-views.ts'
import type { ListSource } from '#services/platform/list/list-source.ts'
import { readList } from '#services/platform/list/read-list.ts'
import type { Tables } from '#services/platform/tables.ts'
import { viewsOf } from './views.ts'

type TableName = keyof Tables & string

/** The routes of a list. `rowsOf` makes the rows of a page of what is stored. */
export function listRoutes<L extends List, Row extends z.ZodType, Name extends TableName>(
  [rows, views]: ListCalls<L, Row>,
  source: ListSource<L, Name>,
  rowsOf: (
    stored: readonly Selectable<Tables[Name]>[],
    scope: Scope,
  ) => readonly z.input<Row>[] | Promise<readonly z.input<Row>[]>,
): readonly Route[] {
  return [
    route(rows, async ({ limit, after, before, ...query }, scope) => {
      const paging = { limit, after, before }
      const { rows: stored, ...page } = await readList(scope.db, source, {
        ...{ query: query as QueryOf<L>, paging },
      })
      return { items: [...(await rowsOf(stored, scope))], ...page }
    }),

    route(views, async (_input, scope) => {
      const { userId: accountId } = requireStaff(scope)
      const own = await viewsOf(scope.db, { list: source.list, accountId })
      return { views: await countViews(scope.db, source, own) }
    }),
  ]
}
