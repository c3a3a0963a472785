import type { Module } from '#services/platform/module.ts'
import { cartRoutes } from './routes.ts'

export const module: Module = {
  name: 'cart',
  services: ['ecommerce'],
  imports: ['settings'],
  reservedSlugs: ['cart', 'einkaufswagen', 'kosarica'],
  routes: cartRoutes,
}
