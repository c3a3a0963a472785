import type { CallInput } from '#services/contract/call.ts'
import type { completeSocialLogin } from '#services/contract/login.ts'
import { acceptedTexts, logRegistrationConsents } from '#services/modules/gdpr/api.ts'
import { enqueueMail } from '#services/modules/mail/api.ts'
import { insertAccount, readAccountByEmail } from '#services/modules/user/account-store.ts'
import { ADDRESS_CHANGED } from '#services/modules/user/customer/customers.ts'
import { userLetters } from '#services/modules/user/letters/user-letters.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import { enqueue } from '#services/platform/jobs/outbox.ts'
import { secretHash } from '#services/platform/secret-hash.ts'
import { type Joining, joinAccount, joinExisting } from './logins.ts'
import { takePending } from './store.ts'

/** Makes the account that a login by a provider waits for; answers its id. */
export async function completeAccount(
  trx: Trx,
  { token, details, consents, readTexts }: CallInput<typeof completeSocialLogin>,
  joining: Joining,
): Promise<number> {
  const { clock, language } = joining
  const at = clock.now().toISOString()
  const pending = await takePending(trx, { tokenHash: secretHash(token), at })
  if (!pending) {
    throw new Refusal(400, 'The token is not valid.', { code: 'INVALID_TOKEN' })
  }
  const texts = await acceptedTexts(trx, 'registerForm', {
    numbers: consents,
    readTexts,
    language,
  })

  const { email } = pending
  const made = await insertAccount(trx, {
    ...details,
    email,
    passwordHash: null,
    memberCardBarcode: null,
    createdAt: at,
    language,
  })
  // The person has confirmed the address by mail in the meantime, and the provider has verified it
  // too.
  const existing = made ?? (await readAccountByEmail(trx, email))?.id
  if (existing === undefined) throw new Error('A taken address has no account')
  const accountId =
    made === null
      ? await joinExisting(trx, pending, existing, joining)
      : await joinAccount(trx, pending, made, clock)

  await logRegistrationConsents(trx, { email, accountId, texts }, clock)
  if (made !== null) {
    await enqueue(trx, { kind: ADDRESS_CHANGED, payload: { accountId } })
    const { firstName } = details
    await enqueueMail(trx, {
      letter: userLetters.welcome,
      to: email,
      language,
      values: { firstName },
    })
  }
  return accountId
}
