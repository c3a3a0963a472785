import type { Upstream } from '#gateway/upstream/upstream.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import { filterConsents, logConsents } from '#services/contract/consents.ts'
import { register, registerWithConsents } from '#services/contract/user.ts'
import { requireValidCard } from './member-card.ts'

type Registration = CallInput<typeof registerWithConsents>
type Means = { readonly upstream: Upstream; readonly clock: { now(): Date } }

/** Limit of consents per form and per answer of the platform. */
const FORM_LIMIT = 50

/**
 * Registers with the specification's calls only: card, consents, consent log, account. A refusal
 * has the code and field of our own service and stops before the next step.
 */
export async function registerInSteps(
  registration: Registration,
  { upstream, clock }: Means,
): Promise<CallOutput<typeof register>> {
  const { consents = [], readTexts: _texts, ...account } = registration
  refuseMalformed(registration)
  await requireValidCard({ ...account.details, barcode: account.memberCardBarcode }, upstream)
  await requireConsents(consents, upstream)
  if (consents.length > 0) await logAccepted(consents, account.email, { upstream, clock })
  return upstream.call(register, account)
}

/** A consent must not be logged for a form that the platform will reject. */
function refuseMalformed(registration: Registration): void {
  const [issue] = registerWithConsents.input.safeParse(registration).error?.issues ?? []
  if (issue) throw refusal(400, 'INVALID_INPUT', issue.message, issue.path.join('.'))
}

async function requireConsents(accepted: readonly number[], upstream: Upstream): Promise<void> {
  const question = { form: 'registerForm', page: 1, limit: FORM_LIMIT } as const
  const { requiredConsents } = await orRefusal(
    upstream.call(filterConsents, question),
    'CONSENTS_NOT_FETCHED',
    'error.consentsNotFetched',
  )
  if (requiredConsents?.every((number) => accepted.includes(number)) ?? true) return
  throw refusal(400, 'CONSENT_REQUIRED', 'core.notifications.consentRequired')
}

async function logAccepted(
  consents: readonly number[],
  email: string,
  { upstream, clock }: Means,
): Promise<void> {
  const log = upstream.call(logConsents, {
    status: 'accepted',
    statusTimestamp: clock.now().toISOString(),
    sourceType: 'registerForm',
    consents: [...consents],
    user: { userType: 'user', email: email.trim() },
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

function refusal(status: number, code: string, message: string, field = 'consents') {
  return new UpstreamError({ service: 'gdpr', status, code, message, field })
}
