import { sql } from 'kysely'
import type { Module } from '#services/platform/module.ts'
import { keepUntil } from '#services/platform/retention.ts'
import { wishlistPersonalData } from './personal-data.ts'
import { wishlistPersonalTables } from './personal-tables.ts'
import { wishlistRoutes } from './routes.ts'

export const module: Module = {
  name: 'wishlist',
  services: ['cms'],
  imports: ['product'],
  personalTables: wishlistPersonalTables,
  routes: wishlistRoutes,
  personalData: wishlistPersonalData,
  retention: [
    keepUntil({
      kind: 'guest-wishlists',
      deletes: 'unused wishlists of guests',
      keepDays: 180,
      bounds: { least: 30, most: 730 },
      table: 'wishlist',
      isOver: (before) => sql`guest_key is not null and used_at < ${before}`,
    }),
  ],
}
