import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

const DOCTYPE = '<!DOCTYPE html>'
/** React's mark for a part that was not ready, or could not be drawn. */
const GAP = '<!--$!-->'

/**
 * The whole document as text in one go, which costs less than a stream; null when a part of it has
 * to be waited for. Throws like the stream rejects.
 */
export function renderAtOnce(tree: ReactNode): string | null {
  const html = DOCTYPE + renderToString(tree)
  return html.includes(GAP) ? null : html
}

/** The whole document as text; rejects when any part of it cannot be drawn. */
export function renderHtml(tree: ReactNode, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      // Large parts would otherwise arrive hidden, with inline scripts that show them.
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
      done(`${Buffer.concat(chunks).toString('utf8')}`)
      next()
    },
  })
}
