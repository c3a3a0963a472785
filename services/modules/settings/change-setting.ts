import type { FieldChange, FieldValue, Saved } from '#services/contract/history.ts'
import { type Changing, saveChanges } from '#services/modules/history/api.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import type { Setting } from '#services/platform/setting.ts'
import { settingStore } from './setting-store.ts'
import { lockSettings } from './store.ts'

const PATH = 'value'

type Changed = {
  readonly key: string
  readonly setting: Setting
  readonly changes: readonly FieldChange[]
}

/** Saves the value of a setting; null makes it the usual one. */
export async function changeSetting(
  trx: Trx,
  { key: name, setting, changes }: Changed,
  { author, clock, findPerson }: Changing & Pick<ModuleDeps, 'findPerson'>,
): Promise<Saved> {
  await lockSettings(trx)
  const store = setting.store ?? settingStore
  const parsed: FieldChange[] = []
  for (const change of changes) parsed.push(await parse(trx, setting, change))
  return await saveChanges(
    trx,
    { entity: 'setting', id: name, author, at: clock.now().toISOString() },
    {
      current: { [PATH]: (await store.values(trx, [name])).get(name) ?? null },
      changes: parsed,
      apply: async (values) => await store.write(trx, name, textOf(values.get(PATH))),
    },
    findPerson,
  )
}

async function parse(db: Db, setting: Setting, change: FieldChange): Promise<FieldChange> {
  const { path, value } = change
  if (path !== PATH || (value !== null && typeof value !== 'string')) throw invalid('unknown', path)
  if (value === null || value.trim() === '') {
    if (setting.isRequired) throw invalid('required')
    return { ...change, value: null }
  }
  const parsed = setting.parse(value)
  if ('rule' in parsed) throw invalid(parsed.rule)
  if (setting.fits && !(await setting.fits(db, parsed.value))) throw invalid('format')
  return { ...change, value: parsed.value }
}

function textOf(value: FieldValue | undefined): string | null {
  return typeof value === 'string' ? value : null
}

function invalid(rule: string, field = PATH): Refusal {
  return new Refusal(400, rule, { code: 'INVALID_INPUT', field })
}
