import { type Changing, recordEdits } from '#services/modules/history/api.ts'
import { addChanges } from '#services/platform/changes.ts'
import type { Trx } from '#services/platform/database.ts'
import { deleteSetting, readSetting, writeSetting } from './store.ts'

type Given = {
  readonly group: string
  readonly key: string
  /** Null for the usual value. */
  readonly value: string | null
}

/** Records who changed it, unless it is a seed. */
export async function setSetting(trx: Trx, setting: Given, changing?: Changing): Promise<void> {
  if (changing) await recordSetting(trx, setting, changing)
  const { value, ...place } = setting
  if (value === null) await deleteSetting(trx, place)
  else await writeSetting(trx, { ...place, value })
  await addChanges(trx, ['settings'])
}

async function recordSetting(
  trx: Trx,
  { group, key, value: after }: Given,
  { author, clock }: Changing,
): Promise<void> {
  const before = await readSetting(trx, group, key)
  if (before === after) return
  const recorded = {
    entity: 'setting',
    id: `${group}/${key}`,
    author,
    at: clock.now().toISOString(),
  }
  await recordEdits(trx, recorded, [{ path: 'value', before, after }])
}
