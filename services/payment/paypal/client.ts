import type { z } from 'zod'
import type { PayPalConfig } from '#services/payment-providers.ts'
import { Refusal } from '#services/platform/errors.ts'
import {
  accessToken,
  fault,
  type PayPalOrder,
  type PayPalSubscription,
  payPalOrder,
  payPalSubscription,
  verification,
} from './answers.ts'

const TIMEOUT_MS = 10_000

export type PayPalClient = {
  /** Null when the order does not exist. */
  order(id: string): Promise<PayPalOrder | null>
  /**
   * Captures the money of an approved order, once per key. Returns the issue when PayPal refuses.
   */
  capture(id: string, key: string): Promise<PayPalOrder | { readonly issue: string }>
  /** Refunds a capture, once per key. False when PayPal refuses, as for a subscription. */
  refund(captureId: string, key: string): Promise<boolean>
  subscription(id: string): Promise<PayPalSubscription | null>
  /** Whether PayPal sent this webhook. */
  isGenuine(headers: WebhookHeaders, rawBody: string): Promise<boolean>
}

export type WebhookHeaders = {
  readonly auth_algo: string
  readonly cert_url: string
  readonly transmission_id: string
  readonly transmission_sig: string
  readonly transmission_time: string
}

type Answer = { readonly status: number; readonly body: unknown }

/** One access token per message, because messages are rare. */
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

  async function ask(
    path: string,
    more: { readonly key?: string; readonly json?: string } = {},
  ): Promise<Answer> {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const login = await send('/v1/oauth2/token', {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    const { access_token: token } = accessToken.parse(login.body)
    return await send(path, {
      ...(more.json === undefined ? {} : { method: 'POST', body: more.json }),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(more.key === undefined ? {} : { 'PayPal-Request-Id': more.key }),
      },
    })
  }

  return {
    order: async (id) => found(payPalOrder, await ask(`/v2/checkout/orders/${id}`)),

    capture: async (id, key) => {
      const answer = await ask(`/v2/checkout/orders/${id}/capture`, { key, json: '{}' })
      if (isGood(answer)) return payPalOrder.parse(answer.body)
      return { issue: issueOf(answer) }
    },

    refund: async (id, key) => {
      const path = `/v2/payments/captures/${encodeURIComponent(id)}/refund`
      const answer = await ask(path, { key, json: '{}' })
      // It was refunded earlier, by hand or by a call whose response was lost.
      return isGood(answer) || issueOf(answer) === 'CAPTURE_FULLY_REFUNDED'
    },

    subscription: async (id) =>
      found(payPalSubscription, await ask(`/v1/billing/subscriptions/${id}`)),

    isGenuine: async (headers, rawBody) => {
      // The event is sent back unchanged: serialised again it would not match its signature.
      const facts = JSON.stringify({ ...headers, webhook_id: webhookId })
      const json = `${facts.slice(0, -1)},"webhook_event":${rawBody}}`
      const answer = await ask('/v1/notifications/verify-webhook-signature', { json })
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
