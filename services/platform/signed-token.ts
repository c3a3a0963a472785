import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import { sameText } from './http/same-text.ts'

/** Purpose of the signature, so that a token of one kind opens nothing of another. */
export type Signing = { readonly purpose: string; readonly secret: string }

export function signToken(claims: object, signing: Signing): string {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${body}.${sign(body, signing)}`
}

/** Null for a token that was not signed by us for this purpose. */
export function readToken<Claims extends z.ZodType>(
  token: string,
  claims: Claims,
  signing: Signing,
): z.output<Claims> | null {
  const [body, signature, ...rest] = token.split('.')
  if (!body || !signature || rest.length > 0) return null
  // Its text, since the last character of base64url has bits that decoding drops.
  if (!sameText(signature, sign(body, signing))) return null
  return claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
}

function sign(body: string, { purpose, secret }: Signing): string {
  return createHmac('sha256', secret).update(`${purpose}.${body}`).digest('base64url')
}
