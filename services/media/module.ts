import type { Module } from '#services/platform/module.ts'
import { mediaPlugin } from './plugin.ts'
import { mediaRoutes } from './routes.ts'

export const mediaModule: Module = {
  name: 'media',
  routes: mediaRoutes,
  plugin: mediaPlugin,
}
