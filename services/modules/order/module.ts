import type { Module } from '#services/platform/module.ts'
import { checkoutPersonalTables, checkoutRetention } from './checkout/personal-data.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { documentRoutes } from './document-routes.ts'
import { downloadPlugin } from './downloads/download-plugin.ts'
import { orderDueHandlers } from './due-handlers.ts'
import { orderOutboxHandlers } from './letters/letter-job.ts'
import { orderLetters } from './letters/order-letters.ts'
import { orderList } from './list/order-list.ts'
import { methodRoutes } from './methods/method-routes.ts'
import { placedOrderRoutes } from './order-routes.ts'
import { extraDueHandlers, extraOutboxHandlers } from './pay/extra-payment.ts'
import { providerPlugin } from './pay/provider-plugin.ts'
import { orderPersonalData } from './personal/personal-data.ts'
import { orderPersonalTables } from './personal/personal-tables.ts'
import { orderRetention } from './personal/retention.ts'
import { saleNights } from './sales.ts'
import { orderSettings } from './settings.ts'
import { orderStaffRoutes } from './staff/staff-routes.ts'
import { noticeDueHandlers } from './tickets/event-notices.ts'

export const module: Module = {
  name: 'order',
  services: ['document', 'ecommerce'],
  imports: [
    'history',
    'calendar',
    'cart',
    'cms',
    'delivery',
    'digital',
    'document',
    'gdpr',
    'mail',
    'master',
    'payment',
    'product',
    'settings',
    'staff',
    'user',
  ],
  settings: orderSettings,
  histories: {
    order: 'orders.read',
    deliveryMethod: 'settings.write',
    paymentMethod: 'settings.write',
  },
  personalTables: { ...checkoutPersonalTables, ...orderPersonalTables },
  otherTables: ['order_move', 'order_number'],
  lists: [orderList],
  routes: (deps) => [
    ...checkoutRoutes(deps),
    ...placedOrderRoutes(deps),
    ...documentRoutes(deps),
    ...orderStaffRoutes(deps),
    ...methodRoutes(deps),
  ],
  plugin: (deps) => async (app) => {
    await app.register(providerPlugin(deps))
    await app.register(downloadPlugin(deps))
  },
  start: async (deps) => {
    await saleNights.start(deps)
    return async () => {}
  },
  dueHandlers: {
    ...{ ...orderDueHandlers, ...extraDueHandlers },
    ...{ ...saleNights.dueHandlers, ...noticeDueHandlers },
  },
  outboxHandlers: { ...orderOutboxHandlers, ...extraOutboxHandlers },
  letters: orderLetters,
  personalData: orderPersonalData,
  retention: [...checkoutRetention, ...orderRetention],
}
