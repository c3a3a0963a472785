import type { Order } from '#services/contract/order.ts'
import {
  documentTitle,
  type Seller,
  seller,
  ticketsTitle,
  transferPayment,
} from '#services/modules/document/api.ts'
import { acceptedIn } from '#services/modules/gdpr/api.ts'
import { isInStock } from '#services/modules/product/api.ts'
import type { Db } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { downloadPath, partName } from './downloads/downloads.ts'
import { filesOfLines, handedCodes, isHandedOut } from './downloads/files.ts'
import type { StoredLine, StoredOrder, WholeOrder } from './order.ts'
import { withParts } from './parts-store.ts'
import { canCancel, shownPaymentState } from './states.ts'
import { type TicketFacts, ticketFacts } from './tickets/tickets.ts'
import {
  canWithdraw,
  contentFrom,
  remaining,
  withdrawalUntil,
} from './withdrawal/withdrawal-rule.ts'

/** Orders in the shape of the contract. */
export async function orderViews(
  { db, deps, language }: { readonly db: Db; readonly deps: ModuleDeps; readonly language: string },
  orders: readonly StoredOrder[],
): Promise<Order[]> {
  const [whole, owner] = await Promise.all([withParts(db, orders), seller(db)])
  const allLines = whole.flatMap(({ lines }) => lines)
  const logIds = orders.flatMap(({ consentLogId }) => consentLogId ?? [])
  const [files, facts, accepted] = await Promise.all([
    filesOfLines(db, allLines),
    ticketFacts(db, language, allLines),
    acceptedIn(db, logIds),
  ])
  return await Promise.all(
    whole.map(async (order) => ({
      ...viewOf(order, {
        ...{ deps, language, owner, files, facts },
        canPay: await canPay(db, deps, order),
      }),
      acceptedTexts: [...(accepted.get(order.consentLogId ?? 0) ?? [])],
    })),
  )
}

/** True while its pieces are held or in stock. */
export async function canPay(
  db: Db,
  { clock }: Pick<ModuleDeps, 'clock'>,
  { state, pieces, cartId }: WholeOrder,
): Promise<boolean> {
  if (state !== 'awaitingPayment') return false
  return await isInStock(db, clock, { owner: cartId, lines: pieces })
}

function viewOf(
  order: WholeOrder,
  {
    deps,
    language,
    owner,
    files,
    facts,
    canPay: isPayable,
  }: {
    readonly deps: ModuleDeps
    readonly language: string
    readonly owner: Seller | null
    readonly files: Files
    readonly facts: Facts
    readonly canPay: boolean
  },
): Order {
  const now = deps.clock.now().toISOString()
  const signing = { secret: deps.config.sessionSecret, clock: deps.clock }
  const { paymentMethod, giftTo, giftFrom, giftMessage } = order
  const hasGift = giftTo !== null || giftFrom !== null || giftMessage !== null
  return {
    orderSlug: order.slug,
    number: order.number,
    placedAt: order.placedAt,
    state: order.state,
    paymentState: shownPaymentState(order),
    heldUntil: order.heldUntil !== null && order.heldUntil > now ? order.heldUntil : null,
    currency: order.currency,
    lines: order.lines.map((line) => lineView(line, order, { files, facts, signing })),
    itemsTotal: decimal(order.itemsCents),
    couponCode: order.couponCode,
    couponTotal: decimal(order.couponCents),
    deliveryTotal: decimal(order.deliveryCents),
    taxes: order.taxes.map(({ basisPoints, netCents, taxCents }) => ({
      rate: basisPoints / 100,
      net: decimal(netCents),
      tax: decimal(taxCents),
    })),
    total: decimal(order.totalCents),
    refundTotal: decimal(order.refundCents),
    refundedTotal: decimal(order.refundedCents),
    email: order.email,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    deliveryMethod: order.delivery,
    paymentMethod: { ...paymentMethod, id: order.paymentMethodId },
    instructions: order.instructions,
    gift: hasGift ? { to: giftTo, from: giftFrom, message: giftMessage } : null,
    trackingUrl: order.trackingUrl,
    timeline: order.events.map(({ amountCents, ...event }) => ({
      ...event,
      amount: amountCents === null ? null : decimal(amountCents),
    })),
    withdrawalUntil: withdrawalUntil(order),
    canWithdraw: canWithdraw(order, now),
    canCancel: canCancel(order),
    canPay: isPayable,
    transfer: transferOf(order, { owner, signing }),
    documentPath: downloadPath('order', order.slug, signing),
    documentTitle: documentTitle(language, null),
    ...(hasTickets(order) && {
      ticketsPath: downloadPath('tickets', order.slug, signing),
      ticketsTitle: ticketsTitle(language),
    }),
    digitalFrom: digitalFrom(order, now),
  }
}

function hasTickets(order: WholeOrder): boolean {
  return order.lines.some((line) => handedCodes(order, line).length > 0)
}

/** When the lines come that wait for the end of the right to withdraw. */
function digitalFrom(order: WholeOrder, now: string): string | null {
  const isWaiting =
    order.state !== 'cancelled' &&
    order.lines.some((line) => line.isDigital && !line.noWithdrawal && remaining(line) > 0)
  const from = contentFrom(order)
  return isWaiting && from > now ? from : null
}

type Files = Awaited<ReturnType<typeof filesOfLines>>
type Facts = ReadonlyMap<number, TicketFacts>

function lineView(
  line: StoredLine,
  order: WholeOrder,
  {
    files,
    facts,
    signing,
  }: {
    readonly files: Files
    readonly facts: Facts
    readonly signing: Parameters<typeof downloadPath>[2]
  },
): Order['lines'][number] {
  const isHanded = isHandedOut(order, line)
  const codes = handedCodes(order, line)
  const ticket = facts.get(line.id)
  const bought = isHanded ? (files.get(line.id) ?? []) : []
  return {
    id: line.id,
    productId: line.productId,
    mainProductId: line.mainProductId,
    name: line.name,
    sku: line.sku,
    slug: line.slug,
    media: [...line.media],
    options: line.options,
    parts: line.parts.map(({ quantity, ...part }) => ({ ...part, qty: quantity })),
    qty: line.quantity,
    unitPrice: decimal(line.unitCents),
    rowTotal: decimal(line.rowCents),
    taxRate: line.taxBasisPoints / 100,
    noWithdrawal: line.noWithdrawal,
    withdrawnQty: line.withdrawnQuantity,
    downloads: bought.map((file) => ({
      name: file.name,
      path: downloadPath('file', partName(order.slug, line.id, file.id), signing),
    })),
    codes: [...codes],
    ticket: ticket
      ? {
          ...ticket,
          pieces: codes.map((code, index) => ({
            code,
            qrPath: downloadPath('ticket', partName(order.slug, line.id, index), signing),
          })),
        }
      : null,
  }
}

function transferOf(
  order: WholeOrder,
  {
    owner,
    signing,
  }: {
    readonly owner: Seller | null
    readonly signing: Parameters<typeof downloadPath>[2]
  },
): Order['transfer'] {
  const isWaiting = order.state === 'awaitingPayment' && order.paymentMethod.kind === 'transfer'
  if (!isWaiting || !owner) return null
  const payment = transferPayment({ ...order, total: decimal(order.totalCents) }, owner)
  return {
    payee: payment.payee.name,
    address: `${payment.payee.street}, ${payment.payee.place}`,
    iban: payment.iban,
    model: payment.model,
    reference: payment.reference,
    description: payment.description,
    hub3Path: downloadPath('hub3', order.slug, signing),
    epcPath: downloadPath('epc', order.slug, signing),
  }
}

function decimal(cents: number): number {
  return cents / 100
}
