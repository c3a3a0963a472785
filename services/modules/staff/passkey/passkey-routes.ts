import { createHmac } from 'node:crypto'
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import {
  beginPasskey,
  beginPasskeySignIn,
  finishPasskey,
  finishPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '#services/contract/staff-passkeys.ts'
import { site } from '#services/modules/settings/api.ts'
import { mayChangeFactor } from '#services/modules/staff/factor/factor-routes.ts'
import { countRecoveryCodes } from '#services/modules/staff/factor/factor-store.ts'
import { replaceCodes } from '#services/modules/staff/factor/recovery-codes.ts'
import { removeOwnFactor } from '#services/modules/staff/factor/remove-factor.ts'
import { audit, enter } from '#services/modules/staff/session/audit.ts'
import { deleteSessions } from '#services/modules/staff/session/session-store.ts'
import type { StaffDeps } from '#services/modules/staff/staff-deps.ts'
import { accountById, lockAccount } from '#services/modules/user/api.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { Refusal } from '#services/platform/errors.ts'
import { requireStaff, unauthenticated } from '#services/platform/http/principal.ts'
import { type Route, route } from '#services/platform/http.ts'
import { keepChallenge, siteOf, spendChallenge, wrongPasskey } from './challenges.ts'
import { checkPasskey, jsonIn } from './check-passkey.ts'
import {
  deletePasskey,
  insertPasskey,
  readPasskeys,
  transportsOf,
  updatePasskeyName,
} from './passkey-store.ts'
import { webauthn } from './webauthn.ts'

/** EdDSA, ES256 and RS256: what devices have. */
const supportedAlgorithmIDs = [-8, -7, -257]
/** Far more than a person has devices. */
const MOST_PASSKEYS = 20

export function passkeyRoutes(deps: StaffDeps): readonly Route[] {
  const { config } = deps
  const { sessionSecret: secret } = config
  const { rpID, origin } = siteOf(config.publicUrl)

  return [
    route(beginPasskey, async (_input, scope) => {
      const staff = mayChangeFactor(scope)
      const { userId: accountId } = staff
      const [person, { name: rpName }, known] = await Promise.all([
        accountById(scope.db, accountId),
        site(scope.db),
        readPasskeys(scope.db, accountId),
      ])
      if (!person) throw unauthenticated()
      if (known.length >= MOST_PASSKEYS) throw tooMany()
      const { generateRegistrationOptions } = await webauthn()
      const options = await generateRegistrationOptions({
        ...{ rpName, rpID, userName: person.email, userID: handleOf(accountId) },
        userDisplayName: `${person.firstName} ${person.lastName}`.trim(),
        excludeCredentials: known.map(credentialOf),
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      })
      await keepChallenge(staff, options.challenge, scope)
      return { options: JSON.stringify(options) }
    }),

    route(finishPasskey, async ({ name, response }, scope) => {
      const staff = mayChangeFactor(scope)
      const { userId: accountId, sessionId } = staff
      const made = await registered(response, await spendChallenge(staff, scope))
      return await inTransaction(scope.db, async (trx) => {
        await lockAccount(trx, accountId)
        const at = scope.clock.now().toISOString()
        const passkey = { ...made, account_id: accountId, name, created_at: at }
        if (!(await insertPasskey(trx, passkey))) throw wrongPasskey()
        const left = await countRecoveryCodes(trx, accountId)
        const recoveryCodes = left > 0 ? [] : await replaceCodes(trx, { accountId, secret })
        await audit(trx, scope, 'factor-set', accountId)
        await deleteSessions(trx, accountId, { but: Number(sessionId) })
        return { ...(await enter(trx, staff, scope)), recoveryCodes }
      })
    }),

    route(listPasskeys, async (_input, scope) => {
      const { userId } = requireStaff(scope)
      const passkeys = await readPasskeys(scope.db, userId)
      return {
        records: passkeys.map(({ id, name, created_at: createdAt, used_at: lastUsedAt }) => ({
          ...{ id, name, createdAt, lastUsedAt },
        })),
      }
    }),

    route(renamePasskey, async ({ id, name }, scope) => {
      const { userId: accountId } = requireStaff(scope)
      if (!(await updatePasskeyName(scope.db, { id, accountId, name }))) throw noSuchPasskey()
      return { success: true }
    }),

    route(removePasskey, async ({ id }, scope) => {
      await removeOwnFactor(scope, config, async (trx, accountId) => {
        if (!(await deletePasskey(trx, { id, accountId }))) throw noSuchPasskey()
      })
      return { success: true }
    }),

    route(beginPasskeySignIn, async (_input, scope) => {
      const staff = requireStaff(scope)
      const own = await readPasskeys(scope.db, staff.userId)
      if (own.length === 0) throw noFactor()
      const { generateAuthenticationOptions } = await webauthn()
      const options = await generateAuthenticationOptions({
        ...{ rpID, allowCredentials: own.map(credentialOf), userVerification: 'preferred' },
      })
      await keepChallenge(staff, options.challenge, scope)
      return { options: JSON.stringify(options) }
    }),

    route(finishPasskeySignIn, async ({ response }, scope) => {
      const staff = requireStaff(scope)
      if (staff.stage !== 'code') throw unauthenticated()
      await checkPasskey(deps, response, scope)
      return await inTransaction(scope.db, (trx) => enter(trx, staff, scope))
    }),
  ]

  /** Names the account to devices, without saying whose it is. */
  function handleOf(accountId: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(createHmac('sha256', secret).update(`passkey\n${accountId}`).digest())
  }

  async function registered(response: string, expectedChallenge: string) {
    try {
      const { verifyRegistrationResponse } = await webauthn()
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: jsonIn(response) as RegistrationResponseJSON,
        ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: rpID },
        ...{ requireUserVerification: false, supportedAlgorithmIDs },
      })
      if (!verified) throw wrongPasskey()
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      return {
        credential_id: id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        ...{ counter, transports: JSON.stringify(transports) },
      }
    } catch {
      // The library throws for each fault of the answer.
      throw wrongPasskey()
    }
  }
}

function credentialOf(passkey: Parameters<typeof transportsOf>[0] & { credential_id: string }) {
  return { id: passkey.credential_id, transports: transportsOf(passkey) }
}

function noSuchPasskey(): Refusal {
  return new Refusal(404, 'There is no such passkey.', { code: 'NOT_FOUND' })
}

function noFactor(): Refusal {
  return new Refusal(409, 'There is no passkey.', { code: 'NO_FACTOR' })
}

function tooMany(): Refusal {
  return new Refusal(409, 'There is no room for another passkey.', { code: 'TOO_MANY_PASSKEYS' })
}
