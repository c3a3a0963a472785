import type { ServicesConfig } from '#services/config.ts'
import { type SandboxRequest, sandboxAnswer } from '#services/modules/payment/sandbox/messages.ts'
import { signed, verified } from '#services/modules/payment/signed-fields.ts'
import type { PaymentAdapter } from './adapter.ts'
import { centsOf, decimalOf } from './amount.ts'
import { formTo } from './form.ts'

/** The shop's side of the sandbox provider. */
export function sandbox({
  publicUrl,
  sessionSecret,
}: Pick<ServicesConfig, 'publicUrl' | 'sessionSecret'>): PaymentAdapter {
  return {
    name: 'sandbox',
    kind: 'provider',
    paymentType: 'SANDBOX',

    start: ({ paymentId, number, amountCents, currency }) => {
      const request: SandboxRequest = {
        ...{ paymentId, number, currency },
        amount: decimalOf(amountCents),
        returnUrl: `${publicUrl}/pay/return/sandbox`,
        webhookUrl: `${publicUrl}/webhook/sandbox`,
      }
      return formTo(
        `${publicUrl}/pay/sandbox/start`,
        signed(request, 'sandbox shop', sessionSecret),
      )
    },

    read: async ({ fields }) => {
      const answer = sandboxAnswer.safeParse(verified(fields, 'sandbox provider', sessionSecret))
      if (!answer.success) return null
      const { paymentId, amount, currency, result, transaction } = answer.data
      if (result === 'pending') return { paymentId, kind: 'pending', reference: null, reason: null }
      if (result !== 'paid') return { paymentId, kind: 'failed', reference: null, reason: result }
      const amountCents = centsOf(amount)
      if (amountCents === null) return null
      return {
        ...{ paymentId, amountCents, currency },
        ...{ kind: 'paid', reference: transaction, reason: null },
      }
    },

    // It holds no money.
    payBack: async ({ reference }) => reference !== null,
  }
}
