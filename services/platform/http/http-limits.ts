import type { ServerOptions } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { LONGEST_REQUEST_MS } from './body-time.ts'
import { failureOf } from './failure.ts'

/** A post of 100,000 characters fits; the contract allows nothing larger. */
export const BODY_LIMIT_BYTES = 1_000_000
export const MAX_HEADERS = 100
export const MAX_PARAM_LENGTH = 300
/** Time limit for a body other than an upload, so that a slow one does not hold a socket. */
export const REQUEST_TIMEOUT_MS = 30_000
/** Longer than the gateway's, so that the gateway closes idle connections. */
export const KEEP_ALIVE_TIMEOUT_MS = 60_000

export const HTTP_OPTIONS: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: LONGEST_REQUEST_MS,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16_384,
}

/** Answers malformed HTTP in the shape of every other failure. */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy(error)
    return
  }
  const [status, reason, message] = describe(error.code)
  const body = JSON.stringify(failureOf(status, message, { code: 'INVALID_INPUT' }))
  socket.end(
    [
      `HTTP/1.1 ${status} ${reason}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

function describe(code: string): [status: number, reason: string, message: string] {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [408, 'Request Timeout', 'The request took too long to arrive.']
    case 'HPE_HEADER_OVERFLOW':
      return [431, 'Request Header Fields Too Large', 'The headers are too large.']
    default:
      return [400, 'Bad Request', 'The request cannot be read.']
  }
}
