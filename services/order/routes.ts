import { getCheckoutSettings } from '#services/contract/order.ts'
import { type Route, route } from '#services/platform/http.ts'
import { checkout } from '#services/settings/api.ts'

export function orderRoutes(): readonly Route[] {
  return [route(getCheckoutSettings, async (_input, { db }) => await checkout(db))]
}
