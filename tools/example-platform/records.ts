import type { Category } from '#services/contract/category.ts'
import type { Page, Post } from '#services/contract/cms.ts'
import type { DeliveryMethod } from '#services/contract/delivery.ts'
import type { DomainConfig, Language } from '#services/contract/master.ts'
import type { PaymentMethod } from '#services/contract/payment.ts'
import type { Product } from '#services/contract/product.ts'

/** What the example platform holds; a real one reads all of it from its databases. */

const EURO = { id: 978, code: 'EUR', label: 'Euro', symbol: '€' }
export const CURRENCIES: DomainConfig['extra']['currencyConfig'] = {
  allowedCurrencies: [EURO],
  mainCurrencyId: EURO.id,
}

export const CHECKOUT_SETTINGS: DomainConfig['extra']['checkoutSettings'] = {
  allowedCountries: 'ALL',
  cartAdditionBehaviour: 2,
}

/** The key, site and store that every later call must send. */
export const DOMAIN: DomainConfig = {
  apiKeyToken: 'foreign-key-token',
  apiKeyId: 'fk-77',
  siteID: 7_700,
  site: { name: 'Another Federation', url: 'https://other.example' },
  subdomain: 'shop',
  externalURLs: {},
  cmsLanguages: [41],
  extra: {
    mediaOptions: [{ id: 1, key: 'LargeSize', value: '926x926', autoResize: true, x: 926, y: 926 }],
    checkoutSettings: CHECKOUT_SETTINGS,
    currencyConfig: CURRENCIES,
    cmsOptionFilter: [],
    cmsElements: [],
  },
}

export const LANGUAGES: readonly Language[] = [
  {
    id: 41,
    name: 'Hrvatski',
    name_hrv: 'Hrvatski',
    name_eng: 'Croatian',
    name_ger: 'Kroatisch',
    name_srp: 'Hrvatski',
    code: 'hrv',
    code2: 'hr',
  },
]

export const COUNTRIES = [
  { id: 191, iso: 'HR', code: 'HRV', name: 'Hrvatska' },
  { id: 705, iso: 'SI', code: 'SVN', name: 'Slovenija' },
]

export const CATEGORIES: readonly Category[] = [
  { id: 70_001, slug: 'tickets', slugMain: 'tickets', name: 'Tickets' },
  { id: 70_002, slug: 'clothing', slugMain: 'clothing', name: 'Clothing' },
]

/** All prices include VAT except `basicPrice`, which is net. */
const priced = (retailPrice: number, finalPrice = retailPrice) => ({
  retailPrice,
  finalPrice,
  basicPrice: Math.round(finalPrice * 80) / 100,
  discount: finalPrice < retailPrice ? { retailPrice: finalPrice } : null,
})

const simple = { type: 'product', format: 'Simple', media: [], archived: false, featured: false }

export const PRODUCTS: readonly Product[] = [
  {
    ...simple,
    ...{ id: 910_001, name: 'Scarf', slug: 'scarf', sku: 'FP-1', ...priced(42) },
    ...{ mainCategory: 70_002, categoryPriority: 1, featured: true },
    description: '<p>Woven in two colours.</p>',
  },
  {
    ...simple,
    ...{ id: 910_002, name: 'Season pass', slug: 'season-pass', sku: 'FP-2', ...priced(120) },
    ...{ mainCategory: 70_001, categoryPriority: 2 },
  },
  {
    ...simple,
    ...{
      id: 910_003,
      name: 'Home shirt',
      slug: 'home-shirt',
      sku: 'FP-3',
      ...priced(89.99, 69.99),
    },
    ...{ mainCategory: 70_002, categoryPriority: 3, featured: true },
  },
]

/** A section of a page: `handler` names it, `meta` has the fields of services/contract/sections. */
const section = (id: number, handler: string, meta: Record<string, unknown>) => ({
  ...{ id, handler, type: 'static-element', title: handler, slug: `${handler}-${id}`, meta },
  ...{ options: {}, linkMeta: {}, mobileMeta: {}, mobileOptions: {}, parts: [] },
  ...{ language_code: 'hrv', created_at: '2026-01-05T00:00:00Z' },
})

/** The first is the home page. */
export const PAGES: readonly [Page, ...Page[]] = [
  {
    ...{ id: 33_001, title: 'Home', slug: 'home' },
    elements: [
      section(81_001, 'rich-text', { body: '<p>Welcome</p>' }),
      section(81_002, 'featured-products', { title: 'Featured', limit: 4, link: null }),
    ],
  },
  {
    ...{ id: 33_002, title: 'Terms', slug: 'terms' },
    elements: [section(81_003, 'rich-text', { body: '<p>Our terms.</p>' })],
  },
]

export const POSTS: readonly Post[] = [
  {
    ...{ id: 55_010, title: 'We won', slug: 'we-won', excerpt: 'Three to one.', media: null },
    body: '<p>Three to one, at home.</p>',
    published_at: '2026-02-11T18:30:00Z',
    terms: { categories: [{ id: 12_001, slug: 'news', title: 'News' }] },
  },
]

export const DELIVERY_PRICE = 5
export const DELIVERY_METHODS: readonly DeliveryMethod[] = [
  { id: 8_101, name: 'Courier', description: '<b>To your door</b>', options: [] },
  {
    ...{ id: 8_102, name: 'Pick up', description: '' },
    options: [{ id: 8_190, name: 'Stadium' }],
  },
]

/** One with a `paymentType` is paid at a provider, by the form that `order/create` answers. */
export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  { id: 8_201, name: 'Bank transfer', description: '', paymentType: null },
  { id: 8_202, name: 'Card', description: 'Any card', paymentType: 'HPF' },
]

export const PAYMENT_FORM = `<form action="https://pay.bank.example/hpf" method="post">
  <input type="hidden" name="shop" value="77"><input type="hidden" name="sign" value="abc">
</form>`
