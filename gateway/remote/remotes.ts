import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import { growingPauses } from '#gateway/lib/pauses.ts'
import type { ServiceState } from '#gateway/upstream/upstream.ts'
import type { Own } from './check-remote.ts'
import { type Arrived, joinRemotes } from './join-remotes.ts'
import { readRemoteSchema } from './read-remote-schema.ts'
import { createRemoteCaller, type RemoteCaller } from './remote-caller.ts'
import type { RemoteSubschema } from './remote-subschema.ts'

export type Remotes = {
  /** Introspects each remote, retrying until it answers. */
  start(): void
  /** True when each schema was requested once, with or without success. */
  areRequested(): boolean
  states(): readonly (readonly [name: string, state: ServiceState])[]
  close(): Promise<void>
}

export type RemotesOptions = {
  readonly remotes: readonly RemoteSubschema[]
  readonly own: Own
  readonly log: Logger
  readonly timeoutMs?: number
  onJoined(schema: GraphQLSchema): void
}

const PAUSES = { firstMs: 500, longestMs: 60_000 }

/** Remotes join when they become available; without them the graph is complete but smaller. */
export function createRemotes(options: RemotesOptions): Remotes {
  const { own, log, timeoutMs } = options
  const lines = options.remotes.map((remote) => ({
    remote,
    caller: createRemoteCaller(remote, { log, ...(timeoutMs ? { timeoutMs } : {}) }),
  }))
  const schemas = new Map<string, GraphQLSchema>()
  const requested = new Set<string>()
  const refused = new Set<string>()
  const closing = new AbortController()
  let meetings: Promise<unknown> = Promise.resolve()

  function joinAll(): void {
    const arrived = lines.flatMap(({ remote, caller }): Arrived[] => {
      const schema = schemas.get(remote.name)
      return schema ? [{ remote, caller, schema }] : []
    })
    const { schema, refusals } = joinRemotes(own, arrived)
    for (const { name, faults } of refusals) {
      if (!refused.has(name)) log.error({ service: name, faults }, 'remote subschema left out')
      refused.add(name)
    }
    options.onJoined(schema)
  }

  async function meet(remote: RemoteSubschema, caller: RemoteCaller): Promise<void> {
    const { name } = remote
    const pauses = growingPauses(PAUSES)
    while (!closing.signal.aborted) {
      try {
        schemas.set(name, await readRemoteSchema(caller, closing.signal))
        joinAll()
        if (!refused.has(name)) log.info({ service: name }, 'remote subschema joined')
        return
      } catch (error) {
        if (closing.signal.aborted) return
        if (!requested.has(name))
          log.warn({ err: error, service: name }, 'remote subschema not there')
      } finally {
        requested.add(name)
      }
      await pauses.wait(closing.signal).catch(() => undefined)
    }
  }

  return {
    start() {
      meetings = Promise.all(lines.map(({ remote, caller }) => meet(remote, caller)))
    },
    areRequested: () => requested.size === lines.length,
    states: () => lines.map(({ remote, caller }) => [remote.name, caller.state()] as const),
    async close() {
      closing.abort()
      await meetings
      await Promise.all(lines.map(({ caller }) => caller.close()))
    },
  }
}
