import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding, StoredPage } from './stored-page.ts'

/** Browsers ask each time, and nearly always hear that nothing changed. */
const PUBLIC = 'public, max-age=0, must-revalidate'
const PRIVATE = 'private, no-store'

export type PageReply = {
  readonly page: StoredPage
  readonly contentType: string
  /** False when the page is meant for this visitor. */
  readonly isPublic: boolean
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, contentType, isPublic }: PageReply,
): Promise<FastifyReply> {
  reply.code(page.status)
  reply.header('cache-control', isPublic && page.isWhole ? PUBLIC : PRIVATE)
  reply.header('vary', 'accept-encoding')
  if (page.retryAfterSeconds !== null) reply.header('retry-after', page.retryAfterSeconds)
  if (page.location !== null) return reply.header('location', headerSafe(page.location)).send()

  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (page.status === 200 && page.isWhole) {
    const etag = encoding === 'identity' ? `"${page.hash}"` : `"${page.hash}-${encoding}"`
    reply.header('etag', etag)
    if (isUnchanged(request.headers['if-none-match'], etag)) return reply.code(304).send()
  }
  reply.header('content-type', contentType)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await page.bodyIn(encoding))
}

export function sendMoved(reply: FastifyReply, status: 301 | 302, to: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', PUBLIC)
    .header('location', headerSafe(to))
    .send()
}

/** A header holds ASCII only; an address from the CMS may hold more. */
function headerSafe(address: string): string {
  return address.replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))
}

export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  if (accepts(accepted, /\bbr\b(?:\s*;\s*q=([\d.]+))?/i)) return 'br'
  return accepts(accepted, /\bgzip\b(?:\s*;\s*q=([\d.]+))?/i) ? 'gzip' : 'identity'
}

function accepts(accepted: string, pattern: RegExp): boolean {
  const found = pattern.exec(accepted)
  return found !== null && Number(found[1] ?? 1) > 0
}

function isUnchanged(held: string | undefined, etag: string): boolean {
  if (held === undefined) return false
  if (held.trim() === '*') return true
  return held.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
