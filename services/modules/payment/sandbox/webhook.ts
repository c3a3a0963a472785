import { z } from 'zod'
import type { SignedFields } from '#services/modules/payment/signed-fields.ts'
import { JobFault } from '#services/platform/jobs/job-fault.ts'
import type { OutboxHandler } from '#services/platform/module.ts'

/** Kind of the jobs that post one message to the shop. */
export const SANDBOX_WEBHOOK = 'sandbox-webhook'

const TIMEOUT_MS = 10_000

const payload = z.object({ url: z.url(), fields: z.record(z.string(), z.string()) })

export function webhookJob(
  url: string,
  fields: SignedFields,
): { readonly kind: string; readonly payload: z.output<typeof payload> } {
  return { kind: SANDBOX_WEBHOOK, payload: { url, fields: { ...fields } } }
}

/** Retries while the shop does not respond, as providers do. */
export const postWebhook: OutboxHandler = async (job) => {
  const { url, fields } = payload.parse(job)
  const { ok, status } = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!ok) throw new JobFault(`The shop answered ${status}`, { isPassing: false })
}
