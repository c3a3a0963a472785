import type { Upstream } from '#gateway/upstream/upstream.ts'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import { register, registerWithConsents } from '#services/contract/user.ts'
import { logAccepted, requireConsents } from './form-consents.ts'
import { refuseMalformed } from './malformed.ts'
import { requireValidCard } from './member-card.ts'

type Registration = CallInput<typeof registerWithConsents>
type Deps = { readonly upstream: Upstream; readonly clock: { now(): Date } }

/**
 * Registers with the specification's calls only: card, consents, consent log, account. A refusal
 * has the code and field of our own service and stops before the next step.
 */
export async function registerInSteps(
  registration: Registration,
  { upstream, clock }: Deps,
): Promise<CallOutput<typeof register>> {
  const { consents = [], readTexts: _texts, returnPath: _path, ...account } = registration
  // A consent must not be logged for a form that the platform will reject.
  refuseMalformed('gdpr', registerWithConsents.input.safeParse(registration))
  await requireValidCard({ ...account.details, barcode: account.memberCardBarcode }, upstream)
  const form = 'registerForm'
  const user = { userType: 'user', email: account.email.trim() } as const
  await requireConsents({ form, consents }, upstream)
  await logAccepted({ form, consents, user }, { upstream, clock })
  return upstream.call(register, account)
}
