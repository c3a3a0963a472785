import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { ServicesConfig } from '#services/config.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import type { Clock } from '#services/platform/clock.ts'
import { readToken, signToken } from '#services/platform/signed-token.ts'

export const CONFIRM_PATH = '/obavijest/potvrda/'
export const STOP_PATH = '/obavijest/odjava/'

/** Page of the client by language. */
export const PRODUCT_PATHS = { hrv: '/product', ger: '/de/produkt', eng: '/en/product' } as const

export const CONFIRM_DAYS = 2
const CONFIRM_MS = CONFIRM_DAYS * 86_400_000
const CONFIRM = 'notice-confirm'
const STOP = 'notice-stop'

const confirm = z.object({ id: z.int(), expiresAt: z.int() })
/** The language of the letter; earlier links have none. */
const stop = z.object({
  addressKey: z.string(),
  accountId: z.int().nullable(),
  language: z.string().length(3).optional(),
})

type Deps = Pick<ServicesConfig, 'publicUrl' | 'sessionSecret'>

/** A key for an address in links, because mail programs and servers log them. */
export function addressKeyOf(email: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`notice\n${emailKey(email)}`)
    .digest('base64url')
}

export function confirmLink(
  { id, signedUpAt }: { readonly id: number; readonly signedUpAt: string },
  { publicUrl, sessionSecret: secret }: Deps,
): string {
  const claims = { id, expiresAt: Date.parse(signedUpAt) + CONFIRM_MS }
  return publicUrl + CONFIRM_PATH + signToken(claims, { purpose: CONFIRM, secret })
}

/** Id of the notice; null for a link that is not ours or has expired. */
export function readConfirm(token: string, { now }: Clock, secret: string): number | null {
  const read = readToken(token, confirm, { purpose: CONFIRM, secret })
  return read && read.expiresAt > now().getTime() ? read.id : null
}

type Addressee = {
  readonly email: string
  readonly accountId: number | null
  readonly language?: string
}

/** Never expires, so that old mails can still be stopped. The link grants nothing else. */
export function stopLink(
  { email, accountId, language }: Addressee,
  { publicUrl, sessionSecret: secret }: Deps,
): string {
  const claims = { addressKey: addressKeyOf(email, secret), accountId, language }
  return publicUrl + STOP_PATH + signToken(claims, { purpose: STOP, secret })
}

export function readStop(token: string, secret: string): z.output<typeof stop> | null {
  return readToken(token, stop, { purpose: STOP, secret })
}

export function productPath(slug: string, language: string): string {
  const paths: Readonly<Record<string, string>> = PRODUCT_PATHS
  return `${paths[language] ?? PRODUCT_PATHS.hrv}/${slug}`
}
