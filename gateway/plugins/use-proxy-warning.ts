import type { FastifyInstance } from 'fastify'

/**
 * Logged once: behind a proxy that TRUSTED_PROXIES does not name, all visitors have one address and
 * share its limits. Strangers can send the header too, so that more lines would say nothing more.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let isLogged = false
  app.addHook('onRequest', (request, _reply, done) => {
    const isPassedOn = !isLogged && request.headers['x-forwarded-for'] !== undefined
    if (isPassedOn && (request.ips?.length ?? 1) < 2) {
      isLogged = true
      const peer = request.socket.remoteAddress
      app.log.warn({ peer }, 'x-forwarded-for ignored: TRUSTED_PROXIES does not name its sender')
    }
    done()
  })
}
