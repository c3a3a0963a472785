import type { IncomingMessage } from 'node:http'

/** Reads the whole body; null once it exceeds the limit. */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<string | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let bytes = 0
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return resolve(null)
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= maxBytes) chunks.push(chunk)
      else {
        request.pause()
        resolve(null)
      }
    })
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    // A client that disconnected reads no answer.
    request.on('error', () => resolve(''))
  })
}
