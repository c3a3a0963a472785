import type { Module } from '#services/platform/module.ts'
import { masterRoutes } from './routes.ts'

export const masterModule: Module = {
  name: 'master',
  routes: ({ config }) => masterRoutes(config),
}
