import type { z } from 'zod'
import { enumValue } from '#services/contract/enum-value.ts'
import type { Order } from '#services/contract/order.ts'
import type { Right } from '#services/contract/rules/rights.ts'
import type { staffOrder } from '#services/contract/staff-order.ts'
import { historyOf, notesIn } from '#services/modules/history/api.ts'
import type { StoredLine, StoredOrder, WholeOrder } from '#services/modules/order/order.ts'
import { oneView } from '#services/modules/order/order-routes.ts'
import { withItsParts } from '#services/modules/order/parts-store.ts'
import { isNothingSent, priceOf } from '#services/modules/order/withdrawal/take-back.ts'
import { remaining } from '#services/modules/order/withdrawal/withdrawal-rule.ts'
import { paymentsOf } from '#services/modules/payment/api.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { nextMove, offeredMoves } from './possible-moves.ts'
import { mailsOf } from './resend-mail.ts'
import { withdrawalsOf } from './withdrawals.ts'

export type StaffOrder = z.output<typeof staffOrder>
type Money = StaffOrder['sums']['total']

/** An order as the page of staff shows it. */
export async function staffView(
  stored: StoredOrder,
  scope: Pick<Scope, 'db' | 'language'>,
  { deps, rights }: { readonly deps: ModuleDeps; readonly rights: ReadonlySet<Right> },
): Promise<StaffOrder> {
  const { db } = scope
  const { number: id, slug } = stored
  const order = await withItsParts(db, stored)
  const [view, payments, edits, mails] = await Promise.all([
    oneView(stored, scope, deps),
    paymentsOf(db, slug),
    historyOf(db, { entity: 'order', id }, deps.findPerson),
    mailsOf(db, order),
  ])
  const moves = offeredMoves(order, rights)
  const money = moneyIn(order.currency)
  return {
    ...{ id: slug, number: order.number, placedAt: order.placedAt, heldUntil: view.heldUntil },
    state: enumValue(order.state),
    paymentState: enumValue(view.paymentState),
    ...{ email: order.email, language: order.language },
    customerId: order.customerId === null ? null : `${order.customerId}`,
    lines: order.lines.map((line, index) => ({
      ...lineOf(line, money),
      ...filesOf(view.lines[index]),
    })),
    sums: sumsOf(order, money),
    couponCode: order.couponCode,
    paymentMethod: order.paymentMethod.name,
    isPaidAtDoor: order.paymentMethod.kind === 'cashOnDelivery',
    payments: payments.map(({ adapter, state, amountCents, refundedCents, ...payment }) => ({
      ...{ id: payment.id, provider: adapter, state: enumValue(state) },
      ...{ amount: money(amountCents), refunded: money(refundedCents) },
      ...{ isExtra: payment.isExtra, reference: payment.reference, reason: payment.reason },
    })),
    ...{ shippingAddress: order.shippingAddress, billingAddress: order.billingAddress },
    ...{ delivery: order.delivery, instructions: order.instructions, gift: view.gift },
    trackingUrl: order.trackingUrl,
    documents: documentsOf(view),
    timeline: order.events.map(({ event, at, note, amountCents }) => ({
      ...{ event: enumValue(event), at, note },
      amount: amountCents === null ? null : money(amountCents),
    })),
    withdrawalUntil: view.withdrawalUntil,
    withdrawals: [...withdrawalsOf(order)],
    notes: notesIn(edits),
    ...{ mails: [...mails], moves: [...moves], nextMove: nextMove(order, moves) },
  }
}

function lineOf(line: StoredLine, money: (cents: number) => Money) {
  const { quantity, withdrawnQuantity: returned } = line
  const left = Array.from({ length: remaining(line) }, (_, index) => index + 1)
  return {
    ...{ id: `${line.id}`, name: line.name, sku: line.sku, picture: line.media[0] ?? null },
    personalizations: (line.options.personalizations ?? []).map(({ value }) => value),
    parts: line.parts.map((part) => ({ name: part.name, quantity: part.quantity })),
    quantity,
    ...{ unitPrice: money(line.unitCents), rowTotal: money(line.rowCents) },
    ...{ returnedQuantity: returned, returnedAmount: money(priceOf(line, 0, returned)) },
    refunds: left.map((pieces) => money(priceOf(line, returned, returned + pieces))),
    isSent: !line.isDigital,
    noWithdrawal: line.noWithdrawal && enumValue(line.noWithdrawal),
  }
}

function filesOf(line: Order['lines'][number] | undefined) {
  const pieces = line?.ticket?.pieces ?? []
  return {
    files: (line?.downloads ?? []).map(({ name, path }) => ({ title: name, url: path })),
    tickets: pieces.map(({ code, qrPath }) => ({ code, url: qrPath })),
  }
}

function sumsOf(order: WholeOrder, money: (cents: number) => Money): StaffOrder['sums'] {
  const { totalCents, refundCents, refundedCents } = order
  const isPaid = order.paymentState !== 'unpaid'
  return {
    ...{ items: money(order.itemsCents), coupon: money(order.couponCents) },
    ...{ delivery: money(order.deliveryCents), total: money(totalCents) },
    refunded: money(refundedCents),
    owed: money(refundCents - refundedCents),
    refundable: money(isPaid ? totalCents - refundedCents : 0),
    undue: money(isPaid ? totalCents - refundCents : 0),
    deliveryRefund: money(isNothingSent(order.lines) ? 0 : order.deliveryCents),
  }
}

function documentsOf({ documentPath, documentTitle, ticketsPath, ticketsTitle }: Order) {
  const tickets = ticketsPath ? [{ title: ticketsTitle ?? '', url: ticketsPath }] : []
  return [{ title: documentTitle, url: documentPath }, ...tickets]
}

function moneyIn(currency: string) {
  return (cents: number): Money => ({ amount: (cents / 100).toFixed(2), currency })
}
