import { z } from 'zod'
import { describeCall } from './call.ts'
import { checkoutSettings } from './master.ts'

export const getCheckoutSettings = describeCall({
  service: 'ecommerce',
  version: 'v2',
  method: 'GET',
  path: 'settings/getCheckoutSettings',
  summary: 'What the checkout allows and what follows an addition to the cart',
  input: z.object({}),
  output: checkoutSettings,
})
