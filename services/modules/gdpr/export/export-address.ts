import { z } from 'zod'
import type { Clock } from '#services/platform/clock.ts'
import { readToken, signToken } from '#services/platform/signed-token.ts'

const LIFETIME_MS = 5 * 60_000
const PURPOSE = 'data-export'

const claims = z.object({
  userId: z.number().int(),
  sessionId: z.string(),
  expiresAt: z.number().int(),
})

export type Exporting = Pick<z.output<typeof claims>, 'userId' | 'sessionId'>

type Deps = { readonly secret: string; readonly clock: Clock }

/** A signed, short-lived download address; nothing is stored. */
export function exportAddress(
  { userId, sessionId }: Exporting,
  { secret, clock }: Deps,
): { path: string; expiresAt: string } {
  const expiresAt = clock.now().getTime() + LIFETIME_MS
  const token = signToken({ userId, sessionId, expiresAt }, { purpose: PURPOSE, secret })
  return { path: `/download/${token}`, expiresAt: new Date(expiresAt).toISOString() }
}

/** Null for an address that is invalid or expired. */
export function readExportToken(token: string, { secret, clock }: Deps): Exporting | null {
  const parsed = readToken(token, claims, { purpose: PURPOSE, secret })
  return parsed && parsed.expiresAt > clock.now().getTime() ? parsed : null
}
