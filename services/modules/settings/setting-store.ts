import type { Db } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import type { SettingStore } from '#services/platform/setting.ts'
import { setSetting } from './set-setting.ts'
import { readSettings } from './store.ts'

/** Of settings that no module stores in a place of its own. */
export const settingStore: SettingStore = {
  async values(db, names) {
    const wanted = new Set(names)
    const rows = await readSettings(db)
    return new Map(
      rows
        .map(({ group, key, value }) => [`${group}/${key}`, value] as const)
        .filter(([name]) => wanted.has(name)),
    )
  },
  async write(trx, name, value) {
    const [group = '', key = ''] = name.split('/')
    await setSetting(trx, { group, key, value })
  },
}

/** Stored values of all settings, each from its own place. */
export async function settingValues(
  db: Db,
  settings: ModuleDeps['settings'],
): Promise<ReadonlyMap<string, string>> {
  const byStore = Map.groupBy(settings, ([, { store = settingStore }]) => store)
  const values = await Promise.all(
    [...byStore].map(([store, own]) =>
      store.values(
        db,
        own.map(([name]) => name),
      ),
    ),
  )
  return new Map(values.flatMap((own) => [...own]))
}
