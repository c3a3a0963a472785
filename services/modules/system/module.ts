import type { Module } from '#services/platform/module.ts'
import { cacheRoutes } from './cache-routes.ts'

/** What staff see and do of the programs themselves. */
export const module: Module = {
  name: 'system',
  services: ['staff'],
  imports: ['history'],
  routes: cacheRoutes,
}
