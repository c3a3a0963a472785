import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type Fault =
  | 'none'
  /** Connections are refused in the middle. */
  | 'stopped'
  /** It listens and is not ready yet. */
  | 'starting'
  /** Nothing comes for 30 s. */
  | 'slow'
  /** Nothing comes until it is something else. */
  | 'held'
  /** A byte every now and then. */
  | 'trickling'
  /** The answer ends half way. */
  | 'truncated'
  /** A page for people, with status 200. */
  | 'html'
  /** Ten megabytes of good JSON. */
  | 'huge'
  /** JSON of another shape. */
  | 'wrong-types'
  /** It sends the caller elsewhere. */
  | 'redirect'

export type FaultyUpstream = {
  readonly url: string
  /** Requests that came in since the last change. */
  readonly requests: number
  /** Requests that nobody has answered or given up. */
  readonly waiting: number
  /** Only for paths with this part, if one is given. */
  be(fault: Fault, path?: string): void
  close(): Promise<void>
}

const SLOW_MS = 30_000

/** Stands between the gateway and one service and spoils what passes. */
export async function startFaultyUpstream(target: string): Promise<FaultyUpstream> {
  let fault: Fault = 'none'
  let spoilt = ''
  let requests = 0
  let waiting = 0
  const sockets = new Set<Socket>()
  const timers = new Set<NodeJS.Timeout>()
  const held = new Set<() => void>()

  const server = createServer((incoming, outgoing) => {
    requests += 1
    waiting += 1
    outgoing.on('close', () => {
      waiting -= 1
    })
    spoil(incoming.url?.includes(spoilt) ? fault : 'none', incoming, outgoing)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    // A client that hangs up is no fault of ours.
    socket.on('error', () => undefined)
  })

  function spoil(kind: Fault, incoming: IncomingMessage, outgoing: ServerResponse): void {
    switch (kind) {
      case 'none':
        pass(target, incoming, outgoing)
        return
      case 'stopped':
        incoming.socket.destroy()
        return
      case 'starting':
        outgoing.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2' })
        outgoing.end(JSON.stringify({ error: { message: 'Not ready.', statusCode: 503 } }))
        return
      case 'slow':
        timers.add(setTimeout(() => pass(target, incoming, outgoing), SLOW_MS))
        return
      case 'held':
        held.add(() => spoil(fault, incoming, outgoing))
        return
      case 'trickling': {
        outgoing.writeHead(200, { 'content-type': 'application/json' })
        const timer = setInterval(() => outgoing.write(' '), 100)
        timers.add(timer)
        outgoing.on('close', () => clearInterval(timer))
        return
      }
      case 'truncated':
        outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 })
        outgoing.write('{"records":[')
        setImmediate(() => outgoing.destroy())
        return
      case 'html':
        outgoing.writeHead(200, { 'content-type': 'text/html' })
        outgoing.end('<h1>It works</h1>')
        return
      case 'huge': {
        outgoing.writeHead(200, { 'content-type': 'application/json' })
        outgoing.end(JSON.stringify({ records: ['x'.repeat(10_000_000)] }))
        return
      }
      case 'wrong-types':
        outgoing.writeHead(200, { 'content-type': 'application/json' })
        outgoing.end(JSON.stringify({ records: [{ id: 'seven', name: 7 }], product: 'none' }))
        return
      case 'redirect':
        outgoing.writeHead(302, {
          location: `${target}/api/v1/elsewhere`,
          'content-type': 'application/json',
        })
        // What comes with it would pass for an answer.
        outgoing.end(JSON.stringify({ records: [], totalPages: 0, totalRecords: 0 }))
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('It listens on a port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    get requests() {
      return requests
    },
    get waiting() {
      return waiting
    },
    be(next, path = '') {
      fault = next
      spoilt = path
      requests = 0
      const released = [...held]
      held.clear()
      for (const goOn of released) goOn()
    },
    close: () =>
      new Promise((resolve) => {
        for (const timer of timers) clearTimeout(timer)
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url = '/', headers } = incoming
  const onward = request(`${target}${url}`, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}
