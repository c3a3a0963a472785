import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { PayPalConfig } from '#services/payment-providers.ts'
import {
  type CaptureOutcome,
  createPayPalOrders,
  MERCHANT,
  type PayPalAnswer,
  type PayPalUnit,
} from './paypal-orders.ts'

type CallName = keyof ReturnType<typeof noCalls>

/** A stand-in for PayPal's API, written from its public reference. */
export type PayPal = {
  readonly config: PayPalConfig
  /** An order as a browser creates it, approved by its buyer unless another status is named. */
  addOrder(unit: PayPalUnit, status?: string): string
  addSubscription(subscription: object): string
  /** The buyer approves an order. */
  approve(id: string): void
  /** The browser rewrites an order before its buyer approves it. */
  rewrite(id: string, unit: PayPalUnit): void
  /** The buyer approves a subscription, and PayPal takes its first payment. */
  changeSubscription(id: string, change: object): void
  /** PayPal deletes an order that was not approved within its hours. */
  expire(id: string): void
  /** The next captures end like this. */
  captureAs(outcome: CaptureOutcome): void
  /** PayPal decides about a capture that it had not decided about. */
  settleCapture(id: string, status: string): void
  /** Headers of an event that PayPal sent; it knows its text again. */
  sign(rawBody: string): Record<string, string>
  /** The money is collected elsewhere right after the order was read as approved. */
  captureMeanwhile(id: string): void
  /** Answers every call with this status, until it is null. */
  fail(status: number | null): void
  /** All access tokens are over; later ones last for so many seconds. */
  endTokens(lifetimeSeconds?: number): void
  /** Calls since the last question, by what they do. */
  calls(): Readonly<Record<CallName, number>>
  /** Ids of all orders, the oldest first. */
  orders(): readonly string[]
  /** Idempotency keys of the captures of an order that took money. */
  takenBy(id: string): readonly string[]
  /** Staff refund the order on PayPal's own pages. */
  refundByHand(id: string): void
  /** Idempotency keys of the refunds of an order that paid money back. */
  paidBackBy(id: string): readonly string[]
  close(): Promise<void>
}

const CLIENT = { clientId: 'client of the shop', clientSecret: 'secret of the shop' }
const WEBHOOK_ID = 'webhook of the shop'
const NINE_HOURS = 32_400

export async function startPayPal(): Promise<PayPal> {
  const orders = createPayPalOrders()
  const signatures = new Map<string, string>()
  let counts = noCalls()
  let tokens = 0
  /** Tokens up to this one are over. */
  let ended = 0
  let lifetime = NINE_HOURS
  let failure: number | null = null

  function verify(body: string): PayPalAnswer {
    const { webhook_id: webhookId, transmission_sig: signature } = JSON.parse(body)
    const signed = signatures.get(signature)
    const isGenuine =
      webhookId === WEBHOOK_ID &&
      signed !== undefined &&
      body.endsWith(`"webhook_event":${signed}}`)
    return [200, { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' }]
  }

  function login(authorization: string, body: string): PayPalAnswer {
    const basic = Buffer.from(`${CLIENT.clientId}:${CLIENT.clientSecret}`).toString('base64')
    const isKnown = authorization === `Basic ${basic}` && body === 'grant_type=client_credentials'
    if (!isKnown) return [401, { error: 'invalid_client' }]
    tokens += 1
    const token = { access_token: `token-${tokens}`, token_type: 'Bearer', expires_in: lifetime }
    return [200, token]
  }

  function isValid(authorization: string): boolean {
    const [, number] = /^Bearer token-(\d+)$/.exec(authorization) ?? []
    return number !== undefined && Number(number) > ended && Number(number) <= tokens
  }

  type Request = { readonly id: string; readonly key: string; readonly body: string }
  const routes: readonly (readonly [CallName, RegExp, (request: Request) => PayPalAnswer])[] = [
    ['verify', /^POST \/v1\/notifications\/verify-webhook-signature$/, ({ body }) => verify(body)],
    ['create', /^POST \/v2\/checkout\/orders$/, orders.create],
    ['read', /^GET \/v2\/checkout\/orders\/([^/]+)$/, orders.read],
    ['capture', /^POST \/v2\/checkout\/orders\/([^/]+)\/capture$/, orders.capture],
    ['subscribe', /^POST \/v1\/billing\/subscriptions$/, orders.subscribe],
    ['read', /^GET \/v1\/billing\/subscriptions\/([^/]+)$/, orders.readSubscription],
    ['refund', /^POST \/v2\/payments\/captures\/([^/]+)\/refund$/, orders.refund],
  ]

  function answer({ method, url = '', headers }: IncomingMessage, body: string): PayPalAnswer {
    const { authorization = '' } = headers
    if (url === '/v1/oauth2/token') counts.token += 1
    if (failure !== null) return [failure, {}]
    if (url === '/v1/oauth2/token') return login(authorization, body)
    for (const [name, path, respond] of routes) {
      const match = path.exec(`${method} ${url}`)
      if (!match) continue
      counts[name] += 1
      if (!isValid(authorization)) return [401, { error: 'invalid_token' }]
      return respond({ id: match[1] ?? '', key: String(headers['paypal-request-id']), body })
    }
    return [404, {}]
  }

  const server = createServer(async (request, response) => {
    const [status, body] = answer(request, await text(request))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    config: {
      apiUrl: `http://127.0.0.1:${port}`,
      ...CLIENT,
      webhookId: WEBHOOK_ID,
      merchantId: MERCHANT,
      planIds: new Map([['CLANSTVO', 'P-1']]),
      untaxedSkus: new Set(['CLANSTVO']),
    },
    addOrder: (unit, status = 'APPROVED') => orders.add(unit, status),
    addSubscription: orders.addSubscription,
    approve: (id) => orders.change(id, { status: 'APPROVED' }),
    rewrite: (id, unit) => orders.change(id, { unit }),
    changeSubscription: orders.changeSubscription,
    expire: orders.drop,
    captureAs: orders.captureAs,
    settleCapture: orders.settleCapture,
    captureMeanwhile: orders.captureMeanwhile,
    sign: (rawBody) => {
      const signature = `sig-${signatures.size}`
      signatures.set(signature, rawBody)
      return {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42',
        'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
        'paypal-transmission-sig': signature,
        'paypal-transmission-time': '2026-03-02T09:00:00Z',
      }
    },
    fail: (status) => {
      failure = status
    },
    endTokens: (lifetimeSeconds = NINE_HOURS) => {
      ended = tokens
      lifetime = lifetimeSeconds
    },
    calls: () => {
      const counted = counts
      counts = noCalls()
      return counted
    },
    orders: orders.all,
    takenBy: (id) => orders.find(id)?.keys ?? [],
    refundByHand: (id) => {
      orders.find(id)?.refunds.push('by hand')
    },
    paidBackBy: (id) => orders.find(id)?.refunds ?? [],
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function noCalls() {
  return { token: 0, verify: 0, create: 0, subscribe: 0, read: 0, capture: 0, refund: 0 }
}
