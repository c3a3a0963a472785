import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ServicesConfig } from '#services/config.ts'
import { signed, verified } from '#services/modules/payment/signed-fields.ts'
import type { HpfConfig } from '#services/payment-providers.ts'
import { sameText } from '#services/platform/http/same-text.ts'
import type { PaymentAdapter, ProviderMessage, ProviderReport } from './adapter.ts'
import { formTo } from './form.ts'
import { jsonOf } from './json-message.ts'

const LANGUAGES: Readonly<Record<string, string>> = { hrv: 'hr', eng: 'en', ger: 'de', srp: 'sr' }

/**
 * A form on the provider's page. Only its callback confirms a payment; the returning browser proves
 * nothing.
 */
export function hpf(
  { formUrl, authenticityToken, merchantKey }: HpfConfig,
  { publicUrl, sessionSecret }: Pick<ServicesConfig, 'publicUrl' | 'sessionSecret'>,
): PaymentAdapter {
  /** Our own signature, since the provider only appends its fields to the address. */
  const returnUrl = (payment: string, result: ReturnResult): string => {
    const fields = signed({ payment, result }, 'hpf return', sessionSecret)
    return `${publicUrl}/pay/return/hpf?${new URLSearchParams(fields)}`
  }

  return {
    name: 'hpf',
    kind: 'provider',
    paymentType: 'HPF',

    start: ({ paymentId, number, amountCents, currency, email, language }) => {
      const amount = `${amountCents}`
      return formTo(formUrl, {
        authenticity_token: authenticityToken,
        order_number: paymentId,
        order_info: number,
        transaction_type: 'purchase',
        ...{ amount, currency },
        ch_email: email,
        language: LANGUAGES[language] ?? 'en',
        success_url_override: returnUrl(paymentId, 'back'),
        cancel_url_override: returnUrl(paymentId, 'cancelled'),
        callback_url_override: `${publicUrl}/webhook/hpf`,
        digest: digestOf(merchantKey + paymentId + amount + currency),
      })
    },

    read: async (message) => {
      if (message.via === 'webhook') return readCallback(message, merchantKey)
      if (message.via === 'return') return readReturn(message, sessionSecret)
      return null
    },
  }
}

const callback = z.object({
  order_number: z.string(),
  amount: z.coerce.number().int(),
  currency: z.string(),
  status: z.string(),
  response_code: z.string().nullish(),
  response_message: z.string().max(200).nullish(),
  transaction_type: z.string().nullish(),
  approval_code: z.string().nullish(),
  id: z.union([z.string(), z.number()]).nullish(),
})

/** The provider repeats the callback until the response is 200. */
function readCallback(
  { headers, rawBody }: ProviderMessage,
  merchantKey: string,
): ProviderReport | null {
  const { authorization } = headers
  const given = typeof authorization === 'string' ? authorization : undefined
  if (!sameText(given, `WP3-callback ${digestOf(merchantKey + rawBody)}`)) return null
  const parsed = callback.safeParse(jsonOf(rawBody))
  if (!parsed.success) return null
  const { order_number: paymentId, amount: amountCents, currency, status, ...rest } = parsed.data
  // Refunds and voids, which staff enter at the provider, are reported to the same URL.
  if ((rest.transaction_type ?? 'purchase') !== 'purchase') {
    return { paymentId, kind: 'pending', reference: null, reason: null }
  }
  const isApproved = status === 'approved' && (rest.response_code ?? APPROVED) === APPROVED
  if (!isApproved) {
    const reason = rest.response_message ?? rest.response_code ?? status
    return { paymentId, kind: 'failed', reference: null, reason }
  }
  const reference = `${rest.id ?? rest.approval_code ?? paymentId}`
  return { ...{ paymentId, amountCents, currency, reference }, kind: 'paid', reason: null }
}

const APPROVED = '0000'

const RETURN_RESULTS = ['back', 'cancelled'] as const

type ReturnResult = (typeof RETURN_RESULTS)[number]

const returned = z.object({
  payment: z.string(),
  result: z.enum(RETURN_RESULTS),
  signature: z.string(),
})

function readReturn({ fields }: ProviderMessage, secret: string): ProviderReport | null {
  const own = returned.safeParse(fields)
  if (!own.success || !verified(own.data, 'hpf return', secret)) return null
  const { payment: paymentId, result } = own.data
  return result === 'cancelled'
    ? { paymentId, kind: 'failed', reference: null, reason: result }
    : { paymentId, kind: 'pending', reference: null, reason: null }
}

function digestOf(text: string): string {
  return createHash('sha512').update(text).digest('hex')
}
