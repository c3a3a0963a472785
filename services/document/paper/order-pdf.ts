import type { Seller } from '#services/document/seller/seller.ts'
import { documentTitle } from './document-title.ts'
import { formatsOf } from './formats.ts'
import { drawFiscal } from './parts/fiscal-part.ts'
import { drawHead } from './parts/head.ts'
import { drawLines } from './parts/lines.ts'
import { drawNotes } from './parts/notes.ts'
import { drawSums } from './parts/sums.ts'
import { drawTerms } from './parts/terms.ts'
import { drawTransfer } from './parts/transfer.ts'
import { drawWithdrawal, drawWithdrawalForm } from './parts/withdrawal.ts'
import type { OrderPaper, Printed, PrintedOrder } from './printed.ts'
import { Sheet } from './sheet.ts'
import { paperTexts } from './texts/paper-texts.ts'

/** Draws the confirmation or invoice of an order on A4. */
export async function orderPdf(
  order: PrintedOrder,
  seller: Seller,
  paper: OrderPaper,
): Promise<Buffer> {
  const texts = paperTexts(paper.language)
  const formats = formatsOf(texts.locale, order.currency)
  const printed: Printed = { order, seller, paper, texts, formats }
  const title = documentTitle(paper.language, paper.receipt)
  const sheet = await Sheet.open({
    title: `${title} ${order.number}`,
    author: seller.name,
    locale: texts.locale,
  })

  drawHead(sheet, printed, title)
  drawLines(sheet, printed)
  drawSums(sheet, printed)
  await drawTransfer(sheet, printed)
  await drawFiscal(sheet, printed)
  drawNotes(sheet, printed)
  drawWithdrawal(sheet, printed)
  drawWithdrawalForm(sheet, printed)
  drawTerms(sheet, printed)

  const about = [
    `${seller.name}, ${seller.street}, ${seller.zipCode} ${seller.city}`,
    `${texts.oib} ${seller.oib}, ${seller.registry}, IBAN ${seller.iban}`,
  ].join('\n')
  return await sheet.close((page, pages) => [about, texts.page(page, pages)])
}
