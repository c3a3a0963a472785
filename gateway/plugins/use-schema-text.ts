import type { FastifyInstance } from 'fastify'
import { isHeld } from '#gateway/lib/entity-tag.ts'
import type { SchemaText } from '#gateway/served-schema.ts'

/** Serves the schema, with those of joined remotes, to clients that generate code from it. */
export function serveSchemaText(app: FastifyInstance, schemaText: () => SchemaText): void {
  app.get('/schema.graphql', (request, reply) => {
    const { sdl, tag } = schemaText()
    // Cached for a moment only, because a release may change it at any time.
    reply.header('cache-control', 'public, max-age=60').header('etag', tag)
    if (isHeld(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.type('text/plain; charset=utf-8').send(sdl)
  })
}
