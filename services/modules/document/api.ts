/** Calls for other modules: documents and payment codes of an order, and the seller. */

export { type PaymentCode, paymentCodeSvg } from './codes/payment-codes.ts'
export { transferPayment } from './codes/transfer-payment.ts'
export { openDrawings } from './open-drawings.ts'
export { documentTitle } from './paper/document-title.ts'
export { orderPdf, termsPdf, termsTitle } from './paper/order-paper.ts'
export type { PackedOrder } from './paper/packing/packed-order.ts'
export { packingPdf, packingTitle } from './paper/packing/packing-paper.ts'
export type { OrderPaper, TermsText } from './paper/printed.ts'
export { ticketCodeSvg, ticketsPdf, ticketsTitle } from './paper/ticket-paper.ts'
export {
  hasSeller,
  SELLER_KEYS,
  type Seller,
  saveSeller,
  saveSellerPart,
  seller,
  sellerAt,
} from './seller/seller.ts'
