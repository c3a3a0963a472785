import type { Module } from '#services/platform/module.ts'
import { mediaPlugin } from './plugin.ts'
import { mediaRetention } from './retention.ts'
import { mediaRoutes } from './routes.ts'

export const module: Module = {
  name: 'media',
  services: ['media'],
  imports: ['settings'],
  writes: ['media:*'],
  reservedSlugs: ['upload'],
  otherTables: ['media', 'media_folder', 'media_former', 'media_in_text', 'media_text'],
  retention: mediaRetention,
  routes: mediaRoutes,
  plugin: mediaPlugin,
}
