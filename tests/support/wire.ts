import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type Wire = { readonly url: string; cut(): Promise<void>; mend(): Promise<void> }

/** Stands before a server such as the database, and can be cut. */
export async function createWire(serverUrl: string): Promise<Wire> {
  const { hostname, port } = new URL(serverUrl)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
    }
    near.pipe(far).pipe(near)
  })
  const listenOn = async (at: number): Promise<number> => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : at
  }

  const own = await listenOn(0)
  const url = new URL(serverUrl)
  url.host = `127.0.0.1:${own}`
  return {
    url: url.href,
    cut: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      sockets.clear()
      await closed
    },
    mend: async () => {
      await listenOn(own)
    },
  }
}
