import { sql } from 'kysely'
import type { Module } from '#services/platform/module.ts'
import { keepRows, keepUntil } from '#services/platform/retention.ts'
import { cartPersonalData } from './personal-data.ts'
import { cartPersonalTables } from './personal-tables.ts'
import { cartRoutes } from './routes.ts'
import { cartSettings } from './settings.ts'

export const module: Module = {
  name: 'cart',
  services: ['ecommerce'],
  imports: ['calendar', 'delivery', 'product', 'settings', 'user'],
  settings: cartSettings,
  personalTables: cartPersonalTables,
  otherTables: ['coupon', 'currency_rate'],
  routes: cartRoutes,
  personalData: cartPersonalData,
  retention: [
    keepUntil({
      kind: 'empty-carts',
      deletes: 'carts without a line',
      keepDays: 2,
      table: 'cart',
      isOver: (before) =>
        sql`used_at < ${before} and not exists (select 1 from cart_item where cart_id = cart.id)`,
    }),
    // As long as browsers keep the cart's cookies.
    keepUntil({
      kind: 'carts',
      deletes: 'unused carts',
      keepDays: 365,
      bounds: { least: 30, most: 365 },
      table: 'cart',
      isOver: (before) => sql`used_at < ${before}`,
    }),
    keepRows({
      kind: 'cart-writes',
      deletes: 'idempotency keys of carts',
      keepDays: 1,
      table: 'cart_write',
      moment: 'written_at',
    }),
  ],
}
