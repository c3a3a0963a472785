import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_SECONDS = 31_536_000
const HOUR_SECONDS = 3_600

/**
 * Serves the built client. Names under /assets contain a content hash, so files never change; a
 * name of an older build is a plain 404, not a page.
 */
export async function serveStaticFiles(app: FastifyInstance, assetsDir: string): Promise<void> {
  if (!existsSync(assetsDir)) throw new Error(`The client is not built: ${assetsDir} is missing`)
  await app.register(fastifyStatic, {
    root: assetsDir,
    // One route per file; every other path belongs to the pages.
    wildcard: false,
    // The manifest is for the renderer; robots.txt has its own route.
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
