import { z } from 'zod'
import { describeCall } from './call.ts'
import { checkoutSettings } from './master.ts'

export const getCheckoutSettings = describeCall({
  service: 'ecommerce',
  version: 'v2',
  method: 'GET',
  path: 'settings/getCheckoutSettings',
  summary: 'Settings of the checkout and of additions to the cart',
  input: z.object({}),
  output: checkoutSettings,
})
