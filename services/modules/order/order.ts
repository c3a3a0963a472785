import { z } from 'zod'
import { mediaReference } from '#services/contract/answers.ts'
import { itemOptions } from '#services/contract/cart-answer.ts'
import { orderAddress } from '#services/contract/checkout.ts'
import type { NoWithdrawal } from '#services/contract/order.ts'
import { payPalPayment } from '#services/contract/order-payments.ts'
import type { OrderEventTable, OrderTable } from './tables.ts'

/** Schema of an address that is stored as JSON. */
export const storedAddress = orderAddress
export const storedDelivery = z.object({
  name: z.string(),
  branch: z.string().nullable(),
  minDays: z.int32(),
  maxDays: z.int32(),
})
export const storedPaymentMethod = z.object({
  name: z.string(),
  paymentType: z.string().nullable(),
  kind: z.enum(['transfer', 'cashOnDelivery', 'provider']),
})
export const storedForm = z.union([z.string(), payPalPayment]).nullable()
export const storedMedia = z.array(mediaReference)
export const storedOptions = itemOptions

export type PaymentForm = z.output<typeof storedForm>
export type PaymentKind = z.output<typeof storedPaymentMethod>['kind']

type OrderColumns = {
  readonly id: number
  readonly slug: string
  readonly number: string
  readonly cartId: string
  readonly accountId: number | null
  /** Null once the buyer was erased. */
  readonly customerId: number | null
  readonly email: string
  readonly emailKey: string
  readonly language: string
  readonly currency: string
  readonly state: OrderTable['state']
  readonly paymentState: OrderTable['payment_state']
  readonly stockState: OrderTable['stock_state']
  readonly placedAt: string
  readonly heldUntil: string | null
  readonly shippedAt: string | null
  readonly deliveredAt: string | null
  readonly itemsCents: number
  readonly couponId: number | null
  readonly couponCode: string | null
  readonly couponCents: number
  readonly deliveryCents: number
  readonly totalCents: number
  readonly refundCents: number
  readonly refundedCents: number
  readonly deliveryMethodId: number | null
  readonly paymentMethodId: number
  readonly instructions: string | null
  readonly giftTo: string | null
  readonly giftFrom: string | null
  readonly giftMessage: string | null
  readonly trackingUrl: string | null
  readonly cancelledBy: OrderTable['cancelled_by']
  readonly erasedAt: string | null
}

export type StoredOrder = OrderColumns & {
  readonly shippingAddress: z.output<typeof storedAddress> | null
  readonly billingAddress: z.output<typeof storedAddress>
  readonly delivery: z.output<typeof storedDelivery> | null
  readonly paymentMethod: z.output<typeof storedPaymentMethod>
  readonly paymentForm: PaymentForm
  readonly isDigitalAtOnce: boolean
  /** Null when nothing was accepted with the order. */
  readonly consentLogId: number | null
}

/** Who is named on the bill. */
export function buyerOf({ firstName, lastName, companyName }: StoredOrder['billingAddress']) {
  return { firstName, lastName, companyName: companyName || null }
}

export const storedPieces = z.array(z.object({ productId: z.int(), quantity: z.int() }))
export type Piece = z.output<typeof storedPieces>[number]
export const storedParts = z.array(
  z.object({ productId: z.int(), name: z.string(), quantity: z.int() }),
)

/** A line of an order to put back into a cart. */
export type ReturningLine = {
  readonly productId: number
  readonly quantity: number
  readonly options: z.output<typeof storedOptions>
  readonly name: string
}
export const storedReturns: z.ZodType<readonly ReturningLine[] | null> = z
  .array(
    z.object({
      productId: z.int(),
      quantity: z.int(),
      options: storedOptions,
      name: z.string(),
    }),
  )
  .nullable()

export type StoredLine = {
  readonly id: number
  readonly productId: number | null
  readonly mainProductId: number | null
  readonly name: string
  readonly sku: string
  readonly slug: string
  readonly media: z.output<typeof storedMedia>
  readonly options: z.output<typeof storedOptions>
  readonly isDigital: boolean
  /** What the whole line takes from stock. */
  readonly pieces: readonly Piece[]
  /** The products chosen for the parts of a bundle but its tickets, with their quantity in each. */
  readonly parts: z.output<typeof storedParts>
  readonly quantity: number
  readonly unitCents: number
  readonly rowCents: number
  readonly couponCents: number
  readonly taxBasisPoints: number
  readonly noWithdrawal: NoWithdrawal | null
  /** What comes back into a cart in its place: of a bundle with tickets; null for the line itself. */
  readonly returns: readonly ReturningLine[] | null
  readonly withdrawnQuantity: number
  readonly withdrawnAt: string | null
}

export type NewLine = Omit<StoredLine, 'id' | 'withdrawnQuantity' | 'withdrawnAt'>

export type StoredTax = {
  readonly basisPoints: number
  readonly netCents: number
  readonly taxCents: number
}

export type StoredEvent = Pick<OrderEventTable, 'event' | 'at' | 'note'> & {
  readonly amountCents: number | null
}
export type NewEvent = Omit<StoredEvent, 'amountCents'> & { readonly amountCents?: number }
export type OrderEvent = StoredEvent['event']

/** An order with all of its parts. */
export type WholeOrder = StoredOrder & {
  readonly lines: readonly StoredLine[]
  readonly taxes: readonly StoredTax[]
  readonly events: readonly StoredEvent[]
  readonly pieces: readonly Piece[]
  /** Codes by line. */
  readonly codes: ReadonlyMap<number, readonly string[]>
}
