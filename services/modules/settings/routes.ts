import { filterDomains, followChanges, getGeneral } from '#services/contract/settings.ts'
import { hasRight, notAllowed } from '#services/platform/http/principal.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { lastPage } from '#services/platform/paging.ts'
import { domains, getSetting } from './api.ts'

const MS = 1_000

export function settingsRoutes({
  feed,
  publicSettings,
}: Pick<ModuleDeps, 'feed' | 'publicSettings'>): readonly Route[] {
  return [
    route(filterDomains, async ({ limit }, { db }) => {
      const all = await domains(db)
      const records = all.slice(0, limit).map(({ id, host, language }) => ({ id, host, language }))
      return {
        records,
        totalRecords: all.length,
        totalPages: lastPage(all.length, limit ?? all.length),
      }
    }),

    route(getGeneral, async ({ group, key }, { db, staff }) => {
      if (!publicSettings.has(`${group}/${key}`) && !hasRight(staff, 'settings.write'))
        throw notAllowed()
      return { group, key, value: await getSetting(db, group, key) }
    }),

    route(followChanges, async ({ after, wait = 0 }, { signal }) => {
      if (after === undefined) return { cursor: await feed.newest(), topics: [], gap: false }
      const changes = await feed.read({ after, waitMs: wait * MS, signal })
      return { ...changes, topics: [...changes.topics] }
    }),
  ]
}
