import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Call, callUrl } from '#services/contract/call.ts'
import { isCall } from './contract-calls.ts'

const ROOT = join(import.meta.dirname, '..')
export const PLATFORM_GUIDE = join(ROOT, 'docs/your-platform.md')

/** By method and path: what the visitor notices when the platform lacks the call. */
type Lacking = Readonly<Record<string, string>>

type Step = {
  readonly title: string
  /** What can be seen once its calls answer. */
  readonly shows: string
  readonly calls: Lacking
}

const MASTER = '/api/v2/master'
const CMS = '/api/v1/cms'
const PRODUCT = '/api/v1/product'
const SHOP = '/api/v2/ecommerce'
const USER = '/api/v1/user'
const GDPR = '/api/v1/gdpr/web'

export const STEPS: readonly Step[] = [
  {
    title: 'The site',
    shows: 'the gateway starts; every page has its frame',
    calls: {
      [`POST ${MASTER}/domainDetect`]: 'the gateway waits for it and answers no page',
      [`GET /api/v1/master/commons`]: 'no choice of language',
      [`GET ${CMS}/option/filter`]: 'no logo, no copyright, no name of the home page',
      [`POST ${CMS}/element/getByHandlers`]: 'no announcement, no address in the footer',
      [`GET ${CMS}/navigation/tree/{id}`]: 'that navigation is empty',
      [`GET ${SHOP}/settings/getCurrencyConfig`]: 'the currencies of `domainDetect`',
      [`GET ${SHOP}/settings/getCheckoutSettings`]: 'the settings of `domainDetect`',
      [`POST /api/v1/settings/domain/filter`]: 'nothing: one domain, that of `PUBLIC_URL`',
      [`GET /api/v1/settings/general/user`]: 'nothing: no maintenance mode',
    },
  },
  {
    title: 'Home and shop',
    shows: 'the home page of the CMS, the shop and its categories',
    calls: {
      [`POST ${CMS}/finder/decide`]: 'no page of the CMS, no post',
      [`POST ${PRODUCT}/web/category/filter`]: 'no categories',
      [`POST ${PRODUCT}/web/filter`]: 'no products in sections and beside the cart',
      [`POST ${PRODUCT}/layered/navigation`]: 'no filters beside the list',
    },
  },
  {
    title: 'Product',
    shows: 'product pages, the comparison, the site map',
    calls: { [`GET ${PRODUCT}/web/get`]: '' },
  },
  {
    title: 'Content and search',
    shows: 'pages, posts, events, and the search for products and posts',
    calls: {
      [`POST ${CMS}/finder/getUrlOnLanguage`]:
        'pages of content are not offered in other languages',
      [`POST ${CMS}/post/filterStandard`]: 'no news, no posts in search and site map',
      [`GET ${CMS}/term/filter`]: 'no categories of news',
      [`POST ${CMS}/socialGetters/getIgByHashtags`]:
        'sections with posts of Instagram show nothing',
      [`POST ${CMS}/term/filterStandard`]: 'categories are not found by words',
      [`GET ${CMS}/term/get/{id}`]: 'no pages of categories of news',
      [`POST /api/v1/calendar/event/public/filter`]: 'no events in sections and site map',
      [`GET /api/v1/calendar/event/public/get`]: 'no pages of events',
      [`POST /api/v1/marketing/newsletter/subscribe`]: 'sign-ups for the newsletter are refused',
      [`GET ${CMS}/comment/getOptions`]: 'no reviews and no comments',
      [`POST ${CMS}/comment/filterStandard`]: 'no published reviews',
      [`POST ${CMS}/form/filter`]: 'no forms on pages',
      [`POST ${CMS}/form/storeData`]: 'forms are shown, and cannot be sent',
      [`POST ${CMS}/form/confirmEmail/{id}`]: 'addresses of forms stay unconfirmed',
      [`POST ${CMS}/redirect/addFailedRequest`]:
        'unknown addresses are not reported, none redirects',
    },
  },
  {
    title: 'Login',
    shows: 'accounts, registration, forgotten passwords',
    calls: {
      [`POST /api/v1/login`]: '',
      [`GET /api/v1/refresh`]: 'visitors are logged out when their access token ends',
      [`GET ${USER}/web/profile`]: '',
      [`POST ${USER}/web/register`]: '',
      [`GET ${USER}/web/verify/{id}`]: '',
      [`POST ${USER}/password/forgot`]: '',
      [`POST ${USER}/password/set`]: 'no new password by mail',
      [`GET ${USER}/social/redirect-login`]: '',
      [`POST ${USER}/social/oauth`]: 'no login by a provider',
    },
  },
  {
    title: 'Cart',
    shows: 'a cart that guests fill, and that a customer finds again',
    calls: {
      [`GET ${SHOP}/cart/getNewCartSession`]: '',
      [`POST ${SHOP}/cart/getCart`]: 'the cart is empty on every visit',
      [`POST ${SHOP}/cart/addItem`]: '',
      [`PATCH ${SHOP}/cart/updateItem`]: '',
      [`DELETE ${SHOP}/cart/deleteItem`]: '',
      [`POST ${SHOP}/cart/clearCart`]: '',
      [`POST ${SHOP}/cart/applyCoupon`]: '',
      [`POST ${SHOP}/cart/removeCoupon`]: '',
      [`POST ${SHOP}/cart/getAbandoned`]: 'a customer finds no cart of another device',
      [`POST ${SHOP}/cart/applyMemberCard`]: 'no member prices',
    },
  },
  {
    title: 'Checkout',
    shows: 'address, delivery and payment',
    calls: {
      [`POST ${SHOP}/checkout/getAvailableCountries`]: '',
      [`PATCH ${SHOP}/cart/guestUser`]: '',
      [`POST ${SHOP}/delivery/getApplicableDeliveryMethods`]: 'no delivery to choose',
      [`PUT ${SHOP}/delivery/saveDeliveryMethod`]: '',
      [`POST ${SHOP}/payment/getApplicablePaymentMethods`]: 'no payment to choose',
      [`PUT ${SHOP}/payment/savePaymentMethod`]: '',
    },
  },
  {
    title: 'Order',
    shows: 'a guest orders, by transfer or at a provider; forms show consents and log them',
    calls: {
      [`POST ${GDPR}/consent/filter`]:
        'nothing is ordered: a site without consents answers an empty list',
      [`POST ${GDPR}/consent/log/create`]: 'called only for accepted consents',
      [`POST ${SHOP}/cart/validateCart`]: '',
      [`POST ${SHOP}/order/create`]: '',
      [`POST ${SHOP}/order/pgSuccess/{id}`]: 'for payments by buttons of a provider',
    },
  },
  {
    title: 'Account',
    shows: 'profile, addresses, number of orders, wishlist, own reviews',
    calls: {
      [`PATCH ${USER}/web/update`]: '',
      [`POST ${USER}/password/reset`]: '',
      [`POST ${USER}/web/address/create`]: '',
      [`PATCH ${USER}/web/address/update/{id}`]: 'addresses are not changed',
      [`GET ${USER}/web/memberBarcode/check`]: '',
      [`POST /api/v1/document/filter/web`]: 'no number of orders',
      [`GET /api/v1/document/get/web/{id}`]:
        'with the feed: details of orders, unless the list has them',
      [`POST ${CMS}/wishlist/filter`]: 'no wishlist of the account',
      [`POST ${CMS}/wishlist/create`]: '',
      [`POST ${CMS}/comment/create`]: '',
      [`PATCH ${CMS}/comment/update/{id}`]: 'own reviews are not changed',
    },
  },
]

/** Not called on a platform without the feed, because something else is called instead. */
export const WITH_FEED: ReadonlySet<string> = new Set([
  'POST /api/v1/search/x/find',
  'POST /api/v1/search/x/suggest',
  'POST /api/v1/search/x/popular',
  `POST ${SHOP}/checkout/x/get`,
  `POST ${SHOP}/order/x/get`,
  `POST ${SHOP}/order/x/waiting`,
  `POST ${SHOP}/order/x/paymentMethods`,
])

export function nameOfCall(call: Call): string {
  return `${call.method} ${callUrl(call)}`
}

/** On another platform there is no back office of ours. */
function isForStaff({ service, access }: Call): boolean {
  return service === 'staff' || (typeof access === 'object' && 'right' in access)
}

/** The calls of the contract that the gateway makes for the shop, by its imports. */
export async function callsOfGateway(): Promise<readonly Call[]> {
  const calls = new Map<string, Call>()
  for await (const file of glob('gateway/**/*.ts', { cwd: ROOT })) {
    if (file.endsWith('.test.ts') || file.includes('/generated/')) continue
    const text = await readFile(join(ROOT, file), 'utf8')
    for (const [, names = '', path = ''] of text.matchAll(IMPORT_OF_CONTRACT)) {
      const exported: unknown = await import(join(ROOT, path))
      for (const name of names.split(',').map((one) => one.trim())) {
        const call = Reflect.get(Object(exported), name)
        if (isCall(call) && !isForStaff(call)) calls.set(nameOfCall(call), call)
      }
    }
  }
  return [...calls.values()].sort((left, right) => (nameOfCall(left) < nameOfCall(right) ? -1 : 1))
}

const IMPORT_OF_CONTRACT = /import \{([^}]+)\} from '#(services\/contract\/[\w-]+\.ts)'/g

/** What was seen on a platform without extensions. */
export type Measured = {
  /** Calls that the example platform answers. */
  readonly example: ReadonlySet<string>
  /** Screens and mutations that make a call. */
  usersOf(call: string): readonly string[]
  /** What screens and mutations answer that lack a call, where that is not what they answer with it. */
  failuresOf(call: string): readonly string[]
}

/** The guide with its tables as measured. */
export function platformGuide(
  text: string,
  extensions: readonly Call[],
  measured: Measured,
): string {
  const steps = STEPS.map((step, index) => stepSection(step, index + 1, measured)).join('\n\n')
  return replaced(
    replaced(text, 'steps', steps),
    'extensions',
    extensionTable(extensions, measured),
  )
}

function replaced(text: string, name: string, table: string): string {
  const between = new RegExp(`(<!-- ${name} -->\n)[^]*(<!-- /${name} -->)`)
  return text.replace(between, (_all, start: string, end: string) => `${start}${table}\n${end}`)
}

function stepSection({ title, shows, calls }: Step, number: number, measured: Measured): string {
  const rows = Object.entries(calls).map(([call, without]) => {
    const name = measured.example.has(call) ? `**\`${call}\`**` : `\`${call}\``
    const lacking = [...measured.failuresOf(call), without].filter(Boolean).join('; ')
    return `| ${name} | ${measured.usersOf(call).join(', ')} | ${lacking} |`
  })
  return `### ${number}. ${title}: ${shows}

| Call | Used by | Without it |
| --- | --- | --- |
${rows.join('\n')}`
}

function extensionTable(extensions: readonly Call[], measured: Measured): string {
  const rows = extensions.map((call) => {
    const name = nameOfCall(call)
    const when = WITH_FEED.has(name) ? 'with the feed' : ''
    return `| \`${name}\` | ${call.adds} | ${when} | ${measured.failuresOf(name).join('; ')} |`
  })
  return `| Call | Adds | Called | Without it |
| --- | --- | --- | --- |
${rows.join('\n')}`
}
