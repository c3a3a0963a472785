import type { Module } from '#services/platform/module.ts'
import { sellerSettings } from './seller/seller.ts'

export const module: Module = {
  name: 'document',
  services: [],
  imports: ['history', 'settings'],
  settings: sellerSettings,
  routes: () => [],
}
