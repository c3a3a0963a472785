import type { Order } from '#services/contract/order.ts'
import { paymentCode } from '#services/modules/document/codes/payment-codes.ts'
import { transferPayment } from '#services/modules/document/codes/transfer-payment.ts'
import type { Drawing } from '#services/modules/document/drawing.ts'
import type { Seller } from '#services/modules/document/seller/seller.ts'
import type { Drawings, DrawnFor } from '#services/platform/threads/drawings.ts'
import { type OrderPaper, type PrintedTransfer, printedOrder } from './printed.ts'
import type { TermsSheet } from './terms-sheet.ts'
import { paperTexts } from './texts/paper-texts.ts'

type OrderDocument = {
  readonly order: Order
  readonly seller: Seller
  readonly paper: OrderPaper
}

/** The confirmation or invoice of an order. */
export async function orderPdf(
  drawings: Drawings,
  { order, seller, paper }: OrderDocument,
  drawnFor: DrawnFor,
): Promise<Buffer> {
  const transfer = await transferOf(drawings, { order, seller }, drawnFor)
  const content = { order: printedOrder.parse(order), seller, paper, transfer }
  return await drawings.draw({ what: 'order', ...content } satisfies Drawing, drawnFor)
}

async function transferOf(
  drawings: Drawings,
  { order, seller }: Pick<OrderDocument, 'order' | 'seller'>,
  drawnFor: DrawnFor,
): Promise<PrintedTransfer | null> {
  if (!order.transfer || order.state !== 'awaitingPayment') return null
  const payment = transferPayment(order, seller)
  const [hub3, epc] = await Promise.all([
    paymentCode(drawings, 'hub3', payment, drawnFor),
    paymentCode(drawings, 'epc', payment, drawnFor),
  ])
  return { payment, hub3, epc }
}

/** The terms of the contract as a document of their own. */
export async function termsPdf(
  drawings: Drawings,
  content: TermsSheet,
  drawnFor: DrawnFor,
): Promise<Buffer> {
  return await drawings.draw({ what: 'terms', ...content } satisfies Drawing, drawnFor)
}

export function termsTitle(language: string): string {
  return paperTexts(language).terms
}
