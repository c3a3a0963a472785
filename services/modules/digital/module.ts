import type { Module } from '#services/platform/module.ts'
import { digitalRoutes } from './routes.ts'

/** Files of digital products. The order module hands them to those who have bought them. */
export const module: Module = {
  name: 'digital',
  services: ['ecommerce'],
  imports: ['product'],
  otherTables: ['digital_file', 'digital_part'],
  routes: digitalRoutes,
}
