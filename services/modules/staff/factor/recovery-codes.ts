import { createHmac, randomInt } from 'node:crypto'
import type { Trx } from '#services/platform/database.ts'
import { replaceRecoveryCodes } from './factor-store.ts'

const CODES = 10
const GROUPS = 3
const GROUP_LENGTH = 4
/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** In place of all former ones; nothing shows them again. */
export async function replaceCodes(
  trx: Trx,
  { accountId, secret }: { accountId: number; secret: string },
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => recoveryHash(code, { accountId, secret }))
  await replaceRecoveryCodes(trx, accountId, hashes)
  return codes
}

/** For one use each: 58 random bits, to be printed. */
function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () =>
    Array.from({ length: GROUPS }, () =>
      Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
    ).join('-'),
  )
}

/** However it is typed. The database alone is not enough to try all codes. */
export function recoveryHash(
  code: string,
  { accountId, secret }: { accountId: number; secret: string },
): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return createHmac('sha256', secret).update(`recovery\n${accountId}\n${plain}`).digest('base64url')
}
