import type { z } from 'zod'
import type { PayPalConfig } from '#services/payment-providers.ts'
import { Refusal } from '#services/platform/errors.ts'
import { createAccessTokens } from './access-token.ts'
import {
  accessToken,
  created,
  fault,
  type PayPalOrder,
  type PayPalSubscription,
  payPalOrder,
  payPalSubscription,
  verification,
} from './answers.ts'
import type { WebhookHeaders } from './requests.ts'

const TIMEOUT_MS = 10_000

export type PayPalClient = {
  /** Creates an order, once per key. Returns its id. */
  createOrder(order: object, key: string): Promise<string>
  createSubscription(subscription: object, key: string): Promise<string>
  /** Null when the order does not exist. */
  order(id: string): Promise<PayPalOrder | null>
  /** Captures the money of an approved order, once per key. Returns the issue when PayPal refuses. */
  capture(id: string, key: string): Promise<string | null>
  /** Refunds a capture, once per key. False when PayPal refuses, as for a subscription. */
  refund(captureId: string, key: string): Promise<boolean>
  subscription(id: string): Promise<PayPalSubscription | null>
  /** Whether PayPal sent this webhook. */
  isGenuine(headers: WebhookHeaders, rawBody: string): Promise<boolean>
}

type Answer = { readonly status: number; readonly body: unknown }
type Request = { readonly key?: string; readonly json?: string }

export function createPayPalClient(config: PayPalConfig): PayPalClient {
  const { apiUrl, clientId, clientSecret, webhookId } = config

  async function send(path: string, init: RequestInit): Promise<Answer> {
    let response: Response
    let body: unknown
    try {
      response = await fetch(apiUrl + path, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      body = await response.json()
    } catch {
      throw unavailable()
    }
    const { status } = response
    if (status >= 500 || status === 429) throw unavailable()
    return { status, body }
  }

  const tokens = createAccessTokens(async () => {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const { body } = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    const { access_token: text, expires_in: lifetimeSeconds } = accessToken.parse(body)
    return { text, lifetimeSeconds }
  })

  async function request(path: string, { key, json }: Request = {}): Promise<Answer> {
    const token = await tokens.current()
    const answer = await send(path, {
      ...(json === undefined ? {} : { method: 'POST', body: json }),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'PayPal-Request-Id': key }),
      },
    })
    if (answer.status === 401) tokens.drop(token)
    return answer
  }

  /** PayPal may end a token before its time. */
  async function call(path: string, given?: Request): Promise<Answer> {
    const answer = await request(path, given)
    return answer.status === 401 ? await request(path, given) : answer
  }

  async function create(path: string, sent: object, key: string): Promise<string> {
    const answer = await call(path, { key, json: JSON.stringify(sent) })
    if (!isGood(answer)) throw new Error(`PayPal refuses to create it: ${issueOf(answer)}`)
    return created.parse(answer.body).id
  }

  return {
    createOrder: async (order, key) => await create('/v2/checkout/orders', order, key),

    createSubscription: async (subscription, key) =>
      await create('/v1/billing/subscriptions', subscription, key),

    order: async (id) => found(payPalOrder, await call(`/v2/checkout/orders/${id}`)),

    capture: async (id, key) => {
      const answer = await call(`/v2/checkout/orders/${id}/capture`, { key, json: '{}' })
      return isGood(answer) ? null : issueOf(answer)
    },

    refund: async (id, key) => {
      const path = `/v2/payments/captures/${encodeURIComponent(id)}/refund`
      const answer = await call(path, { key, json: '{}' })
      // It was refunded earlier, by hand or by a call whose response was lost.
      return isGood(answer) || issueOf(answer) === 'CAPTURE_FULLY_REFUNDED'
    },

    subscription: async (id) =>
      found(payPalSubscription, await call(`/v1/billing/subscriptions/${id}`)),

    isGenuine: async (headers, rawBody) => {
      // The event is sent back unchanged: serialised again it would not match its signature.
      const facts = JSON.stringify({ ...headers, webhook_id: webhookId })
      const json = `${facts.slice(0, -1)},"webhook_event":${rawBody}}`
      const answer = await call('/v1/notifications/verify-webhook-signature', { json })
      return isGood(answer) && verification.parse(answer.body).verification_status === 'SUCCESS'
    },
  }
}

function found<Schema extends z.ZodType>(schema: Schema, answer: Answer): z.output<Schema> | null {
  return isGood(answer) ? schema.parse(answer.body) : null
}

function issueOf({ status, body }: Answer): string {
  return fault.safeParse(body).data?.details?.[0]?.issue ?? `${status}`
}

function isGood({ status }: Answer): boolean {
  return status >= 200 && status < 300
}

function unavailable(): Refusal {
  return new Refusal(503, 'PayPal does not answer.', { code: 'NOT_READY' })
}
