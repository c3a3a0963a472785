import { z } from 'zod'
import { isOib } from '#services/contract/rules/oib.ts'
import type { Changing } from '#services/modules/history/api.ts'
import { getSettings, setSetting } from '#services/modules/settings/api.ts'
import type { Db, Trx } from '#services/platform/database.ts'
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

export const SELLER_KEYS: readonly string[] = Object.keys(sellerRules.shape)

export type Seller = Readonly<z.output<typeof sellerRules>>

/** Null before it is set; a missing or invalid setting is an error. */
export async function seller(db: Db): Promise<Seller | null> {
  const settings = await getSettings(db, GROUP)
  return settings.size === 0 ? null : sellerRules.parse(Object.fromEntries(settings))
}

export async function hasSeller(db: Db): Promise<boolean> {
  return (await getSettings(db, GROUP)).size > 0
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
