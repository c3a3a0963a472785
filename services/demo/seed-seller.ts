import { saveSeller } from '#services/modules/document/api.ts'
import type { Trx } from '#services/platform/database.ts'
import { ORGANISATION } from './content/organisation.ts'

/**
 * Saves the seller as printed on documents and payment slips; the shop has its own bank account.
 */
export async function seedSeller(trx: Trx): Promise<void> {
  const { name, street, zipCode, city, taxId: oib, registry } = ORGANISATION
  const { shopIban: iban, shopPhone: phone, shopEmail: email } = ORGANISATION
  await saveSeller(trx, { name, street, zipCode, city, oib, registry, iban, phone, email })
}
