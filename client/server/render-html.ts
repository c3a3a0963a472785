import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/**
 * Renders the whole document as text; rejects when any part fails. `renderToString` would halve
 * React's share (docs/decisions/client.md), but it neither waits for lazy parts nor reports errors
 * inside <Suspense>.
 */
export function renderHtml(tree: ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      // Otherwise React sends large parts hidden, with inline scripts that reveal them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        signal.removeEventListener('abort', stop)
        pipe(collector(resolve))
      },
      onShellError: reject,
      onError: reject,
    })
    const stop = (): void => abort(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
  })
}

function collector(done: (html: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks).toString('utf8'))
      next()
    },
  })
}
