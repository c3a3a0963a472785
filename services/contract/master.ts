import { z } from 'zod'
import { id } from './answers.ts'
import { describeCall } from './call.ts'

export const language = z.object({
  id,
  name: z.string(),
  name_hrv: z.string(),
  name_eng: z.string(),
  name_ger: z.string(),
  name_srp: z.string(),
  code: z.string().length(3),
  code2: z.string(),
})

export const country = z.object({
  id,
  iso: z.string().length(2),
  code: z.string(),
  name: z.string(),
})

export const getCommons = describeCall({
  service: 'master',
  method: 'GET',
  path: 'commons',
  summary: 'Languages or countries of the platform, named in the requested language',
  input: z.object({
    type: z.enum(['languages', 'countries']),
    language: z.string().length(3).optional(),
  }),
  output: z.object({
    languages: z.array(language).optional(),
    countries: z.array(country).optional(),
  }),
})

const mediaOption = z.object({
  id,
  key: z.string(),
  value: z.string(),
  autoResize: z.boolean(),
  x: z.int32(),
  /** Null when the height follows from the width. */
  y: z.int32().nullable(),
})

const currency = z.object({ id, code: z.string().length(3), label: z.string(), symbol: z.string() })

export const currencyConfig = z.object({
  allowedCurrencies: z.array(currency),
  mainCurrencyId: id,
})

export const checkoutSettings = z.object({
  allowedCountries: z.union([z.literal('ALL'), z.array(z.string().length(2))]),
  /** 0 opens the cart, 1 stays on the page, 2 shows the popup. */
  cartAdditionBehaviour: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** Skips the choice of a delivery: the first applicable one is taken. */
  skipDelivery: z.boolean().nullish(),
  /** Extension: names may have letters only; the specification's switch of that rule. */
  validateSpecialCharacters: z.boolean().nullish(),
  /** Extension: working days until a parcel arrives. */
  deliveryDays: z.object({ from: z.int32(), to: z.int32() }).nullish(),
  /** Extension: delivery is free from this total. */
  freeDeliveryFrom: z.number().nullish(),
  /** Extension: names of the payment methods, in the caller's language. */
  paymentMethods: z.array(z.string()).nullish(),
  /** Extension: those of an order of which nothing is sent. */
  digitalPaymentMethods: z.array(z.string()).nullish(),
  /** Extension: the number of a Croatian company needs the right check digit. */
  checkCompanyNumber: z.boolean().nullish(),
  /** Extension: visitors can sign up for a mail when a product is back or cheaper. */
  productNotices: z.boolean().nullish(),
})

export const domainConfig = z.object({
  apiKeyToken: z.string(),
  apiKeyId: z.string(),
  siteID: id,
  /** Extension: the store id of all later calls; defaults to the site's own id. */
  storeID: id.optional(),
  site: z.object({ name: z.string(), url: z.string() }),
  subdomain: z.string(),
  externalURLs: z.object({ pdfGenerator: z.string().nullish() }),
  cmsLanguages: z.array(id),
  extra: z.object({
    mediaOptions: z.array(mediaOption),
    checkoutSettings,
    currencyConfig,
    cmsOptionFilter: z.array(z.string()),
    cmsElements: z.array(z.string()),
  }),
})

export const detectDomain = describeCall({
  service: 'master',
  version: 'v2',
  method: 'POST',
  path: 'domainDetect',
  summary: 'The configuration of the site in the referer',
  needsKey: false,
  input: z.object({}),
  output: domainConfig,
})

export type DomainConfig = z.output<typeof domainConfig>
export type Language = z.output<typeof language>
