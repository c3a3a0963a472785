import { getCurrencyConfig } from '#services/contract/cart.ts'
import { type Route, route } from '#services/platform/http.ts'
import { currencies } from '#services/settings/api.ts'

export function cartRoutes(): readonly Route[] {
  return [route(getCurrencyConfig, async (_input, { db }) => await currencies(db))]
}
