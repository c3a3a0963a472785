import type { Module } from '#services/platform/module.ts'
import { masterRoutes } from './routes.ts'

export const module: Module = {
  name: 'master',
  services: ['master'],
  imports: ['settings'],
  routes: ({ config }) => masterRoutes(config),
}
