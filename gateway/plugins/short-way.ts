import type { IncomingMessage } from 'node:http'
import { GraphQLError } from 'graphql'
import { type GraphQLParams, processRegularResult } from 'graphql-yoga'
import type { Visit } from '#gateway/contexts.ts'
import type { Graph } from '#gateway/graph.ts'

export type ShortAnswer = {
  readonly status: number
  readonly headers: Iterable<readonly [name: string, value: string]>
  readonly body: string
}

const JSON_TYPE = /^application\/json(?:;|$)/
/** A weight changes nothing for Yoga: the first type that fits counts. */
const PLAIN_ENTRY =
  /^(?:(application\/graphql-response\+json)|application\/json|application\/\*|\*\/\*)(?:;q=[\d.]+)?$/
const STREAMING = /\bsubscription\b|@defer\b|@stream\b/

/** The type to answer with, when a request is as plain as those of our own clients; else null. */
export function plainTypeOf({ headers }: IncomingMessage): string | null {
  const { accept = '*/*' } = headers
  if (!JSON_TYPE.test(headers['content-type'] ?? '') || headers['content-encoding']) return null
  const entries = accept.replace(/\s/g, '').toLowerCase().split(',')
  const [first, ...rest] = entries.map((entry) => PLAIN_ENTRY.exec(entry))
  if (!first || rest.includes(null)) return null
  return first[1] ?? 'application/json'
}

/** All of a body, or null as soon as it is longer than it may be. */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<string | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let bytes = 0
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return resolve(null)
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= maxBytes) chunks.push(chunk)
      else {
        request.pause()
        resolve(null)
      }
    })
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    // Whoever hung up half way reads no answer.
    request.on('error', () => resolve(''))
  })
}

/** True when the answer may be a stream, for which Yoga negotiates more than there is here. */
export function mayStream(text: string, documents: Graph['documents']): boolean {
  if (STREAMING.test(text)) return true
  const hash = /"sha256Hash"\s*:\s*"(\w+)"/.exec(text)?.[1]
  return hash !== undefined && STREAMING.test(documents.find(hash) ?? '')
}

/**
 * Straight into Yoga's execution, past its objects for requests, bodies and answers, which cost more
 * than running the operation (measured). What is known runs without Yoga's hooks as well; they look
 * at what came of it when there is something to be masked, logged or traced.
 */
export async function answerShortly(
  graph: Graph,
  text: string | null,
  type: string,
  context: Visit,
): Promise<ShortAnswer> {
  const { yoga, maskError } = graph
  const result = await run()
  if (isPlainResult(result)) {
    return {
      status: 200,
      headers: [['content-type', `${type}; charset=utf-8`]],
      body: JSON.stringify(result),
    }
  }
  const response = processRegularResult(result, yoga.fetchAPI, type)
  return { status: response.status, headers: response.headers, body: await response.text() }

  async function run() {
    try {
      const params = readParams(text)
      const known = await graph.runKnown(params, context)
      if (known && !known.made.trace && isPlainResult(known.settled)) return known.settled
      const request = new yoga.fetchAPI.Request('http://localhost/graphql', { method: 'POST' })
      const asked = { params, request }
      // Without a result hook that takes it away there is always one.
      return (await yoga.getResultForParams(asked, { ...context, ...known })) ?? {}
    } catch (error) {
      return { errors: [maskError(error)] }
    }
  }
}

/** Only errors and extensions can ask for another status or header, or hold what must not be told. */
function isPlainResult(result: object): boolean {
  return (
    'data' in result &&
    !('errors' in result) &&
    !('extensions' in result) &&
    !(Symbol.asyncIterator in result)
  )
}

function readParams(text: string | null): GraphQLParams {
  if (text === null) throw refusal('Request body too large', 413, 'REQUEST_ENTITY_TOO_LARGE')
  const body = parseBody(text)
  if (Array.isArray(body)) throw refusal('Batching is not supported.')
  if (typeof body === 'object' && body !== null) return body
  const kind = body === null ? 'null' : typeof body
  throw refusal(`POST body is expected to be object but received ${kind}`)
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw refusal('POST body sent invalid JSON.')
  }
}

function refusal(message: string, status = 400, code = 'BAD_REQUEST'): GraphQLError {
  return new GraphQLError(message, { extensions: { http: { status }, code } })
}
