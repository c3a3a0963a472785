import type { Upstream } from '#gateway/upstream/upstream.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { CallInput } from '#services/contract/call.ts'
import { filterConsents, logConsents } from '#services/contract/consents.ts'

type Form = CallInput<typeof logConsents>['sourceType']
type Accepted = {
  readonly form: Form
  readonly consents: readonly number[]
  readonly user: CallInput<typeof logConsents>['user']
}

/** Limit of consents per form and per answer of the platform. */
const FORM_LIMIT = 50

/** Refuses unless every consent that the form requires is among the accepted ones. */
export async function requireConsents(
  { form, consents }: Pick<Accepted, 'form' | 'consents'>,
  upstream: Upstream,
): Promise<void> {
  const { requiredConsents } = await orRefusal(
    upstream.call(filterConsents, { form, page: 1, limit: FORM_LIMIT }),
    'CONSENTS_NOT_FETCHED',
    'error.consentsNotFetched',
  )
  if (requiredConsents?.every((number) => consents.includes(number)) ?? true) return
  throw refusal(400, 'CONSENT_REQUIRED', 'core.notifications.consentRequired')
}

export async function logAccepted(
  { form, consents, user }: Accepted,
  { upstream, clock }: { readonly upstream: Upstream; readonly clock: { now(): Date } },
): Promise<void> {
  if (consents.length === 0) return
  const log = upstream.call(logConsents, {
    status: 'accepted',
    statusTimestamp: clock.now().toISOString(),
    sourceType: form,
    consents: [...consents],
    user,
  })
  await orRefusal(log, 'FAILED_CONSENT_LOG', 'error.failedConsentLog')
}

async function orRefusal<T>(answer: Promise<T>, code: string, message: string): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 429) throw error
    throw refusal(error.status, code, message)
  }
}

function refusal(status: number, code: string, message: string) {
  return new UpstreamError({ service: 'gdpr', status, code, message, field: 'consents' })
}
