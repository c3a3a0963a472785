import type { FastifyBaseLogger } from 'fastify'
import type { ServiceName } from '#services/contract/call.ts'

export type PassageOptions = {
  /** Base address of the service, without a slash at its end. */
  originOf(service: ServiceName): string
  readonly log: FastifyBaseLogger
}
