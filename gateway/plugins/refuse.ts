import type { FastifyReply } from 'fastify'

/** Rejects in the error format of GraphQL. */
export function refuse(reply: FastifyReply, status: number, code: string, message: string) {
  if (status === 503) reply.header('retry-after', '120')
  return reply.code(status).send({ errors: [{ message, extensions: { code } }] })
}
