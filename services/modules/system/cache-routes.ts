import { getCaches, purgeCaches } from '#services/contract/caches.ts'
import { authorOf, recordEdits } from '#services/modules/history/api.ts'
import { addChanges, addGap } from '#services/platform/changes.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'

const EVERYTHING = 'everything'

export function cacheRoutes({ cache }: ModuleDeps): readonly Route[] {
  return [
    route(getCaches, async () => ({ partitions: [...cache.facts()] })),

    route(purgeCaches, async ({ tags }, scope) => {
      const at = scope.clock.now().toISOString()
      const id = tags?.[0] ?? EVERYTHING
      await inTransaction(scope.db, async (trx) => {
        if (tags) await addChanges(trx, tags)
        else await addGap(trx)
        await recordEdits(trx, { entity: 'cache', id, author: authorOf(scope), at }, [
          { path: 'move.purge', before: null, after: { tags: tags ?? [EVERYTHING] } },
        ])
      })
      return { success: true }
    }),
  ]
}
