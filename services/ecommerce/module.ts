import { getCheckoutSettings, getCurrencyConfig } from '#services/contract/ecommerce.ts'
import { route } from '#services/platform/http.ts'
import type { Module } from '#services/platform/module.ts'
import { checkout, currencies } from '#services/settings/api.ts'

export const ecommerceModule: Module = {
  name: 'ecommerce',
  routes: () => [
    route(getCheckoutSettings, async (_input, { db }) => await checkout(db)),
    route(getCurrencyConfig, async (_input, { db }) => await currencies(db)),
  ],
}
