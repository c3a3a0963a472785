import type { FastifyReply } from 'fastify'

const RETRY_AFTER_SECONDS = 120

/** Rejects in the error format of GraphQL. */
export function refuse(reply: FastifyReply, status: number, code: string, message: string) {
  if (status === 503 && !reply.hasHeader('retry-after'))
    reply.header('retry-after', `${RETRY_AFTER_SECONDS}`)
  return reply.code(status).send({ errors: [{ message, extensions: { code } }] })
}

/** `seconds` until the planned end of the maintenance, where one is known. */
export function refuseClosed(reply: FastifyReply, seconds: number | null) {
  if (seconds !== null) reply.header('retry-after', `${seconds}`)
  return refuse(reply, 503, 'MAINTENANCE', 'The shop is closed for maintenance.')
}
