import type { Module } from '#services/platform/module.ts'
import { productDeskRoutes } from './desk-routes.ts'
import { productList } from './product-list.ts'

/** Products of the shop in the hands of staff. */
export const module: Module = {
  name: 'product-desk',
  services: ['product'],
  imports: ['history', 'media', 'product', 'settings'],
  histories: { product: 'products.write' },
  lists: [productList],
  routes: productDeskRoutes,
}
