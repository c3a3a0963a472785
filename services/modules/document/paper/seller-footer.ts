import type { Printed } from './printed.ts'
import type { Sheet } from './sheet.ts'

/** Closes a document with the seller's details and the page number on each page. */
export async function closeWithSeller(
  sheet: Sheet,
  { seller, texts }: Pick<Printed, 'seller' | 'texts'>,
): Promise<Buffer> {
  const about = [
    `${seller.name}, ${seller.street}, ${seller.zipCode} ${seller.city}`,
    `${texts.oib} ${seller.oib}, ${seller.registry}, IBAN ${seller.iban}`,
  ].join('\n')
  return await sheet.close((page, pages) => [about, texts.page(page, pages)])
}
