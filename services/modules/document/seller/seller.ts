import { z } from 'zod'
import { isOib } from '#services/contract/rules/oib.ts'
import type { Changing } from '#services/modules/history/api.ts'
import { getSettings, setSetting } from '#services/modules/settings/api.ts'
import type { Db, Trx } from '#services/platform/database.ts'
import { type Setting, type Settings, textSetting } from '#services/platform/setting.ts'
import { isIban } from './iban.ts'

const GROUP = 'seller'

const line = z.string().trim().min(1).max(200)

/** The seller's details that the law requires, stored as settings of the group `seller`. */
const sellerRules = z.object({
  name: line,
  /** With the house number. */
  street: line,
  zipCode: line,
  city: line,
  oib: line.refine(isOib, 'is not an OIB'),
  /** Where it is registered and under which number. */
  registry: line,
  iban: line
    .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
    .refine(isIban, 'is not an IBAN'),
  phone: line,
  email: z.email(),
})

/** Each of them as a setting that staff can change. */
export const sellerSettings: Settings = Object.fromEntries(
  Object.entries(sellerRules.shape).map(([key, rule]) => [`${GROUP}/${key}`, settingOf(rule)]),
)

export const SELLER_KEYS: readonly string[] = Object.keys(sellerRules.shape)

export type Seller = Readonly<z.output<typeof sellerRules>>

/** Null before all of it is set; an invalid setting is an error. */
export async function seller(db: Db): Promise<Seller | null> {
  const settings = await getSettings(db, GROUP)
  return isComplete(settings) ? sellerRules.parse(Object.fromEntries(settings)) : null
}

export async function hasSeller(db: Db): Promise<boolean> {
  return isComplete(await getSettings(db, GROUP))
}

function isComplete(settings: ReadonlyMap<string, string>): boolean {
  return SELLER_KEYS.every((key) => settings.has(key))
}

function settingOf(rule: z.ZodType<string>): Setting {
  return textSetting({
    ...{ section: 'SELLER', usual: null, maxLength: 200, isRequired: true },
    form(text) {
      const { data, error } = rule.safeParse(text)
      return error ? null : { value: data }
    },
  })
}

export async function saveSeller(trx: Trx, given: Seller): Promise<void> {
  await saveSellerPart(trx, given)
}

/** Merges these settings into the stored ones; the result must be complete. */
export async function saveSellerPart(
  trx: Trx,
  given: Readonly<Record<string, string>>,
  changing?: Changing,
): Promise<void> {
  const existing = Object.fromEntries(await getSettings(trx, GROUP))
  const settings = sellerRules.parse({ ...existing, ...given })
  for (const [key, value] of Object.entries(settings)) {
    await setSetting(trx, { group: GROUP, key, value }, changing)
  }
}
