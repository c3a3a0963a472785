import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Below the ten seconds after which containers are killed. */
const DRAIN_MS = 9_000
/**
 * Time for probes to read the readiness, and again for the next request on each open connection.
 */
const FAREWELL_MS = 250
/** Connections waiting to be accepted; the default backlog of Node's `listen`. */
const BACKLOG = 511

export type Shutdown = {
  isClosing(): boolean
  /**
   * Null until the port is about to close; then responses wait for it and close their connections.
   */
  portClosed(): Promise<void> | null
  close(app: FastifyInstance): Promise<void>
}

/** Shuts a server down without losing a request: first the port closes, then each connection. */
export function createShutdown(): Shutdown {
  let isClosing = false
  let portClosed: Promise<void> | null = null

  /** Clients that get a response before this would reconnect and be reset with the port. */
  async function closePort(app: FastifyInstance): Promise<void> {
    // The event loop accepts one waiting connection per turn.
    for (let turn = 0; turn < BACKLOG; turn += 1) await nextTurn()
    // `http.Server#close` would also close idle connections, on which a request may be on its way.
    NetServer.prototype.close.call(app.server)
  }

  return {
    isClosing: () => isClosing,
    portClosed: () => portClosed,
    close: async (app) => {
      isClosing = true
      if (await hasConnections(app)) await pause(FAREWELL_MS)
      portClosed = closePort(app)
      await portClosed
      if (await hasConnections(app)) await pause(FAREWELL_MS)
      const deadline = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
      await app.close()
      clearTimeout(deadline)
    },
  }
}

function hasConnections({ server }: FastifyInstance): Promise<boolean> {
  return new Promise((resolve) => {
    server.getConnections((error, open) => resolve(!error && open > 0))
  })
}
