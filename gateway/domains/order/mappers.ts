import type { AnyOrder } from '#gateway/adapters/placed-order.ts'
import type {
  NoWithdrawalReason,
  OrderEventName,
  OrderState,
  PaymentState,
} from '#gateway/generated/resolvers.ts'
import type { OrderChange } from '#gateway/session/watches.ts'
import type { Problem } from '#gateway/upstream/problem.ts'
import type { CallOutput } from '#services/contract/call.ts'
import type { Order } from '#services/contract/order.ts'
import type { payOrder } from '#services/contract/order-payments.ts'

/** With the key of the mailed link that it was read with. */
export type OrderProblemParent = Problem<'OrderProblem'>
export type OrderParent = AnyOrder & { readonly key: string | null }
export type OrderChangeParent = OrderChange
export type OrderLineParent = AnyOrder['lines'][number] & { readonly currency: string }
export type OrderPricesParent = OrderParent
export type OrderTaxParent = Order['taxes'][number] & { readonly currency: string }
export type OrderDeliveryParent = NonNullable<AnyOrder['deliveryMethod']>
export type OrderPaymentMethodParent = Order['paymentMethod']
export type OrderLinePartParent = NonNullable<AnyOrder['lines'][number]['parts']>[number]
export type OrderDownloadParent = AnyOrder['lines'][number]['downloads'][number]
type LineTicket = NonNullable<AnyOrder['lines'][number]['ticket']>
export type LineTicketParent = LineTicket
export type TicketEventParent = LineTicket['events'][number]
export type TicketPieceParent = LineTicket['pieces'][number]
export type OrderEventParent = Order['timeline'][number] & { readonly currency: string }
export type BankTransferParent = NonNullable<Order['transfer']> & Pick<Order, 'total' | 'currency'>
export type PayOrderSuccessParent = {
  readonly __typename: 'PayOrderSuccess'
  readonly order: OrderParent
  readonly html: CallOutput<typeof payOrder>['html']
}

export const ORDER_STATES = {
  awaitingPayment: 'AWAITING_PAYMENT',
  confirmed: 'CONFIRMED',
  shipped: 'SHIPPED',
  delivered: 'DELIVERED',
  cancelled: 'CANCELLED',
} as const satisfies Record<Order['state'], OrderState>

export const PAYMENT_STATES = {
  unpaid: 'UNPAID',
  paid: 'PAID',
  toRefund: 'TO_REFUND',
  refunded: 'REFUNDED',
  partlyRefunded: 'PARTLY_REFUNDED',
} as const satisfies Record<Order['paymentState'], PaymentState>

export const ORDER_EVENTS = {
  placed: 'PLACED',
  paid: 'PAID',
  paymentFailed: 'PAYMENT_FAILED',
  shipped: 'SHIPPED',
  delivered: 'DELIVERED',
  cancelled: 'CANCELLED',
  refundDue: 'REFUND_DUE',
  refunded: 'REFUNDED',
  withdrawn: 'WITHDRAWN',
} as const satisfies Record<OrderEventParent['event'], OrderEventName>

type Reason = NonNullable<Order['lines'][number]['noWithdrawal']>

export const NO_WITHDRAWAL = {
  madeToOrder: 'MADE_TO_ORDER',
  digital: 'DIGITAL',
  event: 'EVENT',
} as const satisfies Record<Reason, NoWithdrawalReason>
