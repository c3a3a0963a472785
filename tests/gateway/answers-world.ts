import Fastify from 'fastify'
import { pino } from 'pino'
import type { CacheSource, SourceOptions } from '#gateway/cache/cache-source.ts'
import { createPublicCache, type PublicCache } from '#gateway/cache/public-cache.ts'
import { createGraph, type Graph } from '#gateway/graph.ts'
import { createLayoutStore, type LayoutStore } from '#gateway/layout/layout-store.ts'
import { graphqlPlugin } from '#gateway/plugins/use-graphql.ts'
import { createSchema } from '#gateway/schema.ts'
import { createCookies } from '#gateway/session/cookies.ts'
import type { UpstreamClient } from '#gateway/upstream/upstream.ts'
import { type ScriptedServices, scriptedServices } from './scripted-services.ts'

const PUBLIC_URL = 'http://shop.test'

export type AnswersWorld = {
  readonly services: ScriptedServices
  readonly layout: LayoutStore
  /** Bodies of the answers that were stored. */
  readonly stored: readonly string[]
  readonly graph: Graph
  readonly clock: { now(): Date; advance(ms: number): void }
  /** The body and the type of the answer to a plain JSON post. */
  ask(
    query: string,
    variables?: unknown,
    headers?: Readonly<Record<string, string>>,
    extensions?: object,
  ): Promise<{ readonly type: string; readonly body: string }>
  /** Calls so far of the given path. */
  calls(path: string): number
  /** Resolves when the gateway has purged these tags. */
  told(...tags: string[]): Promise<void>
  close(): Promise<void>
}

/** The graph with its cache over scripted services, without pages. */
export async function startAnswersWorld(
  options: {
    readonly isDemo?: boolean
    readonly services?: ScriptedServices
    /** Instead of scripts. */
    readonly upstream?: UpstreamClient
    readonly documents?: readonly string[]
  } = {},
): Promise<AnswersWorld> {
  const { isDemo = false, services = scriptedServices(), documents = [] } = options
  const { upstream = services.client } = options
  let now = Date.parse('2026-11-21T12:00:00Z')
  const clock = { now: () => new Date(now) }
  const log = pino({ level: 'silent' })
  const layout = createLayoutStore({ upstream, publicUrl: PUBLIC_URL, log, clock })
  const stored: string[] = []
  const cache = noting(createPublicCache({ layout, clock }), stored)
  const graph = createGraph({
    schema: createSchema(),
    upstream,
    layout: layout.current,
    publicUrl: PUBLIC_URL,
    mediaUrl: '/media',
    isDemo,
    documents: { find: () => undefined, all: () => documents },
    trustedDocumentsOnly: false,
    isCompiling: true,
    cache,
    log,
    clock,
  })
  const app = Fastify()
  await app.register(graphqlPlugin, {
    graph,
    hasExplorer: false,
    allowedOrigins: [],
    isInMaintenance: () => layout.current()?.isInMaintenance ?? false,
    secondsToEnd: () => null,
    isStaff: async () => false,
    cookies: createCookies({ isSecure: false }),
    ownOrigins: () => ({ publicUrl: PUBLIC_URL, hosts: [] }),
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  layout.start()
  await layout.ready()

  return {
    services,
    layout,
    stored,
    graph,
    clock: {
      ...clock,
      advance: (ms) => {
        now += ms
      },
    },
    async ask(query, variables = {}, headers = {}, extensions = undefined) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables, extensions }),
      })
      return { type: response.headers.get('content-type') ?? '', body: await response.text() }
    },
    calls: (path) => services.requests.filter((one) => one.path === path).length,
    told: async (...tags) => {
      const heard = new Promise<void>((resolve) => {
        const stop = layout.onChange((some) => {
          if (!tags.every((tag) => some.includes(tag))) return
          stop()
          resolve()
        })
      })
      services.tell(...tags)
      await heard
    },
    close: async () => {
      cache.close()
      await layout.close()
      await app.close()
    },
  }
}

/** The same cache, whose stored values are noted. */
function noting(cache: PublicCache, stored: string[]): PublicCache {
  return {
    ...cache,
    createSource: <Value, Name extends string>(
      options: SourceOptions<Name>,
    ): CacheSource<Value, Name> => {
      const source = cache.createSource<Value, Name>(options)
      return {
        get: (request) =>
          source.get({
            ...request,
            make: async (signal) => {
              const made = await request.make(signal)
              const isAnswer = made.partition === 'answers'
              if (isAnswer && made.sharing === 'stored') stored.push(String(made.value))
              return made
            },
          }),
      }
    },
  }
}
