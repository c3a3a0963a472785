import { graphql } from 'graphql'
import { pino } from 'pino'
import { createContext } from '#gateway/context.ts'
import { createSchema } from '#gateway/schema.ts'
import { createCookies } from '#gateway/session/cookies.ts'
import { openCredentials } from '#gateway/session/credentials.ts'
import { createTokenRefresh } from '#gateway/session/token-refresh.ts'
import { createWatches } from '#gateway/session/watches.ts'
import type { UpstreamClient } from '#gateway/upstream/upstream.ts'
import type { Cart } from '#services/contract/cart-answer.ts'
import type { Order } from '#services/contract/order.ts'

const schema = createSchema()
const log = pino({ level: 'silent' })
const cookies = createCookies({ isSecure: false })
export const PUBLIC_URL = 'http://localhost:4000'
export const NOW = '2026-11-22T12:00:00.000Z'

/** One operation over scripted services, with the cookies of one browser. */
export async function askAs(
  upstream: UpstreamClient,
  cookie: string,
  source: string,
  variableValues: Record<string, unknown> = {},
) {
  const credentials = openCredentials({ ...(cookie ? { cookie } : {}) }, cookies)
  const contextValue = createContext(
    {
      ...{ upstream, layout: null, publicUrl: PUBLIC_URL, mediaUrl: '/media' },
      ...{ isTraced: false, categoryTree: null, tokenRefresh: createTokenRefresh() },
      watches: createWatches({
        upstream: (requestId, signal) =>
          upstream.scope({ identity: null, language: 'hrv', requestId, signal }),
        log,
      }),
      paymentHosts: { forms: ['https://pay.bank.example'], scripts: [] },
      embedHosts: [],
      clock: { now: () => new Date(NOW) },
    },
    {
      requestId: 'request',
      signal: new AbortController().signal,
      credentials,
      log,
    },
  )
  const { data, errors = [] } = await graphql({ schema, source, contextValue, variableValues })
  return {
    data: JSON.parse(JSON.stringify(data ?? null)),
    codes: errors.map(({ extensions }) => extensions['code']),
    setCookies: credentials.setCookies(),
  }
}

type Change = { readonly total?: number; readonly price?: number; readonly more?: Partial<Cart> }

export function aCart({ total = 40, price = 20, more = {} }: Change = {}): Cart {
  const row = price * 2
  const summary = {
    ...{ itemsTotal: row, coupon: 0, delivery: 0, tax: { cartTotal: 8 }, cartTotal: total },
    ...{ loyalty: 0, orderTotal: total },
  }
  return {
    ...{ id: 'cart-1', protectCode: 'code-1', version: 4, digitalOnly: false, couponCode: null },
    items: [
      {
        ...{ itemId: 5, productId: 7, qty: 2, options: {}, state: 'ok' },
        productData: {
          ...{ name: 'Šal', media: [], slug: 'sal', mainProductSlug: 'sal' },
          isVisibleIndividually: true,
        },
        prices: {
          converted: { finalPrice: price, row },
          base: { finalPrice: price, cartTotal: row },
        },
      },
    ],
    prices: { converted: summary, base: summary },
    ...{ deliveryMethodId: 2, paymentMethodId: 3, options: {} },
    ...more,
  }
}

const ADDRESS = {
  ...{ firstName: 'Ana', lastName: 'Anić', contactEmail: 'ana@posta.example' },
  ...{ contactPhone: '091 234 567', country: 'HR', city: 'Zagreb', street: 'Ulica' },
  ...{ houseNumber: '1', zipCode: '10000' },
}

export function anOrder(more: Partial<Order> = {}): Order {
  return {
    ...{ orderSlug: 'slug-1', number: '2026-000001', placedAt: NOW, currency: 'EUR' },
    ...{ state: 'awaitingPayment', paymentState: 'unpaid', heldUntil: NOW },
    lines: [
      {
        ...{ id: 1, productId: null, mainProductId: null, name: 'Šal', sku: 'S', slug: 'sal' },
        ...{ media: [], options: {}, qty: 2, unitPrice: 20, rowTotal: 40, taxRate: 25 },
        ...{ noWithdrawal: 'madeToOrder', withdrawnQty: 0, downloads: [], codes: [] },
      },
    ],
    ...{ itemsTotal: 40, couponCode: null, couponTotal: 0, deliveryTotal: 0, total: 40 },
    ...{ refundTotal: 0, refundedTotal: 0 },
    taxes: [
      { rate: 25, net: 16, tax: 4 },
      { rate: 13, net: 17.7, tax: 2.3 },
    ],
    ...{ email: 'ana@posta.example', shippingAddress: ADDRESS, billingAddress: ADDRESS },
    deliveryMethod: { name: 'Dostava', branch: null, minDays: 1, maxDays: 3 },
    paymentMethod: { id: 3, name: 'Kartica', paymentType: 'SANDBOX', kind: 'provider' },
    ...{ instructions: null, gift: null, trackingUrl: null, withdrawalUntil: null },
    timeline: [{ event: 'placed', at: NOW, note: null, amount: null }],
    ...{ canWithdraw: false, canCancel: true, canPay: true, transfer: null },
    ...{ documentPath: '/download/order/slug-1?sign=x', documentTitle: 'Potvrda narudžbe' },
    ...more,
  }
}
