import type { Order } from '#services/contract/order.ts'
import type { Seller } from '#services/document/seller/seller.ts'
import type { FiscalReceipt } from './fiscal.ts'
import type { Formats } from './formats.ts'
import type { PaperTexts } from './texts/hrv.ts'

/** Content of an order's document besides the order and its seller. */
export type OrderPaper = {
  readonly language: string
  /** Makes the document an invoice. */
  readonly receipt: FiscalReceipt | null
  /** Address of the order's page, where its buyer can also withdraw. */
  readonly orderUrl: string | null
  /** Terms of the contract, printed in full, so that later changes of a page do not affect them. */
  readonly terms: readonly TermsText[]
}

export type TermsText = {
  readonly title: string
  /** Sanitised. */
  readonly html: string
}

/** Parts of an order that its document shows. */
export type PrintedOrder = Omit<
  Order,
  'documentPath' | 'documentTitle' | 'canCancel' | 'canPay' | 'canWithdraw' | 'timeline'
>

/** Data from which the parts of a document are drawn. */
export type Printed = {
  readonly order: PrintedOrder
  readonly seller: Seller
  readonly paper: OrderPaper
  readonly texts: PaperTexts
  readonly formats: Formats
}
