import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '#services/platform/clock.ts'

/** Claims of a guest who entered this address in the checkout of this cart. */
export type Guest = { readonly email: string; readonly cartId: string }

type Signer = { readonly secret: string; readonly clock: Clock }

const LIFETIME_SECONDS = 90 * 24 * 60 * 60
const MAX_LENGTH = 1_024

const claims = z.object({ email: z.string(), cartId: z.string(), exp: z.number().int() })

export function signGuestToken({ email, cartId }: Guest, { secret, clock }: Signer): string {
  const exp = Math.floor(clock.now().getTime() / 1_000) + LIFETIME_SECONDS
  const body = Buffer.from(JSON.stringify({ email, cartId, exp })).toString('base64url')
  return `${body}.${signatureOf(body, secret).toString('base64url')}`
}

/** Null for every token that is not ours or has expired. */
export function openGuestToken(token: string, { secret, clock }: Signer): Guest | null {
  const [body = '', signature = '', ...rest] = token.slice(0, MAX_LENGTH).split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(body, secret)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  if (!isOurs || rest.length > 0) return null
  const parsed = claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  if (parsed.exp * 1_000 < clock.now().getTime()) return null
  return { email: parsed.email, cartId: parsed.cartId }
}

/** Uses its own key, so that no other token of the shop is accepted here. */
function signatureOf(body: string, secret: string): Buffer {
  const key = createHmac('sha256', secret).update('guest-token').digest()
  return createHmac('sha256', key).update(body).digest()
}
