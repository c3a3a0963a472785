import { z } from 'zod'
import type { ServicesConfig } from '#services/config.ts'
import type { Clock } from '#services/platform/clock.ts'
import { readToken, signToken } from '#services/platform/signed-token.ts'

export const CART_PATH = '/podsjetnik/kosarica/'
export const STOP_PATH = '/podsjetnik/odjava/'

const LIFETIME_MS = 14 * 24 * 3_600_000
const BACK = 'cart-reminder'
const STOP = 'marketing-stop'

const back = z.object({ cartId: z.string(), expiresAt: z.number().int() })
const stop = z.object({ userId: z.number().int() })

type Deps = Pick<ServicesConfig, 'publicUrl' | 'sessionSecret'>

export function backLink(cartId: string, { now }: Clock, config: Deps): string {
  const claims = { cartId, expiresAt: now().getTime() + LIFETIME_MS }
  const token = signToken(claims, { purpose: BACK, secret: config.sessionSecret })
  return `${config.publicUrl}${CART_PATH}${token}`
}

/** Id of the cart; null for a link that is not ours or has expired. */
export function readBack(token: string, { now }: Clock, secret: string): string | null {
  const read = readToken(token, back, { purpose: BACK, secret })
  return read && read.expiresAt > now().getTime() ? read.cartId : null
}

/** Never expires, so that old mails can still be stopped. The link can only withdraw consent. */
export function stopLink(userId: number, { publicUrl, sessionSecret: secret }: Deps): string {
  return `${publicUrl}${STOP_PATH}${signToken({ userId }, { purpose: STOP, secret })}`
}

export function readStop(token: string, secret: string): number | null {
  return readToken(token, stop, { purpose: STOP, secret })?.userId ?? null
}
