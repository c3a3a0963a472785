import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000
const HOUR_SECONDS = 3_600

/**
 * The built client. Names below /assets carry a hash of what is in them, so they never change; a
 * name of an older build is gone, which is a plain 404 and not a page.
 */
export async function serveStaticFiles(app: FastifyInstance, assetsDir: string): Promise<void> {
  if (!existsSync(assetsDir)) throw new Error(`The client is not built: ${assetsDir} is missing`)
  await app.register(fastifyStatic, {
    root: assetsDir,
    // One route per file: everything else stays with the pages.
    wildcard: false,
    // The manifest is the renderer's; robots.txt has a route of its own.
    globIgnore: ['manifest.json', '**/*.br', '**/*.gz', 'robots.txt'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(`${assetsDir}/assets/`)
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${HOUR_SECONDS}`,
      )
    },
  })
  app.get('/assets/*', async (_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n'),
  )
}
