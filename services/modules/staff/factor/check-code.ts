import { RATES } from '#services/modules/staff/limits.ts'
import type { Trx } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { RateClaim, RateLimits } from '#services/platform/limits/rate-limit.ts'
import { readFactor, spendRecoveryCode, spendStep } from './factor-store.ts'
import { recoveryHash } from './recovery-codes.ts'
import { unseal } from './sealed-secret.ts'
import { stepOf } from './totp.ts'

export type CodeUse = 'app' | 'recovery' | null

/** Counts a try before it is made, because many can run at once; a right code is not counted. */
export async function beginCode(
  limits: RateLimits,
  { sessionId, accountId }: { sessionId: string; accountId: number },
): Promise<RateClaim> {
  return await limits.claim(
    { rule: RATES.codeSession, key: sessionId },
    { rule: RATES.codeAccount, key: `${accountId}` },
  )
}

/** Uses up a right code; null for a wrong one, and for one that was used before. */
export async function takeCode(
  trx: Trx,
  code: string,
  { accountId, secret, now }: { accountId: number; secret: string; now: Date },
): Promise<CodeUse> {
  const digits = code.replaceAll(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const factor = await readFactor(trx, accountId)
    const own = factor?.secret ? unseal(factor.secret, accountId, secret) : null
    if (!factor || own === null) return null
    const step = stepOf(digits, { secret: own, lastStep: factor.last_step, now })
    return step !== null && (await spendStep(trx, { accountId, step })) ? 'app' : null
  }
  const hash = recoveryHash(code, { accountId, secret })
  return (await spendRecoveryCode(trx, { accountId, hash })) ? 'recovery' : null
}

export function wrongCode(): Refusal {
  return new Refusal(400, 'The code is wrong, or was used before.', {
    code: 'WRONG_CODE',
    field: 'code',
  })
}
