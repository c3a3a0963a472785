import type { IncomingMessage } from 'node:http'
import { GraphQLError } from 'graphql'
import { type GraphQLParams, processRegularResult } from 'graphql-yoga'
import type { ServerContext } from '#gateway/context-factory.ts'
import type { Graph } from '#gateway/graph.ts'
import type { CachedResult } from './cache/use-answer-cache.ts'

export type JsonAnswer = {
  readonly status: number
  readonly headers: Iterable<readonly [name: string, value: string]>
  readonly body: string | Buffer
  readonly hasErrors: boolean
}

const JSON_TYPE = /^application\/json(?:;|$)/
/** Yoga ignores weights and takes the first type that matches. */
const PLAIN_ENTRY =
  /^(?:(application\/graphql-response\+json)|application\/json|application\/\*|\*\/\*)(?:;q=[\d.]+)?$/
const STREAMING = /\bsubscription\b|@defer\b|@stream\b/

/**
 * Media type of the answer to a plain JSON post; null for a request that needs the full Yoga
 * pipeline.
 */
export function answerTypeOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const { accept = '*/*' } = headers
  if (!JSON_TYPE.test(headers['content-type'] ?? '') || headers['content-encoding']) return null
  const entries = accept.replace(/\s/g, '').toLowerCase().split(',')
  const [first, ...rest] = entries.map((entry) => PLAIN_ENTRY.exec(entry))
  if (!first || rest.includes(null)) return null
  return first[1] ?? 'application/json'
}

/** True when the answer may be a stream, which needs Yoga's own negotiation. */
export function mayStream(text: string, documents: Graph['documents']): boolean {
  if (STREAMING.test(text)) return true
  const hash = /"sha256Hash"\s*:\s*"(?:sha256:)?([\w-]+)"/.exec(text)?.[1]
  return hash !== undefined && STREAMING.test(documents.find(hash) ?? '')
}

export async function answerJson(
  graph: Graph,
  text: string | null,
  type: string,
  context: ServerContext,
): Promise<JsonAnswer> {
  return await answerParams(graph, () => readParams(text), type, context)
}

/**
 * Runs Yoga's plugins and execution but skips its request, body and response objects, which cost
 * more than most operations (measured).
 */
export async function answerParams(
  { yoga, maskError, answerRequest }: Graph,
  read: () => GraphQLParams,
  type: string,
  context: ServerContext,
): Promise<JsonAnswer> {
  const result = await run()
  if ('body' in result) return plain(type, result.body)
  if (isPlainResult(result)) return plain(type, JSON.stringify(result))
  const hasErrors = 'errors' in result
  const response = processRegularResult(result, yoga.fetchAPI, type)
  const { status, headers } = response
  return { status, headers, body: await response.text(), hasErrors }

  async function run(): Promise<CachedResult | Parameters<typeof processRegularResult>[0]> {
    try {
      const params = read()
      // A result exists unless a result hook removes it.
      return (await yoga.getResultForParams({ params, request: answerRequest }, context)) ?? {}
    } catch (error) {
      return { errors: [maskError(error)] }
    }
  }
}

function plain(type: string, body: string | Buffer): JsonAnswer {
  const headers = [['content-type', `${type}; charset=utf-8`]] as const
  return { status: 200, headers, body, hasErrors: false }
}

/** Only errors and extensions can change status or headers or contain what must not be sent. */
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
