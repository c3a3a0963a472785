import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyPluginAsync } from 'fastify'
import { readForm } from '#gateway/pages/posted-form.ts'
import type { OwnOrigins } from '#gateway/session/own-origin.ts'

const COOKIE = /(?:^|;\s*)demo-domain=([a-z0-9.:-]{1,253})(?:;|$)/
const MAX_AGE_SECONDS = 24 * 60 * 60

/** The domain whose pages a developer wants to see here; null for that of the address. */
export function chosenDomain({ cookie = '' }: IncomingHttpHeaders): string | null {
  return COOKIE.exec(cookie)?.[1] ?? null
}

type Options = {
  ownOrigins(): OwnOrigins
}

/** Demo only: a site with several domains is tried on one machine. */
export const demoDomainPlugin: FastifyPluginAsync<Options> = async (app, { ownOrigins }) => {
  const mainHost = () => new URL(ownOrigins().publicUrl).host

  app.get('/_cli/get-domain', async ({ headers }, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(chosenDomain(headers) ?? mainHost())),
  )

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.post('/_cli/set-domain', async (request, reply) => {
    const form = await readForm(request, ownOrigins())
    if (form.kind === 'refused') return reply.code(form.status).send()
    const domain = new URLSearchParams(form.body).get('domain') ?? ''
    const isMain = domain === mainHost()
    if (!isMain && !ownOrigins().hosts.includes(domain)) return reply.code(400).send()
    const value = isMain ? '; Max-Age=0' : `${domain}; Max-Age=${MAX_AGE_SECONDS}`
    return reply
      .header('set-cookie', `demo-domain=${value}; Path=/; SameSite=Lax; HttpOnly`)
      .redirect('/', 303)
  })
}
