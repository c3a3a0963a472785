import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createMemoryCache } from './memory-cache.ts'
import type { PagesOptions } from './options.ts'
import { noPageCache, type PageCache } from './page-cache.ts'
import type { PurgeWatch } from './purge-watch.ts'
import { createRedisCache } from './redis-cache.ts'

export async function createPageCache(
  options: PagesOptions,
  purges: PurgeWatch,
): Promise<PageCache> {
  const { hasCache, redisUrl, layout, clock, log } = options
  if (hasCache === false) return noPageCache
  const memory = createMemoryCache()
  if (!redisUrl) return memory
  return createRedisCache({
    url: redisUrl,
    release: await releaseOf(options.assetsDir),
    near: memory,
    isSettling: purges.isSettling,
    mayShare: () => layout.maxAgeMs() === null,
    clock,
    log,
  })
}

/** Two builds that differ name other files in their pages. */
async function releaseOf(assetsDir: string | undefined): Promise<string> {
  if (assetsDir === undefined) return 'development'
  const manifest = await readFile(join(assetsDir, 'manifest.json'))
  return createHash('sha256').update(manifest).digest('hex').slice(0, 16)
}
