import type { FastifyInstance } from 'fastify'

/**
 * Behind a proxy that is not in TRUSTED_PROXIES all visitors share one address and its limits.
 * Logged only once, because strangers can send the header too.
 */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let isLogged = false
  app.addHook('onRequest', (request, _reply, done) => {
    const isPassedOn = !isLogged && request.headers['x-forwarded-for'] !== undefined
    if (isPassedOn && (request.ips?.length ?? 1) < 2) {
      isLogged = true
      const peer = request.socket.remoteAddress
      app.log.warn({ peer }, 'x-forwarded-for ignored: its sender is not in TRUSTED_PROXIES')
    }
    done()
  })
}
