import type { Order } from '#services/contract/order.ts'
import type { Seller } from '#services/document/seller/seller.ts'
import type { FiscalReceipt } from './fiscal.ts'
import type { Formats } from './formats.ts'
import type { PaperTexts } from './texts/hrv.ts'

/** What an order's paper says besides the order and its seller. */
export type OrderPaper = {
  readonly language: string
  /** Makes the paper an invoice. */
  readonly receipt: FiscalReceipt | null
  /** Address of the order's page, where its buyer can also withdraw. */
  readonly orderUrl: string | null
  /** Texts that the contract rests on, printed whole: a paper stays when a page changes. */
  readonly terms: readonly TermsText[]
}

export type TermsText = {
  readonly title: string
  /** Sanitised. */
  readonly html: string
}

/** Parts of an order that its paper shows. */
export type PrintedOrder = Omit<
  Order,
  'documentPath' | 'documentTitle' | 'canCancel' | 'canPay' | 'canWithdraw' | 'timeline'
>

/** All that the parts of a paper are drawn from. */
export type Printed = {
  readonly order: PrintedOrder
  readonly seller: Seller
  readonly paper: OrderPaper
  readonly texts: PaperTexts
  readonly formats: Formats
}
