import type { z } from 'zod'
import type { CallOutput } from '#services/contract/call.ts'
import { register, registerWithConsents, verifyEmail } from '#services/contract/user.ts'
import { acceptedTexts } from '#services/modules/gdpr/api.ts'
import { type Confirmed, invalidToken, openToken } from '#services/modules/user/action-token.ts'
import { checkAddress } from '#services/modules/user/address/addresses.ts'
import { limitRegisterMails, RATES, tryToken } from '#services/modules/user/limits.ts'
import { requireCard } from '#services/modules/user/member-card/member-card-rule.ts'
import { refuseWeakPassword } from '#services/modules/user/password/weak-password.ts'
import { confirmEmailChange } from '#services/modules/user/profile/email-change.ts'
import { refuseOtherUsername } from '#services/modules/user/profile/profile.ts'
import type { UserDeps } from '#services/modules/user/user-deps.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { addressBlock } from '#services/platform/http/client-address.ts'
import { isDuplicate } from '#services/platform/http/failure.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { atPlace } from '#services/platform/limits/rate-place.ts'
import { confirmRegistration, keepRegistration } from './registrations.ts'

export function registerRoutes({ limits, passwords, config }: UserDeps): readonly Route[] {
  async function startRegistration(
    input: z.output<typeof register.input>,
    { db, clock, language, clientAddress }: Scope,
  ): Promise<CallOutput<typeof register>> {
    const { email, password, addresses = [], consents: numbers = [], readTexts } = input
    refuseOtherUsername(input)
    await refuseWeakPassword(password, { email, field: 'password' })
    const texts = await acceptedTexts(db, 'registerForm', { numbers, readTexts, language })
    await limits.claim(...atPlace(RATES.registerPlace, clientAddress))
    const claimed = { barcode: input.memberCardBarcode, name: input.details, clientAddress }
    await requireCard({ limits, db, clock }, claimed)
    for (const address of addresses) await checkAddress(db, address)

    const passwordHash = await passwords.hash(password)
    const registration = {
      email,
      passwordHash,
      ...input.details,
      memberCardBarcode: input.memberCardBarcode || null,
      addresses,
      texts,
      returnPath: input.returnPath ?? null,
    }
    await limitRegisterMails(limits, { email, clientAddress })
    await inTransaction(db, async (trx) => {
      await keepRegistration(trx, registration, { clock, language })
    })
    return { verificationRequired: true }
  }

  return [
    route(register, startRegistration),
    route(registerWithConsents, startRegistration),

    route(verifyEmail, async ({ id, token }, scope) => {
      const confirm = () => confirmByLink(`${id}.${token}`, scope, config.sessionSecret)
      return { success: true, ...(await tryToken(limits, scope.clientAddress, confirm)) }
    }),
  ]
}

async function confirmByLink(
  text: string,
  { db, clock, language, clientAddress }: Scope,
  secret: string,
): Promise<Confirmed> {
  const token = await openToken(db, text, { purposes: ['verify', 'email'], clock, secret })
  const circumstances = { clock, language, addressBlock: addressBlock(clientAddress) }
  const confirm = token.purpose === 'verify' ? confirmRegistration : confirmEmailChange
  return await unlessTaken(inTransaction(db, (trx: Trx) => confirm(trx, token, circumstances)))
}

/** A concurrent request won the race between the checks and the write. */
async function unlessTaken<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal || !isDuplicate(error)) throw error
    throw invalidToken()
  }
}
