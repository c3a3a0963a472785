import type { Resolvers } from '#gateway/generated/resolvers.ts'
import { readListPage } from '#gateway/lib/list-page.ts'
import { toCents, toMoney } from '#gateway/lib/money.ts'
import type { OrderChange } from '#gateway/session/watches.ts'
import { toPaymentKind } from '#gateway/upstream/payment-kind.ts'
import { toPaymentStep } from '#gateway/upstream/payment-step.ts'
import {
  NO_WITHDRAWAL,
  ORDER_EVENTS,
  ORDER_STATES,
  type OrderPricesParent,
  PAYMENT_STATES,
} from './mappers.ts'
import { orderMutations } from './mutations.ts'

type Types =
  | 'Query'
  | 'Mutation'
  | 'Subscription'
  | 'Order'
  | 'OrderChange'
  | 'OrderLine'
  | 'OrderLinePart'
  | 'OrderDownload'
  | 'TicketEvent'
  | 'TicketPiece'
  | 'OrderPrices'
  | 'OrderTax'
  | 'OrderPaymentMethod'
  | 'OrderEvent'
  | 'BankTransfer'
  | 'PayOrderSuccess'

export const orderResolvers: Pick<Resolvers, Types> = {
  Query: {
    order: (_root, { slug, key }, { dataSources }) => dataSources.order.bySlug(slug, key),
    orders: (_root, args, { dataSources }) => dataSources.order.list(readListPage(args)),
    waitingOrder: (_root, _args, { dataSources }) => dataSources.order.waiting(),
  },

  Mutation: orderMutations,

  Subscription: {
    orderChanged: {
      subscribe: async (_root, { slug, key }, { dataSources, follow, watches }) =>
        await follow(watches.order, await dataSources.order.followed(slug, key)),
      resolve: (change: OrderChange) => change,
    },
  },

  OrderChange: {
    id: ({ slug }) => slug,
    state: ({ state }) => ORDER_STATES[state],
    paymentState: ({ paymentState }) => PAYMENT_STATES[paymentState],
  },

  Order: {
    id: ({ orderSlug }) => orderSlug,
    slug: ({ orderSlug }) => orderSlug,
    state: ({ state }) => ORDER_STATES[state],
    paymentState: ({ paymentState }) => PAYMENT_STATES[paymentState],
    lines: ({ lines, currency }) => lines.map((line) => ({ ...line, currency })),
    prices: (order) => order,
    delivery: ({ deliveryMethod }) => deliveryMethod,
    paymentMethods: (order, _args, { dataSources }) => dataSources.order.paymentMethods(order),
    timeline: ({ timeline, currency }) => timeline.map((event) => ({ ...event, currency })),
    transfer: ({ transfer, total, currency }) => transfer && { ...transfer, total, currency },
    document: ({ documentPath, documentTitle }) =>
      documentPath === null ? null : { title: documentTitle, url: documentPath },
    tickets: ({ ticketsPath, ticketsTitle }) =>
      ticketsPath ? { title: ticketsTitle ?? '', url: ticketsPath } : null,
    acceptedTexts: ({ acceptedTexts }) =>
      acceptedTexts?.map(({ uniqueNumber, version }) => ({ number: uniqueNumber, version })) ??
      null,
  },

  OrderLine: {
    id: ({ id }) => String(id),
    mainProductId: ({ mainProductId }) => (mainProductId === null ? null : String(mainProductId)),
    picture: ({ media }) => media[0] ?? null,
    quantity: ({ qty }) => qty,
    withdrawnQuantity: ({ withdrawnQty }) => withdrawnQty,
    unitPrice: ({ unitPrice, currency }) => toMoney(unitPrice, currency),
    rowTotal: ({ rowTotal, currency }) => toMoney(rowTotal, currency),
    taxRate: ({ taxRate }) => (taxRate === null ? null : String(taxRate)),
    personalizations: ({ options }) =>
      (options.personalizations ?? []).map(({ id, value }) => ({ optionId: String(id), value })),
    parts: ({ parts }) => parts ?? [],
    noWithdrawal: ({ noWithdrawal }) => noWithdrawal && NO_WITHDRAWAL[noWithdrawal],
  },

  OrderLinePart: {
    productId: ({ productId }) => String(productId),
    quantity: ({ qty }) => qty,
  },

  OrderDownload: {
    url: ({ path }) => path,
  },

  TicketEvent: {
    id: ({ id }) => String(id),
  },

  TicketPiece: {
    qrUrl: ({ qrPath }) => qrPath,
  },

  OrderPrices: {
    items: ({ itemsTotal, currency }) => toMoney(itemsTotal, currency),
    coupon: ({ couponTotal, currency }) => toMoney(couponTotal, currency),
    delivery: ({ deliveryTotal, currency }) => toMoney(deliveryTotal, currency),
    tax: (order) => toMoney(taxOf(order), order.currency),
    taxes: ({ taxes, currency }) => taxes.map((tax) => ({ ...tax, currency })),
    total: ({ total, currency }) => toMoney(total, currency),
    refund: ({ refundTotal, currency }) => toMoney(refundTotal, currency),
    refunded: ({ refundedTotal, currency }) => toMoney(refundedTotal, currency),
  },

  OrderTax: {
    rate: ({ rate }) => String(rate),
    net: ({ net, currency }) => toMoney(net, currency),
    tax: ({ tax, currency }) => toMoney(tax, currency),
  },

  OrderPaymentMethod: {
    id: ({ id }) => String(id),
    kind: ({ kind }) => toPaymentKind(kind),
  },

  OrderEvent: {
    event: ({ event }) => ORDER_EVENTS[event],
    amount: ({ amount, currency }) => (amount === null ? null : toMoney(amount, currency)),
  },

  BankTransfer: {
    amount: ({ total, currency }) => toMoney(total, currency),
    hub3Url: ({ hub3Path }) => hub3Path,
    epcUrl: ({ epcPath }) => epcPath,
  },

  PayOrderSuccess: {
    payment: ({ html }, _args, context) => toPaymentStep(html, context),
  },
}

function taxOf({ taxes, taxTotal }: OrderPricesParent): number {
  return taxTotal ?? taxes.reduce((cents, { tax }) => cents + toCents(tax), 0) / 100
}
