import type { Module } from '#services/platform/module.ts'
import { cacheRoutes } from './cache-routes.ts'
import { releaseRoutes } from './releases/release-routes.ts'

/** What staff see and do of the programs themselves. */
export const module: Module = {
  name: 'system',
  services: ['cms', 'staff'],
  imports: ['cms', 'history'],
  routes: (deps) => [...cacheRoutes(deps), ...releaseRoutes(deps)],
}
