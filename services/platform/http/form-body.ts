import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import type { CallFiles } from '#services/contract/call.ts'
import { Refusal } from '#services/platform/errors.ts'
import { parseJsonBody } from './json-body.ts'

/** A file of a form, which has to be read to its end before the next one comes. */
export type FormFile = { readonly name: string; readonly content: Readable }

type FormBody = {
  readonly files: AsyncIterable<FormFile>
  /** The other fields, which are JSON, once all files have been read. */
  texts(): object
}

/** Why a form could not be read to its end; null while it can. */
type Fault = { fault(): Refusal | null }

const MAX_TEXTS = 4
const MAX_TEXT_BYTES = 200_000
/** Boundaries, headers of parts and texts. */
const MAX_REST_BYTES = 2_000_000

/**
 * Reads the `multipart/form-data` body of a call as it arrives. Of a refusal the rest of the body is
 * read too, since a sender that is answered in the middle of it sees a broken connection.
 */
export async function withForm<Answer>(
  { body, headers }: FastifyRequest,
  expected: CallFiles,
  work: (form: FormBody) => Promise<Answer>,
): Promise<Answer> {
  if (!(body instanceof Readable)) throw unreadable()
  checkLength(headers['content-length'], expected)
  const { fault, ...form } = readForm(body, headers['content-type'] ?? '', expected)
  try {
    return await work(form)
  } catch (error) {
    await finished(body.resume()).catch(() => undefined)
    throw fault() ?? error
  }
}

function checkLength(length: string | undefined, { most, maxBytes }: CallFiles): void {
  if (length === undefined) throw new Refusal(411, 'The length is missing.', INVALID)
  if (Number(length) > most * maxBytes + MAX_REST_BYTES) {
    throw new Refusal(413, 'The body is too large.', INVALID)
  }
}

/**
 * No file is in memory as a whole, and a slow reader slows its sender down. A body that breaks off, or is not what the call takes, fails
 * both the list of files and the file that is being read.
 */
export function readForm(
  body: Readable,
  contentType: string,
  { field, most }: CallFiles,
): FormBody & Fault {
  const texts = new Map<string, string>()
  const parser = parserOf(contentType, most)
  let current: Readable | null = null
  let fault: Refusal | null = null

  const files = new ReadableStream<FormFile>({
    start(list) {
      let isOver = false
      const fail = (reason: Refusal) => {
        if (isOver) return
        isOver = true
        fault = reason
        body.unpipe(parser)
        current?.destroy(reason)
        list.error(reason)
      }
      parser
        .on('file', (name, content, fileName) => {
          // Its reader sees the fault; without one it is no error of the program.
          content.on('error', () => undefined)
          if (isOver) content.resume()
          if (name !== field) fail(unexpected(name))
          if (isOver) return
          current = content
          list.enqueue({ name: fileName ?? '', content })
        })
        .on('field', (name, value, _isNameCut, isCut) => {
          if (isCut || texts.has(name)) fail(unexpected(name))
          texts.set(name, value)
        })
        .on('filesLimit', () => fail(tooMany(most, field)))
        .on('fieldsLimit', () => fail(unexpected('body')))
        .on('partsLimit', () => fail(unexpected('body')))
        .on('error', () => fail(unreadable()))
        .on('finish', () => {
          if (isOver) return
          isOver = true
          list.close()
        })
      const end = () => {
        if (!body.readableEnded) fail(unreadable())
      }
      body.once('error', end).once('close', end)
      body.pipe(parser)
    },
    cancel: () => void body.unpipe(parser),
  })
  const parsed = () =>
    Object.fromEntries([...texts].map(([name, text]) => [name, parseJsonBody(text)]))
  return { files, texts: parsed, fault: () => fault }
}

function parserOf(contentType: string, most: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        ...{ files: most, fields: MAX_TEXTS, parts: most + MAX_TEXTS },
        ...{ fieldSize: MAX_TEXT_BYTES, headerPairs: 20, headerSize: 8_000 },
      },
    })
  } catch {
    throw unreadable()
  }
}

const INVALID = { code: 'INVALID_INPUT', field: 'body' } as const

function unreadable(): Refusal {
  return new Refusal(400, 'The body is not a form with files.', INVALID)
}

function unexpected(field: string): Refusal {
  return new Refusal(400, `${field} is not taken like this.`, { code: 'INVALID_INPUT', field })
}

function tooMany(limit: number, field: string): Refusal {
  return new Refusal(413, `${limit} files at most.`, { code: 'TOO_MANY_FILES', field, limit })
}
