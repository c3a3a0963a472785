import type { Changing } from '#services/modules/history/api.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { setSetting } from './set-setting.ts'
import { readGroup } from './store.ts'

type Maintenance = {
  readonly isOn: boolean
  /** When the site is to be open again; null when that is not known. */
  readonly until: string | null
  /** For visitors; null for the usual words. */
  readonly text: string | null
}

const ON = new Set(['true', '1', 'yes', 'on'])
const OPEN: Maintenance = { isOn: false, until: null, text: null }

/** Whether visitors see the site. The gateway reads the same settings. */
export async function maintenance(db: Db): Promise<Maintenance> {
  const settings = await readGroup(db, 'site')
  return {
    isOn: ON.has(settings.get('maintenance')?.toLowerCase() ?? ''),
    until: settings.get('maintenanceUntil') ?? null,
    text: settings.get('maintenanceText') ?? null,
  }
}

/** An open site has neither a planned end nor a text. */
export async function setMaintenance(
  trx: Trx,
  given: boolean | Maintenance,
  changing?: Changing,
): Promise<void> {
  const { isOn, until, text } = typeof given === 'boolean' ? { ...OPEN, isOn: given } : given
  const values = {
    maintenance: isOn ? 'on' : 'off',
    maintenanceUntil: isOn ? until : null,
    maintenanceText: isOn ? text : null,
  }
  for (const [key, value] of Object.entries(values)) {
    await setSetting(trx, { group: 'site', key, value }, changing)
  }
}

export async function isInMaintenance(db: Db): Promise<boolean> {
  return (await maintenance(db)).isOn
}
