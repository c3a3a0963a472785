import type { Module } from '#services/platform/module.ts'
import { socialRoutes } from './routes.ts'

export const module: Module = {
  name: 'social',
  services: ['cms'],
  imports: ['cms'],
  routes: socialRoutes,
}
