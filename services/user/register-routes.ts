import { register, verifyEmail } from '#services/contract/user.ts'
import { requireConsents } from '#services/gdpr/api.ts'
import { addressBlock } from '#services/platform/client-address.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { isDuplicate } from '#services/platform/failure.ts'
import { type Route, route } from '#services/platform/http.ts'
import { invalidToken, openToken } from './action-token.ts'
import { checkAddress } from './address/addresses.ts'
import { confirmEmailChange } from './email-change.ts'
import { limitRegistrations, limitTokens } from './limits.ts'
import type { UserMeans } from './means.ts'
import { requireCard } from './member-card-rule.ts'
import { refuseOtherUsername } from './profile.ts'
import { confirmRegistration, keepRegistration } from './registrations.ts'
import { refuseWeakPassword } from './weak-password.ts'

export function registerRoutes({ limits, passwords, config }: UserMeans): readonly Route[] {
  return [
    route(register, async (input, scope) => {
      const { email, password, addresses = [], consents = [] } = input
      const { db, clock, language, clientAddress } = scope
      refuseOtherUsername(input)
      await refuseWeakPassword(password, { email, field: 'password' })
      await requireConsents(db, 'registerForm', consents)
      await limitRegistrations(limits, { email, clientAddress })
      await requireCard(db, clock, input.memberCardBarcode)
      for (const address of addresses) await checkAddress(db, address)

      const passwordHash = await passwords.hash(password)
      const registration = {
        email,
        passwordHash,
        ...input.details,
        memberCardBarcode: input.memberCardBarcode || null,
        addresses,
        consents,
      }
      await db.transaction().execute(async (trx) => {
        await keepRegistration(trx, registration, { clock, language })
      })
      return { verificationRequired: true }
    }),

    route(verifyEmail, async ({ id, token: given }, scope) => {
      const { db, clock, language, clientAddress } = scope
      await limitTokens(limits, clientAddress)
      const token = await openToken(db, `${id}.${given}`, {
        purposes: ['verify', 'email'],
        clock,
        secret: config.sessionSecret,
      })
      const circumstances = { clock, language, addressBlock: addressBlock(clientAddress) }
      const confirm = token.purpose === 'verify' ? confirmRegistration : confirmEmailChange
      const email = await unlessTaken(
        db.transaction().execute((trx: Trx) => confirm(trx, token, circumstances)),
      )
      return { success: true, email }
    }),
  ]
}

/** Somebody was quicker by less than the checks before the write can see. */
async function unlessTaken<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal || !isDuplicate(error)) throw error
    throw invalidToken()
  }
}
