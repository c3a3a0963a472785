import Fastify, { type FastifyInstance } from 'fastify'
import { parse } from 'graphql'
import type { PageAnswer, PageRequest } from '#client/server/page.ts'
import type { Renderer } from '#client/server/renderer.tsx'
import { createPublicCache } from '#gateway/cache/public-cache.ts'
import { createLayoutStore, type LayoutStore } from '#gateway/layout/layout-store.ts'
import type { PagesOptions } from '#gateway/pages/options.ts'
import { pagesPlugin } from '#gateway/pages/plugin.ts'
import { createCookies } from '#gateway/session/cookies.ts'
import { type ScriptedServices, scriptedServices } from './scripted-services.ts'

export const PUBLIC_URL = 'http://shop.test'

/** A page as the world knows it; the renderer below draws it, whoever asks. */
export type WorldPage = {
  text: string
  tags: readonly string[]
  hasGap?: boolean
  answer?: PageAnswer
  isPrivate?: boolean
  takesForms?: boolean
}

export type PagesWorld = {
  readonly app: FastifyInstance
  readonly services: ScriptedServices
  readonly layout: LayoutStore
  readonly pages: Map<string, WorldPage>
  /** Requests that reached the renderer. */
  readonly rendered: PageRequest[]
  readonly clock: { now(): Date; advance(ms: number): void }
  /** Runs after a page has read its content and before it is answered. */
  beforeAnswer(wait: (request: PageRequest) => Promise<void>): void
  get(path: string, headers?: Record<string, string>): Promise<WorldAnswer>
  close(): Promise<void>
}

export type WorldAnswer = {
  readonly status: number
  readonly body: string
  readonly headers: Record<string, unknown>
}

const QUERY = parse('query World { layout { site { name } } }')

type WorldOptions = Partial<PagesOptions> & {
  readonly services?: ScriptedServices
  readonly chooseLocale?: Renderer['chooseLocale']
  readonly locales?: Renderer['locales']
}

export async function startPagesWorld(overrides: WorldOptions = {}): Promise<PagesWorld> {
  const {
    services = scriptedServices(),
    chooseLocale = () => 'hr',
    locales = [{ code: 'hr', iso: 'hr-HR', prefix: '' }],
    ...given
  } = overrides
  const clock = movableClock()
  const pages = new Map<string, WorldPage>([['/', { text: 'home', tags: ['page:1'] }]])
  const rendered: PageRequest[] = []
  let beforeAnswer: (request: PageRequest) => Promise<void> = async () => undefined

  const app = Fastify({ logger: false })
  const layout = createLayoutStore({
    upstream: services.client,
    publicUrl: PUBLIC_URL,
    log: app.log,
    clock,
  })
  const cache = createPublicCache({ layout, clock })
  await app.register(pagesPlugin, {
    publicUrl: PUBLIC_URL,
    cache,
    renderer: async () =>
      drawingRenderer({
        pages,
        rendered,
        chooseLocale,
        locales,
        beforeAnswer: (request) => beforeAnswer(request),
      }),
    layout,
    isStaff: async ({ cookie = '' }) => cookie === 'staff=signed-in',
    // What the graph would do: one result for the page at hand, with its tags.
    openPage: () => {
      const tags = new Set<string>()
      let hasErrors = false
      return {
        tags,
        age: () => ({ madeAt: null, expiresAt: null }),
        isStorable: () => !hasErrors,
        execute: async ({ variables }) => {
          const page = pages.get(String(variables['path']))
          for (const tag of page?.tags ?? []) tags.add(tag)
          hasErrors ||= page?.hasGap === true
          return { data: { text: page?.text ?? null } }
        },
      }
    },
    cookies: createCookies({ isSecure: false }),
    ownOrigins: () => ({ publicUrl: PUBLIC_URL, hosts: [] }),
    upstream: services.client,
    log: app.log,
    clock,
    ...given,
  })
  layout.start()
  await layout.ready()

  return {
    app,
    services,
    layout,
    pages,
    rendered,
    clock,
    beforeAnswer: (wait) => {
      beforeAnswer = wait
    },
    get: async (path, headers = {}) => {
      const answer = await app.inject({ url: path, headers: { host: 'shop.test', ...headers } })
      return { status: answer.statusCode, body: answer.body, headers: answer.headers }
    },
    close: async () => {
      cache.close()
      await layout.close()
      await app.close()
    },
  }
}

type Drawing = {
  readonly pages: Map<string, WorldPage>
  readonly rendered: PageRequest[]
  readonly chooseLocale: Renderer['chooseLocale']
  readonly locales: Renderer['locales']
  beforeAnswer(request: PageRequest): Promise<void>
}

function pick(query: URLSearchParams, keys: readonly string[]): URLSearchParams {
  const entries = keys.flatMap((key) => query.getAll(key).map((value) => [key, value]))
  return new URLSearchParams(entries.filter(([, value]) => value !== ''))
}

function drawingRenderer({
  pages,
  rendered,
  chooseLocale,
  locales,
  beforeAnswer,
}: Drawing): Renderer {
  return {
    locales,
    match: (url) => ({
      route: routeOf(url.pathname),
      locale: 'hr',
      redirectTo: url.pathname.startsWith('/alias') ? url.pathname.replace('/alias', '') : null,
      query: pick(url.searchParams, ['page', 'sort', 'keywords']),
      isPrivate: pages.get(url.pathname)?.isPrivate === true,
      takesForms: pages.get(url.pathname)?.takesForms === true,
    }),
    chooseLocale,
    render: async (request) => {
      rendered.push(request)
      const { url, locale, execute, closing } = request
      if (closing && !closing.isForStaff) {
        return { status: 503, html: 'closed', retryAfterSeconds: closing.retryAfterSeconds }
      }
      const { data } = await execute({
        document: QUERY,
        operationName: 'World',
        variables: { path: url.pathname },
      })
      await beforeAnswer(request)
      const answer = pages.get(url.pathname)?.answer
      if (answer) return answer
      const text = data?.['text'] ?? null
      if (text === null) return { status: 404, html: '<!DOCTYPE html><p>404</p>' }
      return {
        status: 200,
        html: `<!DOCTYPE html><html lang="${locale}"><p>${text}</p><p>${url.href}</p>`,
      }
    },
  }
}

function routeOf(path: string): string | null {
  if (path === '/') return 'home'
  return path.split('/').length > 3 ? null : 'content'
}

function movableClock() {
  let now = Date.parse('2026-11-21T12:00:00Z')
  return {
    now: () => new Date(now),
    advance: (ms: number) => {
      now += ms
    },
  }
}
