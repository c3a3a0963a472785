import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '#services/platform/clock.ts'

const LIFETIME_MS = 5 * 60_000
/** Purpose of the signature, so that tokens of other kinds open no export. */
const PURPOSE = 'data-export'

const claims = z.object({
  userId: z.number().int(),
  sessionId: z.string(),
  expiresAt: z.number().int(),
})

export type Exporting = Pick<z.output<typeof claims>, 'userId' | 'sessionId'>

type Means = { readonly secret: string; readonly clock: Clock }

/** A signed, short-lived download address; nothing is stored. */
export function exportAddress(
  { userId, sessionId }: Exporting,
  { secret, clock }: Means,
): { path: string; expiresAt: string } {
  const expiresAt = clock.now().getTime() + LIFETIME_MS
  const body = Buffer.from(JSON.stringify({ userId, sessionId, expiresAt })).toString('base64url')
  return {
    path: `/download/${body}.${sign(body, secret).toString('base64url')}`,
    expiresAt: new Date(expiresAt).toISOString(),
  }
}

/** Null for an address that is invalid or expired. */
export function readExportToken(token: string, { secret, clock }: Means): Exporting | null {
  const [body, signature, ...rest] = token.split('.')
  if (!body || !signature || rest.length > 0) return null

  const given = Buffer.from(signature, 'base64url')
  const expected = sign(body, secret)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null

  const parsed = claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  return parsed.expiresAt > clock.now().getTime() ? parsed : null
}

function sign(body: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${PURPOSE}.${body}`).digest()
}
