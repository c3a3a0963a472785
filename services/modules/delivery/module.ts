import type { Module } from '#services/platform/module.ts'

/** The order module handles its calls, because it knows the cart. */
export const module: Module = {
  name: 'delivery',
  services: [],
  imports: ['master', 'settings'],
  writes: ['delivery-methods'],
  otherTables: [
    'delivery_branch',
    'delivery_hours',
    'delivery_method',
    'delivery_method_country',
    'delivery_method_text',
  ],
  routes: () => [],
}
