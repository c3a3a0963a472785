import { z } from 'zod'
import { order, orderLine } from '#services/contract/order.ts'
import type { CodePath } from '#services/modules/document/codes/code-path.ts'
import type { TransferPayment } from '#services/modules/document/codes/transfer-payment.ts'
import type { Seller } from '#services/modules/document/seller/seller.ts'
import type { FiscalReceipt } from './fiscal.ts'
import type { Formats } from './formats.ts'
import type { PaperTexts } from './texts/hrv.ts'

const printedLine = orderLine.pick({
  ...{ name: true, sku: true, options: true, parts: true, qty: true, unitPrice: true },
  ...{ rowTotal: true, taxRate: true, noWithdrawal: true },
})

/** Parts of an order that its document shows. */
export const printedOrder = order
  .pick({
    ...{ number: true, placedAt: true, state: true, paymentState: true, heldUntil: true },
    ...{ currency: true, itemsTotal: true, couponCode: true, couponTotal: true },
    ...{ deliveryTotal: true, taxes: true, total: true, email: true, shippingAddress: true },
    ...{ billingAddress: true, deliveryMethod: true, instructions: true, gift: true },
    ...{ withdrawalUntil: true },
  })
  .extend({
    lines: z.array(printedLine),
    paymentMethod: order.shape.paymentMethod.pick({ name: true }),
  })

export type PrintedOrder = Readonly<z.output<typeof printedOrder>>

/** Content of an order's document besides the order and its seller. */
export type OrderPaper = {
  readonly language: string
  /** Makes the document an invoice. */
  readonly receipt: FiscalReceipt | null
  /** Address of the order's page, where its buyer can also withdraw. */
  readonly orderUrl: string | null
  /**
   * Terms of the contract, printed in full, so that later changes of a page do not affect them. Null
   * where they come as a document of their own.
   */
  readonly terms: readonly TermsText[] | null
}

export type TermsText = {
  readonly title: string
  /** Sanitised. */
  readonly html: string
}

/** How to pay, with its codes, while an order waits for a bank transfer. */
export type PrintedTransfer = {
  readonly payment: TransferPayment
  readonly hub3: CodePath
  readonly epc: CodePath
}

/** Data from which the parts of a document are drawn. */
export type Printed = {
  readonly order: PrintedOrder
  readonly seller: Seller
  readonly paper: OrderPaper
  readonly transfer: PrintedTransfer | null
  readonly texts: PaperTexts
  readonly formats: Formats
}
