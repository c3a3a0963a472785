import type { IncomingHttpHeaders } from 'node:http'
import type { Call } from '#services/contract/call.ts'
import { logout, refresh } from '#services/contract/login.ts'
import { requestStaffPassword, setStaffPassword, signIn } from '#services/contract/staff.ts'
import type { Clock } from '#services/platform/clock.ts'
import { closedForMaintenance, Refusal } from '#services/platform/errors.ts'
import { verifyAccessToken } from './auth.ts'
import { notAllowed, unauthenticated } from './principal.ts'
import { sameText } from './same-text.ts'
import { type Principal, STAFF_TOKEN_START, type StaffEntry } from './scope.ts'

/** The only site of this deployment. */
export type SiteIdentity = {
  readonly apiKey: string
  readonly siteId: number
  readonly storeId: number
  /** ISO 639-2 codes. */
  readonly languages: readonly string[]
  readonly defaultLanguage: string
}

export type SessionCheck = (session: SessionClaims) => Promise<boolean>

export type SessionClaims = { readonly id: string; readonly accountId: number; readonly at: string }

export type Gate = {
  readonly site: SiteIdentity
  readonly secret: string
  readonly clock: Clock
  readonly isSessionActive: SessionCheck
  findStaff(token: string): Promise<StaffEntry | null>
  isInMaintenance(): Promise<boolean>
}

export type Caller = {
  readonly principal: Principal | null
  readonly staff: StaffEntry | null
  readonly language: string
}

/** Staff must be able to sign in, and sessions of customers go on. */
const OPEN_IN_MAINTENANCE: ReadonlySet<Call> = new Set<Call>([
  ...[refresh, logout],
  ...[signIn, requestStaffPassword, setStaffPassword],
])
const LANGUAGE = /^[a-z]{3}$/

/**
 * Decides from the headers alone, before the body is read, whether a call is allowed. A token of an
 * ended session is invalid.
 */
export async function admit(
  call: Call,
  headers: IncomingHttpHeaders,
  { site, secret, clock, isSessionActive, findStaff, isInMaintenance }: Gate,
): Promise<Caller> {
  if (call.needsKey) checkSite(headers, site)

  const { accesstoken, authorization } = headers
  const given = accesstoken ?? bearerOf(authorization)
  const token = typeof given === 'string' ? given : ''
  const found = token.startsWith(STAFF_TOKEN_START) ? await findStaff(token) : null
  const staff = found && isForAnother(call, headers, found) ? null : found
  const claimed = verifyAccessToken(token, { secret, clock })
  const customer = claimed && (await hasEnded(claimed)) ? null : claimed
  checkAccess(call, { customer, staff })
  const principal = staff ?? customer
  // Staff also before the last step of a sign-in, so that they can take it.
  const isOpen = call.kind === 'read' || OPEN_IN_MAINTENANCE.has(call) || staff !== null
  if (!isOpen && (await isInMaintenance())) throw closedForMaintenance()
  return { principal, staff, language: languageOf(headers, site) }

  async function hasEnded({ sessionId, userId }: Principal): Promise<boolean> {
    const at = clock.now().toISOString()
    return !(await isSessionActive({ id: sessionId, accountId: userId, at }))
  }
}

/** A page that one member opened never acts as the next one who signs in, as in another tab. */
function isForAnother(
  { access }: Call,
  headers: IncomingHttpHeaders,
  { userId }: StaffEntry,
): boolean {
  const member = headers['x-staff-member']
  // Whoever signs in is not yet the member of the page.
  return access !== 'entering' && member !== undefined && member !== `${userId}`
}

function checkSite(headers: IncomingHttpHeaders, site: SiteIdentity): void {
  const { apikey, site: givenSite, store } = headers
  if (!sameText(apikey, site.apiKey)) {
    throw new Refusal(401, 'The apiKey is not valid.', { code: 'WRONG_API_KEY' })
  }
  if (!store) {
    throw new Refusal(400, 'Store is not defined', { code: 'INVALID_INPUT', field: 'store' })
  }
  if (store !== String(site.storeId)) {
    throw new Refusal(400, 'The store is not known.', { code: 'INVALID_INPUT', field: 'store' })
  }
  if (givenSite !== String(site.siteId)) {
    throw new Refusal(400, 'The site is not known.', { code: 'INVALID_INPUT', field: 'site' })
  }
}

/** Enforces the access that the call declares. */
function checkAccess(
  { access }: Call,
  { customer, staff }: { readonly customer: Principal | null; readonly staff: StaffEntry | null },
): void {
  switch (access) {
    case 'public':
    case 'session':
    case 'guest':
      return
    case 'customer':
      if (!customer) throw unauthenticated()
      return
    case 'entering':
      if (!staff) throw unauthenticated()
      return
    case 'staff':
      if (staff?.stage !== 'in') throw unauthenticated()
      return
  }
  if ('right' in access) {
    if (staff?.stage === 'in') {
      if (!staff.rights.has(access.right)) throw notAllowed(access.right)
    } else if (customer) throw notAllowed(access.right)
    else throw unauthenticated()
    return
  }
  const principal = staff ?? customer
  if (!principal) throw unauthenticated()
  if (!principal.scopes.includes(access.scope)) throw notAllowed()
}

/** An unknown language falls back to the site's default, as its pages do. */
function languageOf(headers: IncomingHttpHeaders, site: SiteIdentity): string {
  const language = headers['x-gaussbox-language'] ?? site.defaultLanguage
  if (typeof language !== 'string' || !LANGUAGE.test(language)) {
    throw new Refusal(400, 'The language is a code of three letters.', {
      code: 'INVALID_INPUT',
      field: 'x-gaussbox-language',
    })
  }
  return site.languages.includes(language) ? language : site.defaultLanguage
}

function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
}
