import type { Module } from '#services/platform/module.ts'
import { keepRows } from '#services/platform/retention.ts'
import { sandboxPlugin } from './sandbox/plugin.ts'
import { postWebhook, SANDBOX_WEBHOOK } from './sandbox/webhook.ts'

/** The order module handles its calls, because it knows the cart. */
export const module: Module = {
  name: 'payment',
  services: [],
  imports: ['settings'],
  writes: ['payment-methods'],
  // A payment refers only to its order, which refers to its buyer.
  otherTables: ['payment', 'payment_exclusion', 'payment_method', 'payment_method_text'],
  routes: () => [],
  plugin: (deps) => async (app) => {
    if (deps.config.paymentSandbox) await app.register(sandboxPlugin(deps))
  },
  outboxHandlers: { [SANDBOX_WEBHOOK]: postWebhook },
  // Stored as long as the orders that they paid.
  retention: [
    keepRows({
      ...{
        kind: 'payments',
        deletes: 'attempts to pay an order, counted as orders are',
        keepDays: 4_018,
        bounds: { least: 4_018, most: 7_305 },
        table: 'payment',
      },
      ...{ moment: 'started_at', isFromYearEnd: true },
    }),
  ],
}
