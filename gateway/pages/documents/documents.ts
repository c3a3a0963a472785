import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Renderer } from '#client/server/renderer.tsx'
import type { Made } from '#gateway/cache/cache-source.ts'
import type { LayoutData } from '#gateway/layout/layout.ts'
import { ANY_CHANGE } from '#gateway/lib/cache-tags.ts'
import { limitOf } from '#gateway/lib/deadline.ts'
import type { PagesOptions } from '#gateway/pages/options.ts'
import { sendPage } from '#gateway/pages/page-reply.ts'
import { createRenderSlots } from '#gateway/pages/render/render-slots.ts'
import { type StoredPage, storedPage } from '#gateway/pages/render/stored-page.ts'
import { untilVisitorLeaves } from '#gateway/pages/visitor.ts'
import type { Upstream } from '#gateway/upstream/upstream.ts'
import { logged } from '#gateway/upstream/upstream-error.ts'
import { type SiteLocale, siteLocales } from './site-locales.ts'

/** What a document is written from. */
export type DocumentSource = {
  readonly layout: LayoutData
  readonly renderer: Renderer
  /** Those with content; the default one first. */
  readonly locales: readonly [SiteLocale, ...SiteLocale[]]
  upstreamIn(locale: SiteLocale): Upstream
  /** Tags of the change feed; a document without any is written again for each change. */
  readonly tags: Set<string>
  /** Aborts when the last reader has left. */
  readonly signal: AbortSignal
}

export type WrittenDocument = {
  readonly body: string | Buffer
  /** When time alone changes it. */
  readonly expiresAt?: number | null
  /** False when something is missing that may come back. */
  readonly isWhole?: boolean
}

export type Document = {
  readonly key: string
  /** Pictures wait, are limited and are stored apart, and are not compressed. */
  readonly isPicture?: boolean
  readonly contentType: string
  readonly headers?: Readonly<Record<string, string>>
  /** Null when there is no such document. */
  write(source: DocumentSource): Promise<WrittenDocument | null>
}

/** Files for programs (site maps, feeds, calendars), cached by the tags of what they were made of. */
export type Documents = {
  /** As a part of a larger answer; the signal is that of its visitor. */
  read(document: Document, signal: AbortSignal): Promise<ReadDocument>
  send(request: FastifyRequest, reply: FastifyReply, document: Document): Promise<FastifyReply>
}

type Stored = StoredPage | 'missing' | 'failed'
/** `madeAt` in milliseconds. */
type ReadDocument = { readonly value: Stored; readonly madeAt: number }
type Partition = 'documents' | 'pictures' | 'missing'

const MEBIBYTE = 1024 * 1024
const MAX_BYTES: Readonly<Record<Partition, number>> = {
  documents: 24 * MEBIBYTE,
  /** About two hundred. */
  pictures: 16 * MEBIBYTE,
  missing: MEBIBYTE,
}
const NO_BYTES: typeof MAX_BYTES = { documents: 0, pictures: 0, missing: 0 }
const WRITE_LIMIT_MS = 60_000
const MISSING_LIFE_MS = 30_000
const COME_BACK_SECONDS = 60
/** Few at once: programs can wait, shoppers cannot. */
const SLOTS = { running: 2, waiting: 200 }
const PICTURE_SLOTS = { running: 1, waiting: 30 }

export function createDocuments(options: PagesOptions): Documents {
  const { layout, clock, log, hasCache = true } = options
  const slots = createRenderSlots(SLOTS)
  const pictureSlots = createRenderSlots(PICTURE_SLOTS)
  const source = options.cache.createSource<Stored, Partition>({
    maxBytes: hasCache ? MAX_BYTES : NO_BYTES,
    servesStale: true,
  })

  async function make(document: Document, signal: AbortSignal): Promise<Made<Stored, Partition>> {
    const { isPicture = false } = document
    const leave = await (isPicture ? pictureSlots : slots).take(signal)
    const limit = limitOf(signal, WRITE_LIMIT_MS)
    const madeAt = clock.now().getTime()
    try {
      const current = layout.current()
      if (!leave || !current) throw new Error('The services have not answered yet')
      const { written, tags } = await write(document, { current, signal: limit.signal })
      return written ? found(written, { tags, madeAt, isPicture }) : missing({ tags, madeAt })
    } catch (error) {
      log.warn({ ...logged(error), document: document.key }, 'document not written')
      return failed(madeAt)
    } finally {
      limit.release()
      leave?.()
    }
  }

  async function write(document: Document, { current, signal }: Writing) {
    const renderer = await options.renderer()
    const requestId = randomUUID()
    const tags = new Set<string>()
    const written = await document.write({
      layout: current,
      renderer,
      locales: siteLocales(renderer, current),
      upstreamIn: ({ language }) =>
        options.upstream.scope({ identity: current.identity, language, requestId, signal }),
      ...{ tags, signal },
    })
    return { written, tags: tags.size === 0 ? [ANY_CHANGE] : [...tags] }
  }

  function read(document: Document, signal: AbortSignal): Promise<ReadDocument> {
    return source.get({
      key: document.key,
      signal,
      make: (makeSignal) => make(document, makeSignal),
    })
  }

  return {
    read,

    async send(request, reply, document) {
      if (layout.current()?.isInMaintenance) return unavailableAnswer(reply)
      const { contentType, headers = {} } = document
      const { value: page, madeAt } = await read(document, untilVisitorLeaves(reply))
      if (page === 'failed') return unavailableAnswer(reply)
      if (page === 'missing') return plainAnswer(reply, 404)
      reply.headers(headers)
      return sendPage(request, reply, { page, contentType, madeAt, isPublic: true })
    },
  }
}

type Writing = { readonly current: LayoutData; readonly signal: AbortSignal }

type Facts = { readonly tags: readonly string[]; readonly madeAt: number }

function found(
  { body, expiresAt = null, isWhole = true }: WrittenDocument,
  { isPicture, ...facts }: Facts & { readonly isPicture: boolean },
): Made<Stored, Partition> {
  const page = storedPage({
    ...{ status: 200, location: null, retryAfterSeconds: null, isWhole, isPacked: !isPicture },
    body: typeof body === 'string' ? Buffer.from(body) : body,
  })
  const partition = isPicture ? 'pictures' : 'documents'
  return { ...facts, value: page, bytes: page.bytes, expiresAt, partition, sharing: 'stored' }
}

function missing({ tags, madeAt }: Facts): Made<Stored, Partition> {
  const expiresAt = madeAt + MISSING_LIFE_MS
  const facts = { tags: [...tags, ANY_CHANGE], madeAt, expiresAt, bytes: 0 }
  return { ...facts, value: 'missing', partition: 'missing', sharing: 'stored' }
}

/** In its place the last good one is served, if there is one. */
function failed(madeAt: number): Made<Stored, Partition> {
  const facts = { tags: [], madeAt, expiresAt: null, bytes: 0 }
  return { ...facts, value: 'failed', partition: 'missing', sharing: 'waiters' }
}

export function plainAnswer(reply: FastifyReply, status: 404 | 503): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(status === 404 ? 'Not found\n' : 'Service unavailable\n')
}

export function unavailableAnswer(reply: FastifyReply): FastifyReply {
  return plainAnswer(reply.header('retry-after', COME_BACK_SECONDS), 503)
}
