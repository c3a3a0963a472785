import type { Readable, Writable } from 'node:stream'

const TICK_MS = 1_000

/**
 * Resolves when the body is complete, or once its reader turns out to be slower than the service;
 * rejects when it breaks off. A body that stalls its reader for `timeoutMs` is cut, so that a slow
 * service cannot hold a connection.
 */
export function delivered(body: Readable, reader: Writable, timeoutMs: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const tickMs = Math.min(TICK_MS, timeoutMs)
  let waitedMs = 0
  const timer = setInterval(() => {
    if (reader.writableNeedDrain) {
      waitedMs = 0
      resolve()
      return
    }
    waitedMs += tickMs
    if (waitedMs >= timeoutMs) body.destroy(new Error('The response body took too long'))
  }, tickMs)
  body.once('error', reject)
  body.once('close', () => {
    clearInterval(timer)
    resolve()
  })
  return promise
}
