import { Sheet } from '#services/modules/document/paper/sheet.ts'
import { HRV } from '#services/modules/document/paper/texts/hrv.ts'
import { paperTexts } from '#services/modules/document/paper/texts/paper-texts.ts'
import { drawLabels } from './labels.ts'
import type { PackedOrder, PackingSheet } from './packed-order.ts'
import { drawSlip } from './slip.ts'

type Page = { readonly order: PackedOrder; readonly nth: number; readonly of: number }

/** Draws a slip for each order, then its labels, as `kind` says. */
export async function drawPacking({ kind, seller, orders }: PackingSheet): Promise<Buffer> {
  const sheet = await Sheet.open({
    title: HRV.packing.titles[kind],
    author: seller.name,
    locale: HRV.locale,
  })
  const pages: Page[] = []
  if (kind !== 'LABELS') {
    for (const order of orders) {
      if (pages.length > 0) sheet.newPage()
      const before = sheet.pages()
      await drawSlip(sheet, { order, seller })
      const of = sheet.pages() - before + 1
      for (let nth = 1; nth <= of; nth += 1) pages.push({ order, nth, of })
    }
  }
  if (kind !== 'SLIPS') {
    if (pages.length > 0) sheet.newPage()
    await drawLabels(sheet, { orders, seller })
  }
  return await sheet.close((page) => {
    const slip = pages[page - 1]
    if (!slip) return null
    const { packing, page: nthPage } = paperTexts(slip.order.language)
    return [`${packing.slip} ${slip.order.number}`, nthPage(slip.nth, slip.of)]
  })
}
