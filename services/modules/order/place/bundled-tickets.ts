import { MAX_QUANTITY } from '#services/contract/rules/cart.ts'
import { type OrderableLine, shareOut } from '#services/modules/cart/api.ts'
import type { ReturningLine } from '#services/modules/order/order.ts'
import type { ticketTest } from '#services/modules/order/tickets/tickets.ts'

type Part = OrderableLine['parts'][number]
type TicketTest = Awaited<ReturnType<typeof ticketTest>>

/** A line as an order stores it. */
export type SoldLine = OrderableLine & {
  /** What comes back into a cart in its place; null for the line itself. */
  readonly returns: readonly ReturningLine[] | null
}

/**
 * Parts a bundle into its goods and its tickets, since each ticket has a code and only the goods can
 * be withdrawn from. The price of the bundle is shared out by what its parts cost alone.
 */
export function partBundle(bundle: OrderableLine, isTicket: TicketTest): readonly SoldLine[] {
  const isTicketPart = ({ product: { id, mainId } }: Part) =>
    isTicket({ productId: id, mainProductId: mainId })
  const { productId, product, quantity, options, parts } = bundle
  const tickets = parts.filter(isTicketPart)
  const isWhole = tickets.length === 0 || isTicket({ productId, mainProductId: product.mainId })
  if (isWhole) return [{ ...bundle, returns: null }]

  const goods = parts.filter((part) => !isTicketPart(part))
  const priced = pricedTickets(bundle, tickets)
  const lines = [
    ...(goods.length > 0 ? [goodsLine(bundle, goods, priced)] : []),
    ...[
      ...Map.groupBy(priced, ({ part, cents }) => `${part.product.id} ${cents}`).values(),
    ].flatMap((equal) => ticketLines(bundle, equal)),
  ]
  const coupons = shareOut(
    bundle.couponCents,
    lines.map(({ rowCents }) => rowCents),
  )
  const again = { productId, quantity, options, name: product.name }
  return lines.map((line, index) => ({
    ...line,
    couponCents: coupons[index] ?? 0,
    returns: index === 0 ? [again] : [],
  }))
}

type PricedTicket = { readonly part: Part; readonly cents: number }

/** Each ticket of one bundle; what does not divide evenly is paid for its goods, if it has any. */
function pricedTickets(
  { unitCents, parts }: OrderableLine,
  tickets: readonly Part[],
): readonly PricedTicket[] {
  const single = tickets.flatMap((part) => Array<Part>(part.quantity).fill(part))
  const alone = parts.reduce((sum, { product, quantity }) => sum + product.finalCents * quantity, 0)
  const weightOf = ({ product }: Part) => (alone === 0 ? 1 : product.finalCents)
  const shares =
    tickets.length === parts.length
      ? shareOut(unitCents, single.map(weightOf))
      : single.map((part) => Math.floor((unitCents * part.product.finalCents) / (alone || 1)))
  return single.map((part, index) => ({ part, cents: shares[index] ?? 0 }))
}

function goodsLine(
  bundle: OrderableLine,
  goods: readonly Part[],
  tickets: readonly PricedTicket[],
): OrderableLine {
  const unitCents = tickets.reduce((left, { cents }) => left - cents, bundle.unitCents)
  return {
    ...bundle,
    ...{ unitCents, rowCents: unitCents * bundle.quantity },
    isDigital: goods.every(({ product }) => product.format === 'EProduct'),
    parts: goods,
    pieces: goods.map(({ product, quantity }) => ({
      productId: product.id,
      quantity: quantity * bundle.quantity,
    })),
  }
}

/** One line for all tickets of the same kind and price, unless it were too long for a line. */
function ticketLines(
  bundle: OrderableLine,
  equal: readonly PricedTicket[],
): readonly OrderableLine[] {
  const all = equal.length * bundle.quantity
  const lines = all > MAX_QUANTITY ? equal : equal.slice(0, 1)
  return lines.map(({ part: { product }, cents }) => {
    const quantity = all > MAX_QUANTITY ? bundle.quantity : all
    return {
      ...bundle,
      ...{ productId: product.id, quantity, options: {}, parts: [] },
      product: { ...product, name: `${bundle.product.name}: ${product.name}` },
      ...{ unitCents: cents, rowCents: cents * quantity },
      isDigital: product.format === 'EProduct',
      pieces: [{ productId: product.id, quantity }],
    }
  })
}
