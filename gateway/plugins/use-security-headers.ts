import type { FastifyInstance } from 'fastify'

export type SecurityHeaders = {
  /** Origin of the pictures when it is not our own. */
  readonly mediaOrigin: string | null
  readonly isHttps: boolean
}

/** On every answer; what needs a policy of its own sets it afterwards. */
export function setSecurityHeaders(app: FastifyInstance, options: SecurityHeaders): void {
  const headers = securityHeaders(options)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}

function securityHeaders({ mediaOrigin, isHttps }: SecurityHeaders): Record<string, string> {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data:${mediaOrigin ? ` ${mediaOrigin}` : ''}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
