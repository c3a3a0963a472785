import type { Module } from '#services/platform/module.ts'
import { packingPlugin } from './packing-plugin.ts'
import { packingRoutes } from './routes.ts'

/** Papers that staff print to pack and send orders. */
export const module: Module = {
  name: 'packing',
  services: ['ecommerce'],
  imports: ['document', 'order'],
  routes: packingRoutes,
  plugin: packingPlugin,
}
