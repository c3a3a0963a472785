import type { Call } from '#services/contract/call.ts'
import { refresh } from '#services/contract/login.ts'
import type { CallOptions, UpstreamScope } from './upstream.ts'
import { noStore } from './upstream-error.ts'

export type UpstreamHeaders = {
  /** Headers that change the answer; part of the key of shared reads. */
  readonly telling: Readonly<Record<string, string>>
  readonly all: Readonly<Record<string, string>>
}

/** All headers of a service call; request headers are never copied over. */
export function toHeaders(call: Call, scope: UpstreamScope, options: CallOptions): UpstreamHeaders {
  const { identity, language } = scope
  const { accessToken, refreshToken } = options
  if (call.needsKey && !identity) throw noStore(call.service)

  const telling: Record<string, string> = { 'x-gaussbox-language': language }
  if (identity && call.needsKey) {
    telling['apiKey'] = identity.apiKey
    telling['site'] = identity.site
    telling['store'] = identity.store
  }
  // A public call gets the same answer without a token.
  if (accessToken && call.access !== 'public') {
    telling['accessToken'] = accessToken
    telling['authorization'] = `Bearer ${accessToken}`
  }
  if (refreshToken && call === refresh) telling['refreshToken'] = refreshToken
  if (!call.needsKey && options.referer) telling['referer'] = options.referer

  const all: Record<string, string> = { ...telling, accept: 'application/json' }
  all['x-request-id'] = scope.requestId
  if (scope.clientAddress) all['x-forwarded-for'] = scope.clientAddress
  if (call.method !== 'GET' && call.method !== 'DELETE') all['content-type'] = 'application/json'
  if (options.idempotencyKey) all['idempotency-key'] = options.idempotencyKey
  return { telling, all }
}
