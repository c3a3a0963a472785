import type { Module } from '#services/platform/module.ts'

/** Its calls are answered by the order module, which knows the cart they are about. */
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
