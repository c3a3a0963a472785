import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { LayoutData } from '#gateway/layout/layout.ts'
import { contentPolicy } from '#gateway/lib/content-policy.ts'
import type { StaffCookie } from '#gateway/session/staff-cookie.ts'

export type AdminPage = {
  /** The page that loads the program of the back office. */
  html(): Promise<string>
  /** Folder of the built program; a development server has its own. */
  readonly filesDir?: string
}

export type AdminPagesOptions = AdminPage & {
  readonly publicUrl: string
  readonly mediaUrl?: string
  readonly styleSource?: string
  readonly cookie: StaffCookie
  layout(): LayoutData | null
}

const YEAR_SECONDS = 31_536_000

/** Reads the program that `npm run build` wrote. */
export function builtAdmin(distDir: string): AdminPage {
  const filesDir = join(distDir, 'admin')
  const html = readFile(join(filesDir, 'client', 'admin', 'index.html'), 'utf8')
  // Reported where it is read.
  html.catch(() => undefined)
  return { filesDir, html: () => html }
}

/**
 * The back office is a program of its own, with a policy of its own: it begins with a full load, and
 * nothing of it is in a file that visitors load.
 */
export const adminPagesPlugin: FastifyPluginAsync<AdminPagesOptions> = async (app, options) => {
  const { cookie, filesDir } = options
  const policy = contentPolicy(options)

  async function answer(reply: FastifyReply): Promise<FastifyReply> {
    const layout = options.layout()
    reply.header('cache-control', 'no-store')
    // Other platforms have no calls for it.
    if (layout && !layout.hasExtensions) {
      return reply.code(404).type('text/plain').send('Not found\n')
    }
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(await options.html())
  }

  /** Without a session the program would only load to lead to the sign-in. */
  async function answerSignedIn(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (cookie.read(request.headers) !== null) return answer(reply)
    const to = encodeURIComponent(request.url)
    return reply.header('cache-control', 'no-store').redirect(`/adminLogin?to=${to}`, 302)
  }

  app.get('/adminLogin', async (_request, reply) => answer(reply))
  app.get('/adminLogin/*', async (_request, reply) => answer(reply))
  app.get('/admin', answerSignedIn)
  app.get('/admin/*', answerSignedIn)

  if (filesDir === undefined) return
  await app.register(fastifyStatic, {
    root: join(filesDir, 'assets'),
    prefix: '/admin/assets/',
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    decorateReply: false,
    setHeaders: (reply) =>
      reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`),
  })
  app.get('/admin/assets/*', async (_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n'),
  )
}
