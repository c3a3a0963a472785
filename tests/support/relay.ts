import { connect, createServer, type Socket } from 'node:net'

export type Relay = {
  readonly port: number
  /** Cuts every connection and refuses new ones, as a server that was killed. */
  cut(): Promise<void>
  restore(): Promise<void>
}

/** Stands between a program and a server. */
export async function startRelay(target: { host: string; port: number }): Promise<Relay> {
  const sockets = new Set<Socket>()
  const track = (socket: Socket): void => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((incoming) => {
    const outgoing = connect(target)
    track(incoming)
    track(outgoing)
    incoming.on('close', () => outgoing.destroy())
    outgoing.on('close', () => incoming.destroy())
    incoming.pipe(outgoing).pipe(incoming)
  })
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('It listens on a port.')
  const { port } = address
  return {
    port,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.resetAndDestroy()
      }),
    restore: () => listen(port),
  }
}
