import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '#services/platform/clock.ts'
import { sameText } from './same-text.ts'
import type { Principal } from './scope.ts'

/** JSON Web Tokens of one kind: HS256 and this audience. The token's own header selects nothing. */
const AUDIENCE = 'savez'
const HEADER = encode({ alg: 'HS256', typ: 'JWT' })
/** Tolerated clock skew between two machines. */
const SKEW_SECONDS = 60
const MAX_LENGTH = 4_096

const claims = z.object({
  sub: z.coerce.number().int().positive(),
  sid: z.string().min(1),
  scopes: z.array(z.string()),
  aud: z.literal(AUDIENCE),
  exp: z.number().int(),
})

export function signAccessToken(
  principal: Principal,
  { secret, clock, lifetimeSeconds }: { secret: string; clock: Clock; lifetimeSeconds: number },
): string {
  const body = encode({
    sub: String(principal.userId),
    sid: principal.sessionId,
    scopes: principal.scopes,
    aud: AUDIENCE,
    exp: nowSeconds(clock) + lifetimeSeconds,
  })
  return `${HEADER}.${body}.${sign(`${HEADER}.${body}`, secret)}`
}

/** Null for any invalid token; callers never learn the reason. */
export function verifyAccessToken(
  token: string,
  { secret, clock }: { secret: string; clock: Clock },
): Principal | null {
  const [header, body, signature, ...rest] = token.slice(0, MAX_LENGTH).split('.')
  if (!header || !body || !signature || rest.length > 0 || header !== HEADER) return null
  // Its text, since the last character of base64url has bits that decoding drops.
  if (!sameText(signature, sign(`${header}.${body}`, secret))) return null

  const parsed = claims.safeParse(decode(body))
  if (!parsed.success || parsed.data.exp + SKEW_SECONDS < nowSeconds(clock)) return null
  const { sub, sid, scopes } = parsed.data
  return { userId: sub, sessionId: sid, scopes }
}

function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function decode(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return null // signed by us, but not JSON
  }
}

function nowSeconds(clock: Clock): number {
  return Math.floor(clock.now().getTime() / 1_000)
}
