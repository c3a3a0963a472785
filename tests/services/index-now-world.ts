import { createServer, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const announced = z.strictObject({
  host: z.string(),
  key: z.string(),
  keyLocation: z.string(),
  urlList: z.array(z.string()),
})
export type Announced = z.output<typeof announced>

export type SearchEngine = {
  readonly url: string
  /** What came in, also where it was refused. */
  readonly calls: Announced[]
  /** Of the next calls: a status, or null for one that hangs. */
  answers: { readonly status: number | null; readonly retryAfter?: number }
  /** Breaks the calls off that hang. */
  release(): void
  close(): Promise<void>
}

/** Answers as the engines of IndexNow do. */
export async function startSearchEngine(): Promise<SearchEngine> {
  const calls: Announced[] = []
  const hanging = new Set<ServerResponse>()
  const server: Server = createServer(async (request, reply) => {
    calls.push(announced.parse(JSON.parse(await text(request))))
    const { status, retryAfter } = engine.answers
    if (status === null) {
      hanging.add(reply)
      return
    }
    reply.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': `${retryAfter}` })
    reply.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('It listens on a port.')
  const engine: SearchEngine = {
    url: `http://127.0.0.1:${address.port}/indexnow`,
    calls,
    answers: { status: 200 },
    release: () => {
      for (const reply of hanging) reply.destroy()
    },
    close: async () => {
      engine.release()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return engine
}
