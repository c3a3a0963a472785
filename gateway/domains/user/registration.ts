import { registerInSteps } from '#gateway/adapters/registration.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { RegisterInput } from '#gateway/generated/resolvers.ts'
import { toReadTexts } from '#gateway/upstream/read-texts.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import type { CallInput, CallOutput } from '#services/contract/call.ts'
import { login } from '#services/contract/login.ts'
import { type register, registerWithConsents } from '#services/contract/user.ts'
import { deviceIn, enter } from './entering.ts'
import { toServiceAddress } from './mappers.ts'

export async function registerAccount(input: RegisterInput, context: GatewayContext) {
  const answer = await requestAccount(toRegistration(input), context)
  // The token is not passed on: it would confirm an address without its mail.
  const isWaiting = answer.verificationRequired ?? Boolean(answer.verificationToken)
  return {
    __typename: 'RegisterSuccess',
    verificationRequired: isWaiting,
    session: isWaiting ? null : await enterAtOnce(input, context),
  } as const
}

async function requestAccount(
  registration: CallInput<typeof registerWithConsents>,
  { upstream, clock }: GatewayContext,
): Promise<CallOutput<typeof register>> {
  try {
    return await upstream.call(registerWithConsents, registration)
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.code !== 'NOT_SUPPORTED') throw error
    return await registerInSteps(registration, { upstream, clock })
  }
}

function toRegistration(input: RegisterInput): CallInput<typeof registerWithConsents> {
  const { firstName, lastName, email, password, consents } = input
  const barcode = input.memberCardBarcode?.trim()
  return {
    details: { firstName, lastName },
    email,
    username: email,
    password,
    consents,
    ...toReadTexts(input.readTexts),
    ...(input.returnPath ? { returnPath: input.returnPath } : {}),
    ...(barcode ? { memberCardBarcode: barcode } : {}),
    ...(input.addresses ? { addresses: input.addresses.map(toServiceAddress) } : {}),
  }
}

/** The account exists: a visitor who cannot be logged in now uses the login form. */
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
