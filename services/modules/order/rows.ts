import type { Selectable } from 'kysely'
import type { z } from 'zod'
import {
  type StoredLine,
  type StoredOrder,
  storedAddress,
  storedDelivery,
  storedForm,
  storedMedia,
  storedOptions,
  storedParts,
  storedPaymentMethod,
  storedPieces,
  storedReturns,
} from './order.ts'
import type { OrderLineTable, OrderTable } from './tables.ts'

export function toOrder(row: Selectable<OrderTable>): StoredOrder {
  return {
    id: row.id,
    slug: row.slug,
    number: row.number,
    cartId: row.cart_id,
    accountId: row.account_id,
    customerId: row.customer_id,
    email: row.email,
    emailKey: row.email_key,
    language: row.language,
    currency: row.currency,
    state: row.state,
    paymentState: row.payment_state,
    stockState: row.stock_state,
    placedAt: row.placed_at,
    heldUntil: row.held_until,
    shippedAt: row.shipped_at,
    deliveredAt: row.delivered_at,
    itemsCents: row.items_cents,
    couponId: row.coupon_id,
    couponCode: row.coupon_code,
    couponCents: row.coupon_cents,
    deliveryCents: row.delivery_cents,
    totalCents: row.total_cents,
    refundCents: row.refund_cents,
    refundedCents: row.refunded_cents,
    shippingAddress: parsed(storedAddress, row.shipping_address),
    billingAddress: storedAddress.parse(JSON.parse(row.billing_address)),
    deliveryMethodId: row.delivery_method_id,
    delivery: parsed(storedDelivery, row.delivery),
    paymentMethodId: row.payment_method_id,
    paymentMethod: storedPaymentMethod.parse(JSON.parse(row.payment_method)),
    paymentForm: parsed(storedForm, row.payment_form),
    instructions: row.instructions,
    giftTo: row.gift_to,
    giftFrom: row.gift_from,
    giftMessage: row.gift_message,
    isDigitalAtOnce: row.is_digital_at_once === 1,
    consentLogId: row.consent_log_id,
    trackingUrl: row.tracking_url,
    cancelledBy: row.cancelled_by,
    erasedAt: row.erased_at,
  }
}

export function toLine(row: Selectable<OrderLineTable>): StoredLine {
  return {
    id: row.id,
    productId: row.product_id,
    mainProductId: row.main_product_id,
    name: row.name,
    sku: row.sku,
    slug: row.slug,
    media: storedMedia.parse(JSON.parse(row.media)),
    options: storedOptions.parse(JSON.parse(row.options)),
    isDigital: row.is_digital === 1,
    pieces: storedPieces.parse(JSON.parse(row.pieces)),
    parts: storedParts.parse(JSON.parse(row.parts)),
    quantity: row.quantity,
    unitCents: row.unit_cents,
    rowCents: row.row_cents,
    couponCents: row.coupon_cents,
    taxBasisPoints: row.tax_basis_points,
    noWithdrawal: row.is_ticket === 1 ? 'event' : row.no_withdrawal,
    returns: parsed(storedReturns, row.returns),
    withdrawnQuantity: row.withdrawn_quantity,
    withdrawnAt: row.withdrawn_at,
  }
}

function parsed<Output>(schema: z.ZodType<Output>, text: string | null): Output | null {
  return text === null ? null : schema.parse(JSON.parse(text))
}
