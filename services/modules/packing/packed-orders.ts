import type { PackedOrder } from '#services/modules/document/api.ts'
import { ordersByNumber, remaining, type WholeOrder } from '#services/modules/order/api.ts'
import type { Db } from '#services/platform/database.ts'

/** What is packed of these orders, in their order; those without goods to send are left out. */
export async function packedOrders(
  db: Db,
  numbers: readonly string[],
): Promise<readonly PackedOrder[]> {
  const orders = await ordersByNumber(db, numbers)
  return numbers.flatMap((number) => {
    const order = orders.get(number)
    const packed = order && packedOrder(order)
    return packed ? [packed] : []
  })
}

function packedOrder(order: WholeOrder): PackedOrder | null {
  const { delivery, paymentMethod, giftTo, giftFrom, giftMessage } = order
  const lines = order.lines.flatMap((line) => {
    const quantity = line.isDigital ? 0 : remaining(line)
    if (quantity === 0) return []
    const { name, sku, options, parts } = line
    const chosen = (options.personalizations ?? []).map(({ value }) => value)
    const inEach = parts.map((part) => ({ name: part.name, quantity: part.quantity }))
    return [{ name, sku, quantity, parts: inEach, options: chosen }]
  })
  if (order.state === 'cancelled' || !delivery || lines.length === 0) return null
  const isDueAtDoor = paymentMethod.kind === 'cashOnDelivery' && order.paymentState === 'unpaid'
  return {
    number: order.number,
    placedAt: order.placedAt,
    language: order.language,
    address: order.shippingAddress ?? order.billingAddress,
    delivery: { name: delivery.name, branch: delivery.branch },
    lines,
    gift: { to: giftTo, from: giftFrom, message: giftMessage },
    instructions: order.instructions,
    dueAtDoor: isDueAtDoor ? { amount: order.totalCents / 100, currency: order.currency } : null,
  }
}
