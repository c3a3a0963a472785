import { z } from 'zod'
import { describeCall } from './call.ts'
import { checkoutSettings, currencyConfig } from './master.ts'

export const getCheckoutSettings = describeCall({
  service: 'ecommerce',
  version: 'v2',
  method: 'GET',
  path: 'settings/getCheckoutSettings',
  summary: 'What the checkout allows and what follows an addition to the cart',
  input: z.object({}),
  output: checkoutSettings,
})

export const getCurrencyConfig = describeCall({
  service: 'ecommerce',
  version: 'v2',
  method: 'GET',
  path: 'settings/getCurrencyConfig',
  summary: 'Currencies that the shop sells in',
  input: z.object({}),
  output: currencyConfig,
})
