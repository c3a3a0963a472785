import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { UPLOAD_PURPOSES } from '#services/contract/uploads.ts'
import type { Clock } from '#services/platform/clock.ts'
import type { Trx } from '#services/platform/database.ts'
import { tooMany } from '#services/platform/errors.ts'
import { readToken, signToken } from '#services/platform/signed-token.ts'
import {
  countUnfinished,
  insertUpload,
  type OpenUpload,
  reopenUpload,
  type Upload,
} from './store.ts'

const LIFETIME_MS = 30 * 60_000
/** Of one member within the lifetime of an address. */
const MAX_UNFINISHED: Readonly<Record<Upload['purpose'], number>> = {
  PRODUCT_FILE: 20,
  MEDIA: 60,
}
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

/**
 * Remembers an upload and returns the signed address for its bytes. One whose file is known by its
 * hash is the same upload when it is begun again before it is finished.
 */
export async function openUpload(
  trx: Trx,
  {
    type,
    sha256 = null,
    ...given
  }: Pick<Upload, 'account_id' | 'purpose' | 'target' | 'name' | 'bytes'> & {
    readonly type: string
    readonly sha256?: string | null
  },
  { secret, clock }: Signing,
): Promise<{
  readonly id: string
  readonly path: string
  readonly until: string
  /** Its bytes are there already. */
  readonly isReceived: boolean
}> {
  const created_at = clock.now().toISOString()
  const { id, state } = await openRow(trx, { ...given, expected_sha256: sha256, created_at })
  const until = clock.now().getTime() + LIFETIME_MS
  const { account_id: owner, purpose, bytes } = given
  const claims: Allowed = { id, owner, purpose, type, bytes, until }
  return {
    id,
    path: `/upload/${signToken(claims, { purpose: PURPOSE, secret })}`,
    until: new Date(until).toISOString(),
    isReceived: state === 'received',
  }
}

/** Remembers an upload, or finds the unfinished one of the same file. */
export async function openRow(
  trx: Trx,
  upload: Parameters<typeof reopenUpload>[1],
): Promise<OpenUpload> {
  const known = await reopenUpload(trx, upload)
  if (known) return known
  const { account_id: accountId, purpose, created_at } = upload
  const since = new Date(Date.parse(created_at) - LIFETIME_MS).toISOString()
  if ((await countUnfinished(trx, { accountId, purpose, since })) >= MAX_UNFINISHED[purpose]) {
    throw tooMany(LIFETIME_MS / 1_000)
  }
  const id = randomBytes(16).toString('base64url')
  const opened = await insertUpload(trx, { ...upload, id, state: 'open', sha256: null })
  // Another request of the same member was faster.
  const row = opened ?? (await reopenUpload(trx, upload))
  if (!row) throw new Error('An upload ended while it was begun again')
  return row
}

/** Null for an address that was not signed, or has expired. */
export function readAddress(token: string, { secret, clock }: Signing): Allowed | null {
  const claims = readToken(token, allowed, { purpose: PURPOSE, secret })
  return claims && claims.until > clock.now().getTime() ? claims : null
}
