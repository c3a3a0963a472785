import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding, StoredPage } from './render/stored-page.ts'

/** Browsers revalidate each time and usually get a 304. */
const PUBLIC = 'public, max-age=0, must-revalidate'
const PRIVATE = 'private, no-store'

export type PageReply = {
  readonly page: StoredPage
  readonly contentType: string
  /** False when the page is meant for this visitor only. */
  readonly isPublic: boolean
  /** When it was read, in milliseconds, for clients that know no entity tags. */
  readonly madeAt?: number | null
}

export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, contentType, isPublic, madeAt = null }: PageReply,
): Promise<FastifyReply> {
  reply.code(page.status)
  reply.header('cache-control', isPublic && page.isWhole ? PUBLIC : PRIVATE)
  reply.header('vary', 'accept-encoding')
  if (page.retryAfterSeconds !== null) reply.header('retry-after', page.retryAfterSeconds)
  if (page.location !== null) return reply.header('location', headerSafe(page.location)).send()

  const encoding = page.encodingFor(acceptedEncodings(request.headers['accept-encoding']))
  if (page.status === 200 && page.isWhole) {
    const held = cachedTag(request.headers['if-none-match'], page)
    reply.header('etag', held ?? tagOf(page, encoding))
    if (madeAt !== null) reply.header('last-modified', new Date(madeAt).toUTCString())
    if (held !== null || isUnchanged(request, madeAt)) return reply.code(304).send()
  }
  reply.header('content-type', contentType)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await page.bodyIn(encoding))
}

/** 308 repeats a posted form at the other address, 302 is for this visitor alone. */
export function sendMoved(reply: FastifyReply, status: 301 | 302 | 308, to: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', status === 301 ? PUBLIC : PRIVATE)
    .header('location', headerSafe(to))
    .send()
}

/** Headers are ASCII only; an address from the CMS may not be. */
function headerSafe(address: string): string {
  return address.replace(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character))
}

const ENCODINGS = ['zstd', 'br', 'gzip', 'identity'] as const satisfies readonly Encoding[]
const ACCEPTED = {
  zstd: /\bzstd\b(?:\s*;\s*q=([\d.]+))?/i,
  br: /\bbr\b(?:\s*;\s*q=([\d.]+))?/i,
  gzip: /\bgzip\b(?:\s*;\s*q=([\d.]+))?/i,
}

export function acceptedEncodings(header = ''): ReadonlySet<Encoding> {
  return new Set(ENCODINGS.filter((one) => one === 'identity' || accepts(header, ACCEPTED[one])))
}

function accepts(accepted: string, pattern: RegExp): boolean {
  const found = pattern.exec(accepted)
  return found !== null && Number(found[1] ?? 1) > 0
}

function tagOf({ hash }: StoredPage, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
}

/** An entity tag says more than the seconds of a date. */
function isUnchanged({ headers }: FastifyRequest, madeAt: number | null): boolean {
  if (madeAt === null || headers['if-none-match'] !== undefined) return false
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return Math.floor(madeAt / 1000) * 1000 <= since
}

/** A matching tag of any encoding counts, because the encoding may differ between requests. */
function cachedTag(ifNoneMatch: string | undefined, page: StoredPage): string | null {
  if (ifNoneMatch === undefined) return null
  if (ifNoneMatch.trim() === '*') return tagOf(page, 'identity')
  const held = new Set(ifNoneMatch.split(',').map((one) => one.trim().replace(/^W\//, '')))
  return ENCODINGS.map((encoding) => tagOf(page, encoding)).find((tag) => held.has(tag)) ?? null
}
