import type { Module } from '#services/platform/module.ts'
import { keepRows } from '#services/platform/retention.ts'
import { sandboxPlugin } from './sandbox/plugin.ts'
import { postWebhook, SANDBOX_WEBHOOK } from './sandbox/webhook.ts'

/** Its calls are answered by the order module, which knows the cart they are about. */
export const module: Module = {
  name: 'payment',
  services: [],
  imports: ['settings'],
  writes: ['payment-methods'],
  // A payment knows its order alone, which knows its buyer.
  otherTables: ['payment', 'payment_exclusion', 'payment_method', 'payment_method_text'],
  routes: () => [],
  reservedSlugs: ['pay'],
  plugin: (deps) => async (app) => {
    if (deps.config.paymentSandbox) await app.register(sandboxPlugin(deps))
  },
  outboxHandlers: { [SANDBOX_WEBHOOK]: postWebhook },
  // As long as the orders that they paid.
  retention: [
    keepRows({ kind: 'payments', keepDays: 4_018, table: 'payment', moment: 'started_at' }),
  ],
}
