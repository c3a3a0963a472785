import type { GatewayContext } from '#gateway/context.ts'
import type { RegisterInput } from '#gateway/generated/resolvers.ts'
import { toTooMany } from '#gateway/upstream/too-many.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { logConsents } from '#services/contract/consents.ts'
import { login } from '#services/contract/login.ts'
import { register } from '#services/contract/user.ts'
import { deviceIn, enter } from './entering.ts'
import { toReadTexts, toServiceAddress } from './mappers.ts'
import { checkCard } from './member-card.ts'
import { formProblem, type Refused } from './problems.ts'

/** Card, consents, account, in this order: whoever is refused on the way has left no trace. */
export async function registerAccount(input: RegisterInput, context: GatewayContext) {
  return (
    (await checkCard({ ...input, barcode: input.memberCardBarcode }, context)) ??
    (await checkConsents(input, context)) ??
    (await logAccepted(input, context)) ??
    (await createAccount(input, context))
  )
}

async function checkConsents(
  { consents }: RegisterInput,
  { loaders }: GatewayContext,
): Promise<Refused | null> {
  try {
    const asked = await loaders.gdpr.form('registerForm')
    const isWhole = asked.every(
      ({ number, isRequired }) => !isRequired || consents.includes(number),
    )
    return isWhole
      ? null
      : formProblem('CONSENT_REQUIRED', 'core.notifications.consentRequired', 'consents')
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return (
      toTooMany(error) ??
      formProblem('CONSENTS_NOT_FETCHED', 'error.consentsNotFetched', 'consents')
    )
  }
}

async function logAccepted(
  { consents, readTexts, email }: RegisterInput,
  { upstream, clock }: GatewayContext,
): Promise<Refused | null> {
  if (consents.length === 0) return null
  try {
    await upstream.call(logConsents, {
      status: 'accepted',
      statusTimestamp: clock.now().toISOString(),
      sourceType: 'registerForm',
      consents,
      ...toReadTexts(readTexts),
      user: { userType: 'user', email: email.trim() },
    })
    return null
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    const { code, message } = error
    if (code === 'TEXT_CHANGED') return formProblem(code, message, 'consents')
    return (
      toTooMany(error) ?? formProblem('FAILED_CONSENT_LOG', 'error.failedConsentLog', 'consents')
    )
  }
}

async function createAccount(input: RegisterInput, context: GatewayContext) {
  const { firstName, lastName, email, password, consents } = input
  const barcode = input.memberCardBarcode?.trim()
  const { verificationToken, verificationRequired } = await context.upstream.call(register, {
    details: { firstName, lastName },
    email,
    username: email,
    password,
    consents,
    ...toReadTexts(input.readTexts),
    ...(barcode ? { memberCardBarcode: barcode } : {}),
    ...(input.addresses ? { addresses: input.addresses.map(toServiceAddress) } : {}),
  })
  // The token itself would confirm an address that nobody has read a mail at.
  const isWaiting = verificationRequired ?? Boolean(verificationToken)
  return {
    __typename: 'RegisterSuccess',
    verificationRequired: isWaiting,
    session: isWaiting ? null : await enterAtOnce(input, context),
  } as const
}

/** The account is there: whoever cannot be logged in now does it at the form. */
async function enterAtOnce({ email, password }: RegisterInput, context: GatewayContext) {
  try {
    const credentials = { username: email, password }
    const { data } = await context.upstream.call(login, { ...credentials, ...deviceIn(context) })
    const { session } = await enter(context, data)
    return session
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    context.log.warn({ code: error.code }, 'not logged in after registration')
    return null
  }
}
