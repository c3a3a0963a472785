import type { Trx } from '#services/platform/database.ts'
import { findSlug } from '#services/platform/slugs.ts'
import { setSetting } from '#services/settings/api.ts'

const LANGUAGE = 'hrv'
const CATEGORY = 'ulaznice-i-clanstvo'

/** Digital products of this category get codes for the gate. */
export async function seedTickets(trx: Trx): Promise<void> {
  const category = await findSlug(trx, LANGUAGE, CATEGORY, 'category')
  if (!category) return
  const setting = { group: 'checkout', key: 'ticketCategories' }
  await setSetting(trx, { ...setting, value: `${category.target}` })
}
