import { z } from 'zod'
import { describeCall } from './call.ts'
import { currencyConfig } from './master.ts'

export const getCurrencyConfig = describeCall({
  service: 'ecommerce',
  version: 'v2',
  method: 'GET',
  path: 'settings/getCurrencyConfig',
  summary: 'Currencies that the shop sells in',
  input: z.object({}),
  output: currencyConfig,
})
