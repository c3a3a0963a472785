import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { escapeJson } from '#client/lib/json-block.tsx'

/** Replaced by the state once the page has rendered. No text and no cleaned HTML contains it. */
export const STATE_MARK = '<state>'

/**
 * Renders the whole document as text; rejects when any part fails. `renderToString` would halve
 * React's share (docs/decisions/page-loading.md), but it neither waits for lazy parts nor reports
 * errors inside <Suspense>. The state is read last: a lazy part that loads for the first time formats
 * its prices after everything else.
 */
export function renderHtml(
  tree: ReactNode,
  signal: AbortSignal,
  readState: (() => unknown) | null,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      // Otherwise React sends large parts hidden, with inline scripts that reveal them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        signal.removeEventListener('abort', stop)
        pipe(collector((html) => resolve(readState === null ? html : withState(html, readState()))))
      },
      onShellError: reject,
      onError: reject,
    })
    const stop = (): void => abort(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
  })
}

function withState(html: string, state: unknown): string {
  const at = html.lastIndexOf(STATE_MARK)
  return html.slice(0, at) + escapeJson(state) + html.slice(at + STATE_MARK.length)
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
