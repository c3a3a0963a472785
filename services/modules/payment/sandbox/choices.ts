import { type SignedFields, signed } from '#services/modules/payment/signed-fields.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import type { SandboxAnswer, SandboxRequest } from './messages.ts'
import { webhookJob } from './webhook.ts'

export const CHOICES = ['approve', 'decline', 'abandon', 'delay', 'twice'] as const

export type Choice = (typeof CHOICES)[number]

type Result = SandboxAnswer['result']

type Course = {
  /** Result in the URL to which the browser returns. */
  readonly returned: Result
  /** Messages to the shop, each after so many milliseconds. */
  readonly posted: readonly { readonly result: Result; readonly afterMs: number }[]
}

const DELAY_MS = 60_000

const COURSES: Readonly<Record<Choice, Course>> = {
  approve: { returned: 'paid', posted: [{ result: 'paid', afterMs: 0 }] },
  decline: { returned: 'declined', posted: [{ result: 'declined', afterMs: 0 }] },
  abandon: { returned: 'cancelled', posted: [] },
  delay: { returned: 'pending', posted: [{ result: 'paid', afterMs: DELAY_MS }] },
  twice: {
    returned: 'paid',
    posted: [
      { result: 'paid', afterMs: 0 },
      { result: 'paid', afterMs: 0 },
    ],
  },
}

/** Queues the provider's messages to the shop; returns the URL to which the browser returns. */
export async function settle(
  trx: Trx,
  request: SandboxRequest,
  { choice, clock, secret }: { choice: Choice; clock: Clock; secret: string },
): Promise<string> {
  const { returned, posted } = COURSES[choice]
  for (const { result, afterMs } of posted) {
    const at = new Date(clock.now().getTime() + afterMs).toISOString()
    const fields = answerOf(request, result, secret)
    await enqueue(trx, { ...webhookJob(request.webhookUrl, fields), at })
  }
  const url = new URL(request.returnUrl)
  for (const [name, value] of Object.entries(answerOf(request, returned, secret))) {
    url.searchParams.set(name, value)
  }
  return url.href
}

function answerOf(
  { paymentId, amount, currency }: SandboxRequest,
  result: Result,
  secret: string,
): SignedFields {
  const answer: SandboxAnswer = {
    ...{ paymentId, amount, currency, result },
    // The same transaction id for every report of a payment.
    transaction: `SBX-${paymentId.slice(0, 16)}`,
  }
  return signed(answer, 'sandbox provider', secret)
}
