import type { Module } from '#services/platform/module.ts'
import { settingsRoutes } from './routes.ts'

export const module: Module = {
  name: 'settings',
  services: ['settings'],
  imports: ['history'],
  histories: { setting: 'settings.write' },
  publicSettings: ['site/maintenance'],
  writes: ['settings'],
  otherTables: ['api_key', 'country', 'currency', 'domain', 'language', 'media_option', 'setting'],
  routes: settingsRoutes,
}
