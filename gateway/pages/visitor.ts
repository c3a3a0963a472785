import type { FastifyReply } from 'fastify'

/** Aborts when the connection closes before the answer is sent. */
export function untilVisitorLeaves(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}
