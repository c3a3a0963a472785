import type { Module } from '#services/platform/module.ts'
import { orderRoutes } from './routes.ts'

export const module: Module = {
  name: 'order',
  services: ['ecommerce'],
  imports: ['settings'],
  reservedSlugs: ['checkout', 'kasse', 'naplata'],
  routes: orderRoutes,
}
