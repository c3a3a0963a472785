import type { FastifyRequest } from 'fastify'
import { readBody } from '#gateway/lib/read-body.ts'
import { isFromOwnForm, type OwnOrigins } from '#gateway/session/own-origin.ts'

export type PostedForm =
  | { readonly kind: 'form'; readonly body: string }
  | { readonly kind: 'refused'; readonly status: 403 | 413 | 415 }

/** Five times the longest field, with each letter escaped. */
const MAX_FORM_BYTES = 50_000
const FORM_TYPE = /^application\/x-www-form-urlencoded *(?:;|$)/i

/** Reads a form that one of our own pages has posted; the origin is checked before the body. */
export async function readForm(request: FastifyRequest, own: OwnOrigins): Promise<PostedForm> {
  const { headers, raw } = request
  if (!isFromOwnForm(headers, own)) return { kind: 'refused', status: 403 }
  if (!FORM_TYPE.test(headers['content-type'] ?? '') || headers['content-encoding'] !== undefined) {
    return { kind: 'refused', status: 415 }
  }
  const body = await readBody(raw, MAX_FORM_BYTES)
  return body === null ? { kind: 'refused', status: 413 } : { kind: 'form', body }
}
