import type { Module } from '#services/platform/module.ts'
import { sellerRoutes } from './seller/seller-routes.ts'

export const module: Module = {
  name: 'document',
  services: ['settings'],
  imports: ['history', 'settings'],
  histories: { seller: 'settings.write' },
  otherTables: ['seller_version'],
  routes: sellerRoutes,
}
