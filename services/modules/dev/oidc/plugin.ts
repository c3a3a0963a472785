import type { FastifyPluginAsync } from 'fastify'
import type { OidcServer } from './provider.ts'

/** Mounts the provider: requests under its path are passed on unchanged. */
export function oidcPlugin(server: OidcServer, issuer: string): FastifyPluginAsync {
  const { origin, pathname } = new URL(issuer)

  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string) => body,
    )
    app.route({
      method: ['GET', 'POST'],
      url: `${pathname}/*`,
      handler: async (request, reply) => {
        const { authorization } = request.headers
        const answer = await server.handle(
          new Request(new URL(request.raw.url ?? '/', origin), {
            method: request.method,
            ...(authorization ? { headers: { authorization } } : {}),
            ...(typeof request.body === 'string' ? { body: request.body } : {}),
          }),
        )
        return await reply
          .code(answer.status)
          .headers(Object.fromEntries(answer.headers))
          .send(await answer.text())
      },
    })
  }
}
