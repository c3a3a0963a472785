import type { Module } from '#services/platform/module.ts'
import { cmsDueHandlers } from './due-handlers.ts'
import { cmsRoutes } from './routes.ts'

export const cmsModule: Module = {
  name: 'cms',
  routes: cmsRoutes,
  dueHandlers: cmsDueHandlers,
}
