import type * as carts from '#services/contract/cart.ts'
import type * as cms from '#services/contract/cms.ts'
import type * as master from '#services/contract/master.ts'
import type * as orders from '#services/contract/order-calls.ts'
import { type Answering, type Calls, Refusal } from './call.ts'
import { CHECKOUT_SETTINGS, COUNTRIES, CURRENCIES, DOMAIN, LANGUAGES } from './records.ts'

/** Step 1: what surrounds every page. Read at start and once a minute, never for a visitor. */

/** The referer is the address of the shop. */
const detectDomain: Answering<typeof master.detectDomain> = (_input, { headers }) => {
  if (!headers.referer) throw new Refusal(400, 'Which site?')
  return DOMAIN
}

const getCommons: Answering<typeof master.getCommons> = ({ type }) =>
  type === 'languages' ? { languages: [...LANGUAGES] } : { countries: COUNTRIES }

const getOptions: Answering<typeof cms.getOptions> = () => ({
  records: [
    { key: 'HomePageSlug', value: 'home', media: null },
    { key: 'CopyrightText', value: '© Another Federation', media: null },
    { key: 'DefaultLanguage', value: 'hrv', media: null },
  ],
})

const getElements: Answering<typeof cms.getElements> = () => ({ records: [] })

const getNavigation: Answering<typeof cms.getNavigation> = ({ id }) => ({
  id,
  items:
    id === 'main'
      ? [{ id: 1, title: 'Shop', linkV2: { kind: 'internal', path: '/shop' }, children: [] }]
      : [],
})

const getCurrencyConfig: Answering<typeof carts.getCurrencyConfig> = () => CURRENCIES
const getCheckoutSettings: Answering<typeof orders.getCheckoutSettings> = () => CHECKOUT_SETTINGS

export const SITE: Calls = {
  'POST /api/v2/master/domainDetect': detectDomain,
  'GET /api/v1/master/commons': getCommons,
  'GET /api/v1/cms/option/filter': getOptions,
  'POST /api/v1/cms/element/getByHandlers': getElements,
  'GET /api/v1/cms/navigation/tree/{id}': getNavigation,
  'GET /api/v2/ecommerce/settings/getCurrencyConfig': getCurrencyConfig,
  'GET /api/v2/ecommerce/settings/getCheckoutSettings': getCheckoutSettings,
}
