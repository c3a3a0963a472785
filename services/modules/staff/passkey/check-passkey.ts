import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { beginCode } from '#services/modules/staff/factor/check-code.ts'
import { audit } from '#services/modules/staff/session/audit.ts'
import type { StaffDeps } from '#services/modules/staff/staff-deps.ts'
import { inTransaction } from '#services/platform/database/in-transaction.ts'
import { requireStaff } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { siteOf, spendChallenge, wrongPasskey } from './challenges.ts'
import { markPasskeyUsed, type PasskeyRow, readPasskeys, transportsOf } from './passkey-store.ts'
import { webauthn } from './webauthn.ts'

/** The rest is checked by the library. */
const shape = z.looseObject({ id: z.string() })

/**
 * Checks the answer of one of the member's passkeys to the challenge of this session; wrong ones
 * count as wrong codes. Whether a device requires a finger or a PIN is its owner's choice: the
 * password was checked before.
 */
export async function checkPasskey(deps: StaffDeps, response: string, scope: Scope): Promise<void> {
  const staff = requireStaff(scope)
  const { userId: accountId, sessionId } = staff
  const attempt = await beginCode(deps.limits, { sessionId, accountId })
  const expectedChallenge = await spendChallenge(staff, scope)
  const passkey = await passkeyOf(response, accountId, scope)
  const counter = passkey && (await counterOf(deps, { passkey, response, expectedChallenge }))
  const isRight = await inTransaction(scope.db, async (trx) => {
    const at = scope.clock.now().toISOString()
    const used = { id: passkey?.id ?? 0, from: passkey?.counter ?? 0, to: counter ?? 0, at }
    if (passkey && counter !== null && (await markPasskeyUsed(trx, used))) return true
    await audit(trx, scope, 'staff-login-failed', accountId)
    return false
  })
  if (!isRight) throw wrongPasskey()
  await attempt.takeBack()
}

async function passkeyOf(
  response: string,
  accountId: number,
  { db }: Scope,
): Promise<PasskeyRow | null> {
  const given = shape.safeParse(jsonIn(response)).data
  const own = await readPasskeys(db, accountId)
  return own.find(({ credential_id }) => credential_id === given?.id) ?? null
}

/** The counter of the device; null for an answer that is not right, or whose counter went back. */
async function counterOf(
  { config }: StaffDeps,
  answer: {
    readonly passkey: PasskeyRow
    readonly response: string
    readonly expectedChallenge: string
  },
): Promise<number | null> {
  const { passkey, response, expectedChallenge } = answer
  const { rpID, origin } = siteOf(config.publicUrl)
  try {
    const { verifyAuthenticationResponse } = await webauthn()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: jsonIn(response) as AuthenticationResponseJSON,
      ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: rpID },
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
        transports: transportsOf(passkey),
      },
      requireUserVerification: false,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // The library throws for each fault of the answer.
    return null
  }
}

export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
