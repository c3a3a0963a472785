import { seller, transferPayment } from '#services/modules/document/api.ts'
import { filesOfLines, handedCodes, isHandedOut } from '#services/modules/order/downloads/files.ts'
import type { WholeOrder } from '#services/modules/order/order.ts'
import type { EventFacts } from '#services/modules/order/tickets/event-facts.ts'
import { ticketFacts } from '#services/modules/order/tickets/tickets.ts'
import { remaining } from '#services/modules/order/withdrawal/withdrawal-rule.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { letterPicture } from './letter-picture.ts'

/** What a letter about files, or about a payment, lists. */
export async function filesValues({ db }: ModuleDeps, order: WholeOrder) {
  const lines = order.lines.filter((line) => isHandedOut(order, line))
  const files = [...(await filesOfLines(db, lines)).values()].flat()
  return {
    files: [...new Set(files.map(({ name }) => name))],
    isSent: order.delivery !== null,
    isAtOnce: order.isDigitalAtOnce,
  }
}

function addressWords(address: NonNullable<WholeOrder['shippingAddress']>): string[] {
  return [
    address.companyName ?? '',
    `${address.firstName} ${address.lastName}`,
    `${address.street} ${address.houseNumber}`,
    `${address.zipCode} ${address.city}`,
  ].filter(Boolean)
}

export async function ticketsValues({ db }: ModuleDeps, order: WholeOrder) {
  const facts = await ticketFacts(db, order.language, order.lines)
  const events = [...facts.values()].flatMap((ticket) => ticket.events)
  return {
    events: [...new Map(events.map((event) => [event.id, event])).values()].map(
      ({ title, start, location }) => ({ title, start, location: location || null }),
    ),
    tickets: order.lines
      .filter(({ id }) => facts.has(id))
      .flatMap((line) => handedCodes(order, line).map((code) => ({ name: line.name, code }))),
  }
}

export async function summaryValues({ db, clock, config }: ModuleDeps, order: WholeOrder) {
  const now = clock.now().toISOString()
  const { itemsCents, couponCents, deliveryCents, lines, paymentMethod, totalCents } = order
  const isWaiting = order.state === 'awaitingPayment'
  const owner = isWaiting && paymentMethod.kind === 'transfer' ? await seller(db) : null
  const transfer = owner && transferPayment({ ...order, total: totalCents / 100 }, owner)
  return {
    itemsCents,
    couponCents,
    deliveryCents,
    lines: lines.map(({ name, quantity, rowCents, options, parts, media }) => ({
      ...{ name, quantity, rowCents },
      notes: [
        ...parts.map((part) => `${part.quantity} × ${part.name}`),
        ...(options.personalizations ?? []).map(({ value }) => value),
      ],
      picture: letterPicture(media, config.publicUrl),
    })),
    payment: paymentMethod.name,
    delivery: order.delivery && { name: order.delivery.name, branch: order.delivery.branch },
    recipient: order.shippingAddress ? addressWords(order.shippingAddress) : [],
    heldUntil: order.heldUntil !== null && order.heldUntil > now ? order.heldUntil : null,
    isToBePaid: isWaiting && paymentMethod.kind === 'provider',
    transfer: transfer && {
      payee: transfer.payee.name,
      iban: transfer.iban,
      reference: `${transfer.model} ${transfer.reference}`,
      until: order.heldUntil ?? order.placedAt,
    },
  }
}

/** What a letter about an event says of an order with its tickets. */
export function eventValues({ lines, paymentState }: WholeOrder, event: EventFacts | undefined) {
  if (!event) throw new Error('A letter about an event without one')
  const { move: _move, productIds, seasonIds, ...facts } = event
  const open = lines.filter((line) => remaining(line) > 0)
  const isOne = (ids: readonly number[]) => (line: (typeof lines)[number]) =>
    ids.includes(line.productId ?? 0) || ids.includes(line.mainProductId ?? 0)
  const tickets = open.filter(isOne(productIds))
  return {
    ...facts,
    tickets: tickets.map((line) => `${remaining(line)} × ${line.name}`),
    isPaid: paymentState !== 'unpaid',
    location: facts.location || null,
    isSeason: tickets.length > 0 && tickets.every(isOne(seasonIds)),
  }
}
