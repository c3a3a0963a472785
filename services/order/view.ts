import type { Order } from '#services/contract/order.ts'
import { documentTitle, type Seller, seller, transferPayment } from '#services/document/api.ts'
import type { Db } from '#services/platform/database.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { isInStock } from '#services/product/api.ts'
import { downloadPath, fileName } from './downloads.ts'
import { filesOfLines, isHandedOut } from './files.ts'
import type { StoredLine, StoredOrder, WholeOrder } from './order.ts'
import { withParts } from './parts-store.ts'
import { canCancel, shownPaymentState } from './states.ts'
import { canWithdraw, remaining, withdrawalUntil } from './withdrawal-rule.ts'

/** Orders in the shape of the contract. */
export async function orderViews(
  { db, deps, language }: { readonly db: Db; readonly deps: ModuleDeps; readonly language: string },
  orders: readonly StoredOrder[],
): Promise<Order[]> {
  const [whole, owner] = await Promise.all([withParts(db, orders), seller(db)])
  const files = await filesOfLines(
    db,
    whole.flatMap(({ lines }) => lines),
  )
  return await Promise.all(
    whole.map(async (order) =>
      viewOf(order, { deps, language, owner, files, canPay: await canPay(db, deps, order) }),
    ),
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
    canPay: isPayable,
  }: {
    readonly deps: ModuleDeps
    readonly language: string
    readonly owner: Seller | null
    readonly files: Awaited<ReturnType<typeof filesOfLines>>
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
    lines: order.lines.map((line) => lineView(line, order, { files, signing })),
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
  }
}

function lineView(
  line: StoredLine,
  order: WholeOrder,
  {
    files,
    signing,
  }: {
    readonly files: Awaited<ReturnType<typeof filesOfLines>>
    readonly signing: Parameters<typeof downloadPath>[2]
  },
): Order['lines'][number] {
  const isHanded = isHandedOut(order, line)
  const codes = isHanded ? (order.codes.get(line.id) ?? []) : []
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
      path: downloadPath('file', fileName(order.slug, line.id, file.id), signing),
    })),
    codes: codes.slice(0, remaining(line)),
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
