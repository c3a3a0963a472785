import { z } from 'zod'
import type { ServicesConfig } from '#services/config.ts'
import type { Clock } from '#services/platform/clock.ts'
import { readToken, signToken } from '#services/platform/signed-token.ts'

export const CART_PATH = '/podsjetnik/kosarica/'
export const STOP_PATH = '/podsjetnik/odjava/'

const LIFETIME_MS = 14 * 24 * 3_600_000
const BACK = 'cart-reminder'
const STOP = 'marketing-stop'

/** Of the letter; earlier links have none. */
const language = z.string().length(3).optional()
const back = z.object({ cartId: z.string(), expiresAt: z.number().int(), language })
const stop = z.object({ userId: z.number().int(), language })

type Deps = Pick<ServicesConfig, 'publicUrl' | 'sessionSecret'>

export function backLink(
  { cartId, language }: { readonly cartId: string; readonly language: string },
  { now }: Clock,
  config: Deps,
): string {
  const claims = { cartId, language, expiresAt: now().getTime() + LIFETIME_MS }
  const token = signToken(claims, { purpose: BACK, secret: config.sessionSecret })
  return `${config.publicUrl}${CART_PATH}${token}`
}

/** Null for a link that is not ours or has expired. */
export function readBack(token: string, { now }: Clock, secret: string) {
  const read = readToken(token, back, { purpose: BACK, secret })
  return read && read.expiresAt > now().getTime() ? read : null
}

/** Never expires, so that old mails can still be stopped. The link can only withdraw consent. */
export function stopLink(
  claims: { readonly userId: number; readonly language?: string },
  { publicUrl, sessionSecret: secret }: Deps,
): string {
  return `${publicUrl}${STOP_PATH}${signToken(claims, { purpose: STOP, secret })}`
}

export function readStop(token: string, secret: string) {
  return readToken(token, stop, { purpose: STOP, secret })
}
