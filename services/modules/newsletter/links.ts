import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { ServicesConfig } from '#services/config.ts'
import { emailKey } from '#services/contract/rules/email-key.ts'
import { goalLink } from '#services/modules/goal/api.ts'
import { sameText } from '#services/platform/http/same-text.ts'
import { pagePath } from '#services/platform/page-paths.ts'
import { readToken, signToken } from '#services/platform/signed-token.ts'

/** Where mail programs post to. */
export const STOP_POST_PATH = '/odjava-newslettera/'

/** As long as a subscription without a confirmation is stored. */
export const CONFIRM_DAYS = 30
const DAY_MS = 86_400_000
const UNDO_MS = 3_600_000

const CONFIRM = 'newsletter-confirm'
const STOP = 'newsletter-stop'
const BROWSER = 'newsletter-browser'

const confirm = z.object({ id: z.int(), nonce: z.string(), expiresAt: z.int() })
const stop = z.object({ id: z.int() })
const browser = z.object({ address: z.string() })

type Config = Pick<ServicesConfig, 'publicUrl' | 'sessionSecret'>
type Confirming = Subscription & {
  readonly email: string
  readonly created_at: string
  readonly language: string
}
type Subscription = { readonly id: number; readonly nonce: string }

export function newNonce(): string {
  return randomBytes(12).toString('base64url')
}

/** Leads to the page that confirms, and shows the message afterwards. */
export function confirmLink(
  { email, created_at, language, ...subscription }: Confirming,
  message: string,
  config: Config,
): string {
  const expiresAt = Date.parse(created_at) + CONFIRM_DAYS * DAY_MS
  const token = confirmToken({ ...subscription, expiresAt }, config.sessionSecret)
  const link = new URL(goalLink({ type: 'message', goal: message, email }, config, language))
  link.searchParams.set('kind', 'newsletter')
  link.searchParams.set('token', token)
  return link.href
}

export function undoToken(subscription: Subscription, now: Date, secret: string): string {
  return confirmToken({ ...subscription, expiresAt: now.getTime() + UNDO_MS }, secret)
}

function confirmToken(
  { id, nonce, expiresAt }: Subscription & { readonly expiresAt: number },
  secret: string,
): string {
  return signToken({ id, nonce, expiresAt }, { purpose: CONFIRM, secret })
}

/** Null for a link that is not ours or has expired. */
export function readConfirm(token: string, now: Date, secret: string): Subscription | null {
  const read = readToken(token, confirm, { purpose: CONFIRM, secret })
  return read && read.expiresAt > now.getTime() ? read : null
}

/** Never expires, so that every letter can stop. The link grants nothing else. */
export function stopToken(id: number, secret: string): string {
  return signToken({ id }, { purpose: STOP, secret })
}

export function stopLinks(
  { id, language }: { readonly id: number; readonly language: string },
  { publicUrl, sessionSecret }: Config,
) {
  const token = stopToken(id, sessionSecret)
  return {
    page: stopPage(token, { publicUrl, language }),
    post: publicUrl + STOP_POST_PATH + token,
  }
}

/** Id of the subscription. */
export function readStop(token: string, secret: string): number | null {
  return readToken(token, stop, { purpose: STOP, secret })?.id ?? null
}

/** Page of the client with the same token. */
export function stopPage(
  token: string,
  { publicUrl, language }: { readonly publicUrl: string; readonly language: string },
): string {
  return `${publicUrl}${pagePath('newsletterStop', language)}/${token}`
}

/** For a cookie; it does not depend on what is known of the address. */
export function browserKeyOf(email: string, secret: string): string {
  return signToken({ address: markOf(email, secret) }, { purpose: BROWSER, secret })
}

export function isKeyOf(key: string, email: string, secret: string): boolean {
  const read = readToken(key, browser, { purpose: BROWSER, secret })
  return read !== null && sameText(read.address, markOf(email, secret))
}

function markOf(email: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`${BROWSER}\n${emailKey(email)}`)
    .digest('base64url')
}
