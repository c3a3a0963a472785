import type { OrderableLine } from '#services/modules/cart/api.ts'
import type { NewLine, Piece } from '#services/modules/order/order.ts'
import type { ticketTest } from '#services/modules/order/tickets/tickets.ts'
import { partBundle } from './bundled-tickets.ts'

type TicketTest = Awaited<ReturnType<typeof ticketTest>>

/** The lines of a cart as the order stores them; the tickets of a bundle are lines of their own. */
export function linesToOrder(
  lines: readonly OrderableLine[],
  given: { readonly isDigitalAtOnce: boolean; readonly isTicket: TicketTest },
): NewLine[] {
  const sold = lines.flatMap((line) => partBundle(line, given.isTicket))
  return sold.map((line) => ({
    productId: line.productId,
    mainProductId: line.product.mainId,
    name: line.product.name,
    sku: line.product.sku,
    slug: line.product.slug,
    media: [...line.product.media.slice(0, 1)],
    options: line.options,
    isDigital: line.isDigital,
    pieces: [...line.pieces],
    parts: line.parts.map(({ product, quantity }) => ({
      productId: product.id,
      name: product.name,
      quantity,
    })),
    quantity: line.quantity,
    unitCents: line.unitCents,
    rowCents: line.rowCents,
    couponCents: line.couponCents,
    taxBasisPoints: line.taxBasisPoints,
    noWithdrawal: noWithdrawalOf(line, given),
    returns: line.returns,
  }))
}

/**
 * By law, the buyer cannot withdraw from tickets of an event on a date, from goods made for one
 * buyer, nor from digital content that was delivered at once by consent.
 */
function noWithdrawalOf(
  { options, isDigital, productId, product }: OrderableLine,
  { isDigitalAtOnce, isTicket }: Parameters<typeof linesToOrder>[1],
): NewLine['noWithdrawal'] {
  if (isTicket({ productId, mainProductId: product.mainId })) return 'event'
  if (options.personalizations?.length) return 'madeToOrder'
  return isDigital && isDigitalAtOnce ? 'digital' : null
}

/** One entry for each product, in the order in which stock is locked. */
export function piecesOfAll(lines: readonly { readonly pieces: readonly Piece[] }[]): Piece[] {
  const pieces = new Map<number, number>()
  for (const { productId, quantity } of lines.flatMap((line) => line.pieces)) {
    pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  }
  return [...pieces]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .toSorted((one, other) => one.productId - other.productId)
}
