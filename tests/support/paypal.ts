import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { PayPalConfig } from '#services/payment-providers.ts'

/** What the buyer's browser can put into an order. */
export type PayPalUnit = {
  readonly customId: string
  readonly value: string
  readonly currency?: string
}

type Order = {
  unit: PayPalUnit
  status: string
  captures: object[]
  keys: string[]
  /** Idempotency keys of refunds that paid. */
  refunds: string[]
}

/** A stand-in for PayPal's API, written from its public reference. */
export type PayPal = {
  readonly config: PayPalConfig
  /** An order as the buttons create it, approved by its buyer unless another status is named. */
  addOrder(unit: PayPalUnit, status?: string): string
  addSubscription(subscription: object): string
  /** The next captures end like this. */
  captureAs(outcome: 'COMPLETED' | 'PENDING' | 'INSTRUMENT_DECLINED'): void
  /** Headers of an event that PayPal sent; it knows its text again. */
  sign(rawBody: string): Record<string, string>
  /** The buyer's browser collects the money right after the order was read as approved. */
  captureMeanwhile(id: string): void
  /** Answers every call with this status, until it is null. */
  fail(status: number | null): void
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

export async function startPayPal(): Promise<PayPal> {
  const orders = new Map<string, Order>()
  const subscriptions = new Map<string, object>()
  const signatures = new Map<string, string>()
  const meanwhile = new Set<string>()
  let captureOutcome = 'COMPLETED'
  let failure: number | null = null
  let next = 1

  const newId = (): string => `PP-${next++}`

  const view = (id: string, { unit, status, captures }: Order) => ({
    ...{ id, status, intent: 'CAPTURE' },
    purchase_units: [
      {
        custom_id: unit.customId,
        amount: { currency_code: unit.currency ?? 'EUR', value: unit.value },
        ...(captures.length > 0 && { payments: { captures } }),
      },
    ],
  })

  function capture(id: string, order: Order, key: string): [number, object] {
    if (order.keys.includes(key)) return [201, view(id, order)]
    const refusal = (issue: string): [number, object] => [422, { details: [{ issue }] }]
    if (order.status === 'COMPLETED') return refusal('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return refusal('ORDER_NOT_APPROVED')
    if (captureOutcome === 'INSTRUMENT_DECLINED') return refusal(captureOutcome)
    const { customId, value, currency = 'EUR' } = order.unit
    order.status = 'COMPLETED'
    order.keys.push(key)
    order.captures.push({
      ...{ id: `CAP-${id}`, status: captureOutcome, custom_id: customId },
      amount: { currency_code: currency, value },
    })
    return [201, view(id, order)]
  }

  function refund(captureId: string, key: string): [number, object] {
    const order = orders.get(captureId.replace('CAP-', ''))
    if (!order || order.captures.length === 0) {
      return [404, { details: [{ issue: 'INVALID_RESOURCE_ID' }] }]
    }
    if (!order.refunds.includes(key)) {
      if (order.refunds.length > 0) return [422, { details: [{ issue: 'CAPTURE_FULLY_REFUNDED' }] }]
      order.refunds.push(key)
    }
    return [201, { id: `REF-${captureId}`, status: 'COMPLETED' }]
  }

  function verify(body: string): [number, object] {
    const { webhook_id: webhookId, transmission_sig: signature } = JSON.parse(body)
    const signed = signatures.get(signature)
    const isGenuine =
      webhookId === WEBHOOK_ID &&
      signed !== undefined &&
      body.endsWith(`"webhook_event":${signed}}`)
    return [200, { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' }]
  }

  function answer(request: IncomingMessage, body: string): [number, object] {
    if (failure !== null) return [failure, {}]
    const { authorization = '' } = request.headers
    const [path = ''] = (request.url ?? '').split('?')
    if (path === '/v1/oauth2/token') {
      const basic = Buffer.from(`${CLIENT.clientId}:${CLIENT.clientSecret}`).toString('base64')
      const isKnown = authorization === `Basic ${basic}` && body === 'grant_type=client_credentials'
      return isKnown ? [200, { access_token: 'token' }] : [401, {}]
    }
    if (authorization !== 'Bearer token') return [401, {}]
    if (path === '/v1/notifications/verify-webhook-signature') return verify(body)

    const [, captureId] = /^\/v2\/payments\/captures\/([^/]+)\/refund$/.exec(path) ?? []
    if (captureId) return refund(captureId, String(request.headers['paypal-request-id']))

    const [, kind = '', id = '', action] =
      /^\/v\d\/(?:checkout|billing)\/(orders|subscriptions)\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
    const order = orders.get(id)
    if (kind === 'orders' && order) {
      const key = request.headers['paypal-request-id']
      if (action === 'capture') return capture(id, order, String(key))
      const seen = view(id, order)
      if (meanwhile.delete(id)) capture(id, order, 'browser')
      return [200, seen]
    }
    const subscription = kind === 'subscriptions' && subscriptions.get(id)
    return subscription ? [200, { id, ...subscription }] : [404, {}]
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
      planIds: new Map([['CLANSTVO', 'P-1']]),
      untaxedSkus: new Set(['CLANSTVO']),
    },
    addOrder: (unit, status = 'APPROVED') => {
      const id = newId()
      orders.set(id, { unit, status, captures: [], keys: [], refunds: [] })
      return id
    },
    addSubscription: (subscription) => {
      const id = newId()
      subscriptions.set(id, subscription)
      return id
    },
    captureAs: (outcome) => {
      captureOutcome = outcome
    },
    captureMeanwhile: (id) => {
      meanwhile.add(id)
    },
    sign: (rawBody) => {
      const signature = `sig-${signatures.size}`
      signatures.set(signature, rawBody)
      return {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.com/cert',
        'paypal-transmission-id': 'transmission',
        'paypal-transmission-sig': signature,
        'paypal-transmission-time': '2026-03-02T09:00:00Z',
      }
    },
    fail: (status) => {
      failure = status
    },
    takenBy: (id) => orders.get(id)?.keys ?? [],
    refundByHand: (id) => {
      orders.get(id)?.refunds.push('by hand')
    },
    paidBackBy: (id) => orders.get(id)?.refunds ?? [],
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
