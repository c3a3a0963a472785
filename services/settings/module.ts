import type { Module } from '#services/platform/module.ts'
import { settingsRoutes } from './routes.ts'

export const settingsModule: Module = {
  name: 'settings',
  routes: settingsRoutes,
}
