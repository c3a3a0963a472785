import type { Call } from '#services/contract/call.ts'
import { refresh } from '#services/contract/login.ts'
import type { CallOptions, UpstreamScope } from './upstream.ts'
import { noStore, UpstreamError, unauthenticated } from './upstream-error.ts'

/** As long as a Bearer may be; more than a header holds would be refused without an answer. */
const TOKEN = /^[\x21-\x7e]{1,4096}$/
const KEY = /^[\x20-\x7e]{1,255}$/

export type UpstreamHeaders = {
  /** Headers that change the answer; part of the key of shared reads. */
  readonly telling: Readonly<Record<string, string>>
  readonly all: Readonly<Record<string, string>>
}

/**
 * All headers of a service call; request headers are never copied over. Texts of a visitor that no
 * header can carry are refused here: sending them would fail like a service that does not answer.
 */
export function toHeaders(call: Call, scope: UpstreamScope, options: CallOptions): UpstreamHeaders {
  const { identity, language } = scope
  const { accessToken, member, refreshToken } = options
  if (call.needsKey && !identity) throw noStore(call.service)

  const telling: Record<string, string> = { 'x-gaussbox-language': language }
  if (identity && call.needsKey) {
    telling['apiKey'] = identity.apiKey
    telling['site'] = identity.site
    telling['store'] = identity.store
  }
  // A public call gets the same answer without a token.
  if (accessToken && call.access !== 'public') {
    if (!TOKEN.test(accessToken)) throw unauthenticated(call.service)
    telling['accessToken'] = accessToken
    telling['authorization'] = `Bearer ${accessToken}`
    if (member) telling['x-staff-member'] = member
  }
  if (call === refresh) {
    if (!TOKEN.test(refreshToken ?? '')) throw unauthenticated(call.service)
    telling['refreshToken'] = refreshToken ?? ''
  }
  if (!call.needsKey && options.referer) telling['referer'] = options.referer

  const all: Record<string, string> = { ...telling, accept: 'application/json' }
  all['x-request-id'] = scope.requestId
  if (scope.clientAddress) all['x-forwarded-for'] = scope.clientAddress
  if (call.method !== 'GET' && call.method !== 'DELETE') all['content-type'] = 'application/json'
  if (options.idempotencyKey) {
    if (!KEY.test(options.idempotencyKey)) throw unfitKey(call.service)
    all['idempotency-key'] = options.idempotencyKey
  }
  return { telling, all }
}

function unfitKey(service: string): UpstreamError {
  return new UpstreamError({
    ...{ service, status: 400, code: 'INVALID_INPUT', field: 'idempotencyKey' },
    message: 'A key has at most 255 characters of ASCII.',
  })
}
