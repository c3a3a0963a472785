/** Calls for other modules: documents and payment codes of an order, and the seller. */

export {
  epcSvg,
  hub3Svg,
} from './codes/code-svg.ts'
export { transferPayment } from './codes/transfer-payment.ts'
export { documentTitle } from './paper/document-title.ts'
export { orderPdf } from './paper/order-pdf.ts'
export type { OrderPaper, PrintedOrder } from './paper/printed.ts'
export {
  hasSeller,
  SELLER_KEYS,
  type Seller,
  saveSeller,
  saveSellerPart,
  seller,
} from './seller/seller.ts'
