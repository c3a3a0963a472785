/**
 * Loaded before a program (`--import`): a request with this id leaves a promise behind that fails and
 * that nobody waits for; in the gateway in the middle of a resolver, while it calls a service.
 */
import { subscribe } from 'node:diagnostics_channel'
import { DANGLING } from './request-marks.ts'

function leaveBehind(message: unknown): void {
  if (headersOf(message).includes(DANGLING)) void Promise.reject(new Error('nobody waits for it'))
}

function headersOf(message: unknown): string {
  if (typeof message !== 'object' || message === null || !('request' in message)) return ''
  const { request } = message
  if (typeof request !== 'object' || request === null || !('headers' in request)) return ''
  return JSON.stringify(request.headers)
}

subscribe('undici:request:create', leaveBehind)
subscribe('http.server.request.start', leaveBehind)
