import type { Seller } from '#services/modules/document/seller/seller.ts'
import { documentTitle } from './document-title.ts'
import { formatsOf } from './formats.ts'
import { drawFiscal } from './parts/fiscal-part.ts'
import { drawHead } from './parts/head.ts'
import { drawLines } from './parts/lines.ts'
import { drawNotes } from './parts/notes.ts'
import { drawSums } from './parts/sums.ts'
import { drawTerms } from './parts/terms.ts'
import { drawTransfer } from './parts/transfer.ts'
import { drawWithdrawal, drawWithdrawalForm, hasWithdrawal } from './parts/withdrawal.ts'
import type { OrderPaper, Printed, PrintedOrder, PrintedTransfer } from './printed.ts'
import { closeWithSeller } from './seller-footer.ts'
import { Sheet } from './sheet.ts'
import { paperTexts } from './texts/paper-texts.ts'

export type OrderSheet = {
  readonly order: PrintedOrder
  readonly seller: Seller
  readonly paper: OrderPaper
  readonly transfer: PrintedTransfer | null
}

/** Draws the confirmation or invoice of an order on A4. */
export async function drawOrder({ order, seller, paper, transfer }: OrderSheet): Promise<Buffer> {
  const texts = paperTexts(paper.language)
  const formats = formatsOf(texts.locale, order.currency)
  const printed: Printed = { order, seller, paper, transfer, texts, formats }
  const title = documentTitle(paper.language, paper.receipt)
  const sheet = await Sheet.open({
    title: `${title} ${order.number}`,
    author: seller.name,
    locale: texts.locale,
  })

  drawHead(sheet, printed, title)
  drawLines(sheet, printed)
  drawSums(sheet, printed)
  drawTransfer(sheet, printed)
  await drawFiscal(sheet, printed)
  drawNotes(sheet, printed)
  drawWithdrawal(sheet, printed)
  if (paper.terms) {
    drawTerms(sheet, paper.terms)
    if (hasWithdrawal(order)) {
      const orderedOn = formats.date(order.placedAt)
      drawWithdrawalForm(sheet, { seller, texts, number: order.number, orderedOn })
    }
  }
  return await closeWithSeller(sheet, { seller, texts })
}
