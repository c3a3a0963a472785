import type { FastifyReply } from 'fastify'

/** Aborts when the connection is closed before the answer was sent. */
export function untilVisitorLeaves(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
