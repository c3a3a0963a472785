import type { Readable, Writable } from 'node:stream'

/** A single check could hit the moment at which a slow reader has just caught up. */
const CHECKS = 15

/**
 * Resolves when the body is complete, or once its reader turns out to be slower than the service;
 * rejects when it breaks off. A body that stalls its reader for `timeoutMs` is cut, so that a slow
 * service cannot hold a connection.
 */
export function delivered(body: Readable, reader: Writable, timeoutMs: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let stalledChecks = 0
  const timer = setInterval(() => {
    if (reader.writableNeedDrain) {
      stalledChecks = 0
      resolve()
      return
    }
    stalledChecks += 1
    if (stalledChecks >= CHECKS) body.destroy(new Error('The response body took too long'))
  }, timeoutMs / CHECKS)
  body.once('error', reject)
  body.once('close', () => {
    clearInterval(timer)
    resolve()
  })
  return promise
}
