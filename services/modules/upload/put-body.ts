import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#services/platform/errors.ts'
import { wrongLength } from './receive.ts'

/** Reads the body to its end before a refusal: else its sender sees a broken connection. */
export async function withBody<Result>(
  request: FastifyRequest,
  maxBytes: number,
  work: (body: Readable) => Promise<Result>,
): Promise<Result> {
  const body = bodyOf(request, maxBytes)
  try {
    return await work(body)
  } catch (error) {
    await finished(body.resume()).catch(() => undefined)
    throw error
  }
}

/** Its length is declared and bounded, so that it can be read to its end. */
function bodyOf({ headers, body }: FastifyRequest, maxBytes: number): Readable {
  const length = headers['content-length']
  if (length === undefined || !(body instanceof Readable)) {
    throw new Refusal(411, 'The length of the file is missing.', { code: 'INVALID_INPUT' })
  }
  if (Number(length) > maxBytes) {
    throw new Refusal(413, 'The file is too large.', { code: 'INVALID_INPUT' })
  }
  return body
}

/** Of a file whose address was given for this length and type. */
export function checkHeaders(
  headers: FastifyRequest['headers'],
  { bytes, type }: { readonly bytes: number; readonly type: string },
): void {
  if (Number(headers['content-length']) !== bytes) throw wrongLength()
  if (headers['content-type'] !== type) {
    throw new Refusal(415, 'The file has another type.', { code: 'INVALID_INPUT' })
  }
}
