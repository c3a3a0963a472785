import type { FastifyReply, FastifyRequest } from 'fastify'
import { getOperationAST, OperationTypeNode, parse } from 'graphql'
import type { GraphQLParams } from 'graphql-yoga'
import { z } from 'zod'
import type { CacheScope } from '#gateway/cache/cache-scope.ts'
import type { Graph } from '#gateway/graph.ts'
import { deadlineOf } from '#gateway/lib/deadline.ts'
import { entityTagOf, isHeld } from '#gateway/lib/entity-tag.ts'
import { anonymous } from '#gateway/session/credentials.ts'
import { answerParams } from './json-handler.ts'
import { refuse, refuseClosed } from './refuse.ts'
import { hashOf } from './use-trusted-documents.ts'

/** CDNs repeat an answer for two seconds, browsers revalidate each time. */
const PUBLIC = 'public, max-age=0, s-maxage=2'
const TYPE = 'application/json'
const UNREADABLE =
  'The address names a trusted query by its hash in "extensions", and may have "variables" (both JSON objects), "operationName" and "language", each once and nothing else.'

/** A parameter that comes twice, or that nothing reads, would multiply the copies of a CDN. */
const address = z.strictObject({
  extensions: z.string(),
  variables: z.string().optional(),
  operationName: z.string().optional(),
  language: z.string().optional(),
})
const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('must be JSON')
    return z.NEVER
  }
})
const jsonObject = json.pipe(z.record(z.string(), z.unknown()))

export type TrustedQueries = {
  readonly graph: Graph
  isInMaintenance(): boolean
  /** Until the planned end of the maintenance; null when that is not known. */
  secondsToEnd(): number | null
  /** Header with the language, for an address without one. */
  readonly languageHeader: string
}

/** True for a GET with the hash of an operation. */
export function namesOperation({ query }: FastifyRequest): boolean {
  return typeof query === 'object' && query !== null && 'extensions' in query
}

/**
 * Answers the GET of a trusted query with what a stranger sees: nothing of the visitor is read, so
 * that a CDN may repeat the answer to everyone.
 */
export function createTrustedQueries({
  graph,
  isInMaintenance,
  secondsToEnd,
  languageHeader,
}: TrustedQueries) {
  const kinds = new Map<string, ReturnType<typeof kindOf>>()

  function knownKind(text: string, operationName: string | undefined) {
    // Only trusted documents are cached, so the map is bounded. An unknown name has no kind.
    const known = kinds.get(text)
    if (known) return known(operationName)
    const kind = kindOf(text)
    kinds.set(text, kind)
    return kind(operationName)
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    const given = address.safeParse(request.query).data
    const extensions = jsonObject.safeParse(given?.extensions).data
    const variables = jsonObject.optional().safeParse(given?.variables)
    const hash = hashOf(extensions)
    if (!given || !extensions || !variables.success || hash === undefined) {
      return refuse(reply, 400, 'BAD_REQUEST', UNREADABLE)
    }
    const { operationName, language } = given
    const text = graph.documents.find(hash)
    // Yoga refuses an unknown hash and a missing operation in words of its own.
    const kind = text === undefined ? null : knownKind(text, operationName)
    if (kind !== null && kind !== OperationTypeNode.QUERY) {
      reply.header('allow', 'POST')
      return refuse(reply, 405, 'METHOD_NOT_ALLOWED', 'Only queries are answered by GET.')
    }
    if (isInMaintenance()) {
      return refuseClosed(reply, secondsToEnd())
    }
    const header = request.headers[languageHeader]
    const locale = language ?? (typeof header === 'string' ? header : undefined)
    if (language === undefined) varyBy(reply, languageHeader)
    return answer(request, reply, locale, {
      extensions,
      ...(operationName === undefined ? {} : { operationName }),
      ...(variables.data === undefined ? {} : { variables: variables.data }),
    })
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    locale: string | undefined,
    params: GraphQLParams,
  ) {
    const { id: requestId, ip: clientAddress } = request
    const { signal, release: liftDeadline } = deadlineOf(reply.raw, graph.deadlineMs)
    const scopes: CacheScope[] = []
    const { status, headers, body, hasErrors } = await answerParams(graph, () => params, TYPE, {
      ...{ requestId, clientAddress, signal, liftDeadline, answerType: TYPE },
      ...(locale === undefined ? {} : { locale }),
      credentials: anonymous(),
      noteScope: (scope) => scopes.push(scope),
    })
    reply.code(status)
    for (const [name, value] of headers) reply.header(name, value)
    const isPublic = !hasErrors && scopes.every((scope) => scope.isPublicForAnonymous())
    if (status !== 200 || !isPublic) return reply.send(body)
    const tag = entityTagOf(body)
    reply.headers({ 'cache-control': PUBLIC, etag: tag })
    return isHeld(request.headers['if-none-match'], tag)
      ? reply.code(304).removeHeader('content-type').send()
      : reply.send(body)
  }
}

/** Beside what the answers vary by already, such as the origin. */
function varyBy(reply: FastifyReply, header: string): void {
  const before = reply.getHeader('vary')
  reply.header('vary', before === undefined ? header : `${before}, ${header}`)
}

function kindOf(text: string) {
  const document = parse(text, { noLocation: true })
  return (operationName: string | undefined): OperationTypeNode | null =>
    getOperationAST(document, operationName)?.operation ?? null
}
