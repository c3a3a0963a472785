import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PartitionFacts } from '#cache/tag-cache.ts'
import { localeOf } from '#gateway/context.ts'
import { MAX_BODY_BYTES } from '#gateway/graph.ts'
import type { LayoutData } from '#gateway/layout/layout.ts'
import { deadlineOf } from '#gateway/lib/deadline.ts'
import { readBody } from '#gateway/lib/read-body.ts'
import { answerJson, answerTypeOf } from '#gateway/plugins/json-handler.ts'
import { refuse } from '#gateway/plugins/refuse.ts'
import { sendStaffExplorer } from '#gateway/plugins/use-graphiql.ts'
import { hashOf } from '#gateway/plugins/use-trusted-documents.ts'
import { deviceOf } from '#gateway/session/device.ts'
import { isFromOwnPages, type OwnOrigins } from '#gateway/session/own-origin.ts'
import type { StaffCookie } from '#gateway/session/staff-cookie.ts'
import { STAFF_LOCALES, type StaffContext, staffUpstream } from '#gateway/staff-context.ts'
import type { UpstreamClient } from '#gateway/upstream/upstream.ts'
import type { StaffGraph } from './staff-graph.ts'

export type StaffRoute = {
  /** Built when somebody enters for the first time: a shop without staff pays nothing for it. */
  graph(): StaffGraph
  readonly upstream: UpstreamClient
  readonly cookie: StaffCookie
  ownOrigins(): OwnOrigins
  layout(): LayoutData | null
  caches(): readonly PartitionFacts[]
  /** Serves GraphiQL on a GET. */
  readonly hasExplorer: boolean
}

const LANGUAGE_HEADER = 'x-language'
/** Account of the member for whom the page was opened. */
const MEMBER_HEADER = 'x-staff-member'
const params = z.object({
  query: z.string().optional(),
  operationName: z.string().nullish(),
  extensions: z.unknown().optional(),
})

/**
 * The graph of the back office: JSON posts of our own pages. Without a session it answers what a
 * sign-in begins with; anything else is answered as an unknown address.
 */
export const staffPlugin: FastifyPluginAsync<StaffRoute> = async (scope, options) => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/json', (_request, _payload, done) => done(null))

  if (options.hasExplorer) {
    scope.get('/graphql/staff', async (_request, reply) =>
      options.layout()?.hasExtensions ? sendStaffExplorer(reply) : unknown(reply),
    )
  }

  scope.post('/graphql/staff', async (request, reply) => {
    const layout = options.layout()
    // Other platforms have no calls for it.
    if (layout && !layout.hasExtensions) return unknown(reply)
    if (!isFromOwnPages(request.headers, options.ownOrigins())) {
      return refuse(reply, 403, 'FOREIGN_ORIGIN', 'Only pages of this site may send operations.')
    }
    const type = answerTypeOf(request.raw)
    if (type === null) return unknown(reply)
    const text = await readBody(request.raw, MAX_BODY_BYTES)
    const token = options.cookie.read(request.headers)
    if (token === null && !isEntrance(text)) return unknown(reply)

    const { context, cookies } = contextOf(request, reply, token)
    const { graph } = options.graph()
    const { status, headers, body } = await answerJson(graph, text, type, {
      requestId: request.id,
      made: context,
    })
    reply.code(status).header('cache-control', 'private, no-store')
    for (const [name, value] of headers) reply.header(name, value)
    if (cookies.length > 0) reply.header('set-cookie', cookies.at(-1))
    return reply.send(body)
  })

  function isEntrance(text: string | null): boolean {
    const given = params.safeParse(jsonIn(text))
    if (!given.success) return false
    const { query, operationName, extensions } = given.data
    const { graph, isEntrance: isOne } = options.graph()
    const hash = hashOf(extensions)
    const document = hash === undefined ? query : graph.documents.find(hash)
    return document !== undefined && isOne(document, operationName ?? null)
  }

  function contextOf(
    request: FastifyRequest,
    reply: FastifyReply,
    given: string | null,
  ): { readonly context: StaffContext; readonly cookies: readonly string[] } {
    const { graph } = options.graph()
    const { id: requestId, ip: clientAddress } = request
    const { signal, release } = deadlineOf(reply.raw, graph.deadlineMs)
    reply.raw.once('finish', release)
    const base = graph.ofVisit({ requestId, clientAddress, signal })
    const layout = options.layout()
    const plain = options.upstream.scope({
      ...{ requestId, clientAddress, signal },
      identity: layout?.identity ?? null,
      language: localeOf(layout).language,
      ...(base.trace ? { trace: base.trace } : {}),
    })
    const wanted = request.headers[LANGUAGE_HEADER]
    const cookies: string[] = []
    let token = given
    const staff: StaffContext['staff'] = {
      locale: STAFF_LOCALES.find((locale) => locale === wanted) ?? 'hr',
      device: deviceOf(request.headers['user-agent'] ?? '', false),
      hasToken: () => token !== null,
      keep(next) {
        token = next
        cookies.push(options.cookie.write(next))
      },
      caches: options.caches,
      upstream: staffUpstream(plain, { read: () => token, member: memberOf(request) }),
    }
    return { context: { ...base, staff }, cookies }
  }
}

function memberOf({ headers }: FastifyRequest): string | null {
  const given = headers[MEMBER_HEADER]
  return typeof given === 'string' && /^\d{1,10}$/.test(given) ? given : null
}

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

function unknown(reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, 'NOT_FOUND', 'There is nothing at this address.')
}
