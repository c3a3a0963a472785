import { extname } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { FILE_TYPES } from '#services/contract/digital.ts'
import { contentOf, type DigitalFile } from '#services/modules/digital/api.ts'
import type { Db } from '#services/platform/database.ts'

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** Sends the whole file or one range, so that a broken download can resume. */
export async function sendFile(
  db: Db,
  file: DigitalFile,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const etag = `"${file.sha256.slice(0, 32)}"`
  const { range, 'if-range': ifRange } = request.headers
  const isSame = ifRange === undefined || ifRange === etag
  const part = range === undefined || !isSame ? 'whole' : rangeOf(range, file.bytes)
  void reply
    .header('cache-control', 'private, no-store')
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
  if (part === 'none') {
    return await reply.code(416).header('content-range', `bytes */${file.bytes}`).send()
  }
  const { start, end } = part === 'whole' ? { start: 0, end: file.bytes - 1 } : part
  if (part !== 'whole') {
    void reply.code(206).header('content-range', `bytes ${start}-${end}/${file.bytes}`)
  }
  void reply.type(typeOf(file)).header('content-length', end - start + 1)
  const content = request.method === 'HEAD' ? [] : contentOf(db, file, { start, end })
  return await reply.send(Readable.from(content, { objectMode: false }))
}

/** Other units and several ranges may be ignored. */
function rangeOf(
  header: string,
  bytes: number,
): { readonly start: number; readonly end: number } | 'whole' | 'none' {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header)
  const [, from = '', to = ''] = found ?? []
  if (!found || (from === '' && to === '')) return 'whole'
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const end = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  return start <= end ? { start, end } : 'none'
}

function typeOf({ name }: DigitalFile): string {
  const ending = extname(name).slice(1)
  const types: Readonly<Record<string, string>> = FILE_TYPES
  return types[ending] ?? 'application/octet-stream'
}
