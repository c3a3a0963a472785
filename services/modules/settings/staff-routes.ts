import type { CallOutput } from '#services/contract/call.ts'
import { listSettings, saveSetting } from '#services/contract/staff-settings.ts'
import { authorOf, latestOf } from '#services/modules/history/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { changeSetting } from './change-setting.ts'
import { settingValues } from './setting-store.ts'

type Shown = CallOutput<typeof listSettings>['records'][number]

/** Settings in the hands of staff. */
export function staffSettingsRoutes({ settings, findPerson }: ModuleDeps): readonly Route[] {
  return [
    route(listSettings, async (_input, { db }) => ({ records: await shown(db) })),

    route(saveSetting, async ({ key, sitting, changes }, scope) => {
      const setting = settings.get(key)
      if (!setting) throw noSuchSetting()
      const saving = { author: authorOf(scope, sitting), clock: scope.clock, findPerson }
      return await inTransaction(scope.db, async (trx) => {
        const saved = await changeSetting(trx, { key, setting, changes }, saving)
        const after = (await shown(trx)).find((one) => one.key === key)
        if (!after) throw noSuchSetting()
        return { ...saved, setting: after }
      })
    }),
  ]

  async function shown(db: Db): Promise<Shown[]> {
    const [stored, latest] = await Promise.all([
      settingValues(db, settings),
      latestOf(db, 'setting', findPerson),
    ])
    return [...settings].map(
      ([name, { parse: _parse, fits: _fits, store: _store, ...setting }]) => {
        const value = stored.get(name) ?? null
        const { at = null, actor = null } = latest.get(name) ?? {}
        return {
          ...{ ...setting, options: [...setting.options] },
          ...{ key: name, value, changedAt: at, changedBy: actor },
        }
      },
    )
  }
}

function noSuchSetting(): Refusal {
  return new Refusal(404, 'There is no such setting.', { code: 'NOT_FOUND' })
}
