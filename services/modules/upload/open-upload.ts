import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { UPLOAD_PURPOSES } from '#services/contract/uploads.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { tooMany } from '#services/platform/errors.ts'
import { readToken, signToken } from '#services/platform/signed-token.ts'
import { countUnfinished, insertUpload, type Upload } from './store.ts'

const LIFETIME_MS = 30 * 60_000
/** Of one member within the lifetime of an address. */
const MAX_UNFINISHED: Readonly<Record<Upload['purpose'], number>> = { PRODUCT_FILE: 20 }
const PURPOSE = 'upload'

/** What an address allows, and to whom it was given. */
const allowed = z.object({
  id: z.string(),
  owner: z.int(),
  purpose: z.enum(UPLOAD_PURPOSES),
  type: z.string(),
  bytes: z.int(),
  until: z.int(),
})

export type Allowed = z.output<typeof allowed>

type Signing = { readonly secret: string; readonly clock: Clock }

/** Remembers an upload and returns the signed address for its bytes. */
export async function openUpload(
  trx: Trx,
  given: Pick<Upload, 'account_id' | 'purpose' | 'target' | 'name' | 'bytes'> & {
    readonly type: string
  },
  { secret, clock }: Signing,
): Promise<{ readonly id: string; readonly path: string; readonly until: string }> {
  const { type, ...upload } = given
  const now = clock.now()
  const since = new Date(now.getTime() - LIFETIME_MS).toISOString()
  const { account_id: owner, purpose, bytes } = upload
  const unfinished = await countUnfinished(trx, { accountId: owner, purpose, since })
  if (unfinished >= MAX_UNFINISHED[purpose]) throw tooMany(LIFETIME_MS / 1_000)
  const id = randomBytes(16).toString('base64url')
  const untouched = { state: 'open', sha256: null } as const
  await insertUpload(trx, { ...upload, ...untouched, id, created_at: now.toISOString() })
  const until = now.getTime() + LIFETIME_MS
  const claims: Allowed = { id, owner, purpose, type, bytes, until }
  const token = signToken(claims, { purpose: PURPOSE, secret })
  return { id, path: `/upload/${token}`, until: new Date(until).toISOString() }
}

/** Null for an address that was not signed, or has expired. */
export function readAddress(token: string, { secret, clock }: Signing): Allowed | null {
  const claims = readToken(token, allowed, { purpose: PURPOSE, secret })
  return claims && claims.until > clock.now().getTime() ? claims : null
}
