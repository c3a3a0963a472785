import type { FastifyInstance } from 'fastify'
import { contentPolicy } from '#gateway/lib/content-policy.ts'

type SecurityHeaders = Parameters<typeof contentPolicy>[0]

/** Sets headers on every answer; routes with their own policy override them. */
export function setSecurityHeaders(app: FastifyInstance, options: SecurityHeaders): void {
  const isHttps = options.publicUrl.startsWith('https:')
  const headers = {
    'content-security-policy': contentPolicy(options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
