import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Recaptcha = {
  readonly verifyUrl: string
  /** What it was sent, newest last. */
  readonly requests: readonly URLSearchParams[]
  /** What it answers; null: nothing at all. */
  answer(body: object | null, status?: number): void
  close(): Promise<void>
}

/** The verifying call of reCAPTCHA, on this machine. */
export async function startRecaptcha(): Promise<Recaptcha> {
  const requests: URLSearchParams[] = []
  let next: { readonly body: object | null; readonly status: number } = { body: {}, status: 200 }
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    requests.push(new URLSearchParams(Buffer.concat(chunks).toString()))
    if (next.body === null) return
    response.writeHead(next.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(next.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    verifyUrl: `http://127.0.0.1:${port}/siteverify`,
    requests,
    answer: (body, status = 200) => {
      next = { body, status }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
