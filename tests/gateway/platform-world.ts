import { pino } from 'pino'
import { SCREENS as ENTRIES } from '#client/generated/screens.ts'
import { fillPattern } from '#client/lib/links.ts'
import { pathPatterns, type ScreenName } from '#client/lib/screen.ts'
import { createRenderer } from '#client/server/renderer.tsx'
import { createSchema } from '#gateway/schema.ts'
import type { Call } from '#services/contract/call.ts'
import { CLIENT_ASSETS } from '#tests/support/client-assets.ts'
import { foreignAccounts } from '#tests/support/foreign-accounts.ts'
import { foreignComments } from '#tests/support/foreign-comments.ts'
import { answerAccountShop } from '#tests/support/foreign-shop.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import {
  type Platform,
  type PlatformRequest,
  startPlatform,
} from '#tools/example-platform/platform.ts'
import { nameOfCall } from '#tools/platform-guide.ts'
import { ADDRESS, SAVE_ADDRESS, SAVE_DELIVERY, SAVE_PAYMENT } from './checkout-documents.ts'
import { madeUpValue } from './made-up-values.ts'
import { aPerson, type Browser, LOGIN, openBrowser, REGISTER } from './visitors.ts'

/** Each screen in the example platform, as one of its visitors opens it. */
const ADDRESSES: Readonly<Partial<Record<ScreenName, { params?: object; query?: string }>>> = {
  category: { params: { slug: 'clothing' } },
  product: { params: { slug: 'scarf' } },
  review: { params: { slug: 'scarf' } },
  comment: { params: { slug: 'we-won' } },
  content: { params: { slug: 'terms' } },
  newsTerm: { params: { slug: 'news' } },
  event: { params: { id: '4701' } },
  order: { params: { slug: 'ord-5001' }, query: '?key=a' },
  sharedWishlist: { params: { token: 'a'.repeat(24) } },
  search: { query: '?keywords=scarf' },
  compare: { query: '?p=910001' },
  checkoutSuccess: { query: '?orderSlug=ord-5001' },
  checkoutFailure: { query: '?orderSlug=ord-5001' },
  socialLogin: { query: '?code=a&state=b' },
}

/** Parameters of screens without a row. */
const SOME = { slug: 'some', id: '1', token: 'a'.repeat(24) }

export const SCREENS = Object.keys(ENTRIES) as ScreenName[]

export function addressOf(screen: ScreenName): string {
  const { params, query = '' } = ADDRESSES[screen] ?? {}
  return fillPattern(pathPatterns(screen, 'hr')[0], { ...SOME, ...params }) + query
}

/** False for an address with a made-up parameter, where nothing is found. */
export function hasSample(screen: ScreenName): boolean {
  return screen in ADDRESSES || !pathPatterns(screen, 'hr')[0].includes(':')
}

export type PlatformWorld = {
  readonly platform: Platform
  readonly graph: TestGateway
  /** What the gateway has logged of operations with errors, and of addresses that it could not report. */
  readonly complaints: readonly string[]
  /** Calls that were made before the first visitor came. */
  readonly callsAtStart: readonly string[]
  /** From now on the platform lacks this call. */
  lack(call: string | null): void
  visit(
    path: string,
    visitor: Browser,
  ): Promise<{ readonly status: number; readonly html: string; readonly calls: readonly string[] }>
  /** A guest, or a customer, with a cart that can be ordered. */
  visitor(kind: 'guest' | 'customer'): Promise<Browser>
  /** The calls of a mutation with fitting input, and the code of its answer if it is refused. */
  mutate(
    mutation: string,
    visitor: Browser,
  ): Promise<{ readonly code: string | null; readonly calls: readonly string[] }>
  close(): Promise<void>
}

export type WorldOptions = {
  readonly contract: readonly Call[]
  /** Logins, comments and wishlists besides the example's own calls. */
  readonly hasAccounts?: boolean
  readonly lacks?: string
  readonly hasVersions?: boolean
}

const PASSWORD = 'lozinka-za-probu-1'
const ADD = `mutation { addToCart(input: { productId: "910001" }) {
  ... on AddToCartSuccess { cart { items { id } } } } }`
const schema = createSchema()

export async function startPlatformWorld(options: WorldOptions): Promise<PlatformWorld> {
  const { contract, hasAccounts = false } = options
  const accounts = hasAccounts ? foreignAccounts() : null
  const comments = hasAccounts ? foreignComments() : null
  accounts?.verifyMails(false)
  const nameOf = namesOf(contract)
  let lacking: string | null = options.lacks ?? null
  let people = 0

  const platform = await startPlatform({
    hasVersions: options.hasVersions ?? false,
    customerOf: (request) => accounts?.emailOf(request) ?? null,
    first: (request: PlatformRequest) => {
      if (nameOf(request) === lacking) return MISSING
      if (!accounts) return null
      const email = accounts.emailOf(request)
      return (
        accounts.answer(request) ??
        answerAccountShop(request, email, platform) ??
        comments?.answer(request, email) ??
        null
      )
    },
  })
  const complaints: string[] = []
  const graph = await startGateway({
    log: pino(
      {},
      { write: (line) => void (/with errors|not reported/.test(line) && complaints.push(line)) },
    ),
    servicesUrl: platform.url,
    config: { hasPageCache: false },
    environment: { PAYMENT_HOSTS: 'https://pay.bank.example' },
    renderer: async () => createRenderer(CLIENT_ASSETS),
  })

  const callsSince = (start: number) => [...new Set(platform.requests.slice(start).map(nameOf))]

  async function must(visitor: Browser, query: string, input?: object): Promise<string> {
    const { data, errors } = await visitor.ask(query, input ? { input } : {})
    if (errors.length > 0) throw new Error(JSON.stringify(errors))
    return JSON.stringify(data)
  }

  return {
    platform,
    graph,
    complaints,
    callsAtStart: callsSince(0),
    lack: (call) => {
      lacking = call
    },

    async visit(path, visitor) {
      const start = platform.requests.length
      const answer = await fetch(graph.url + path, {
        headers: { cookie: visitor.cookie() },
        redirect: 'manual',
      })
      const html = await answer.text()
      return { status: answer.status, html, calls: callsSince(start) }
    },

    async visitor(kind) {
      const browser = openBrowser(graph)
      if (kind === 'customer') {
        people += 1
        const email = `kupac${people}@platform.example`
        await must(browser, REGISTER, aPerson(email, { password: PASSWORD }))
        await browser.ask(LOGIN, { username: email, password: PASSWORD })
      }
      await must(browser, ADD)
      await must(browser, SAVE_ADDRESS, { shippingAddress: ADDRESS })
      await must(browser, SAVE_DELIVERY, { methodId: '8101' })
      await must(browser, SAVE_PAYMENT, { methodId: '8201' })
      return browser
    },

    async mutate(mutation, visitor) {
      const field = schema.getMutationType()?.getFields()[mutation]
      const type = field?.args[0]?.type
      people += mutation === 'register' ? 1 : 0
      const person = `kupac${people}@platform.example`
      const known = {
        ...{ productId: '910001', quantity: 2, email: person, username: person },
        ...{ password: PASSWORD, oldPassword: PASSWORD, newPassword: `${PASSWORD}-nova` },
        ...{ methodId: mutation === 'savePaymentMethod' ? '8201' : '8101' },
        ...{ code: 'TENOFF', itemId: String(platform.carts.all.at(-1)?.lines[0]?.itemId) },
        ...{ shippingAddress: ADDRESS, expectedTotal: '47.00', consents: [901] },
        address: { ...ADDRESS, type: 'SHIPPING' },
        ...{ slug: platform.orders.at(-1)?.slug ?? 'ord-5001', rating: 5, text: 'Warm.' },
        ...{ firstName: 'Ana', lastName: 'Anić', token: `7001.${'a'.repeat(24)}` },
        ...{ barcode: '4006381333931', details: [{ name: 'id', value: '5O1' }] },
      }
      const input = type
        ? { ...Object(madeUpValue(type, 'input', known)), ...OPTIONAL_FIELDS[mutation] }
        : undefined
      const document = `mutation ${type ? `($input: ${type})` : ''} {
        ${mutation}${type ? '(input: $input)' : ''} { __typename ... on Problem { code } } }`
      const { data, errors, calls } = await visitor.ask<Record<
        string,
        { readonly code?: string }
      > | null>(document, input === undefined ? {} : { input })
      const code = errors[0]?.extensions?.['code'] ?? data?.[mutation]?.code
      return {
        code: code === undefined ? null : String(code),
        calls: calls.map(({ service, method, path }) => {
          const call = contract.find(
            (one) => one.service === service && one.method === method && one.path === path,
          )
          return call ? nameOfCall(call) : path
        }),
      }
    },

    async close() {
      await graph.close()
      await platform.close()
    },
  }
}

/** Fields without which a mutation is refused, although the schema leaves them to its client. */
const OPTIONAL_FIELDS: Readonly<Record<string, object>> = {
  createComment: { productId: '910001', rating: 5, text: 'Warm.' },
}

const MISSING = { status: 404, answer: { error: { message: 'Unknown call', statusCode: 404 } } }

/** The call of the contract that a request is. */
function namesOf(contract: readonly Call[]) {
  const names = contract.map(nameOfCall)
  const patterns = names
    .filter((name) => name.includes('{'))
    .map((name) => ({ name, pattern: new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`) }))
  return ({ method, path }: { readonly method: string; readonly path: string }) => {
    const name = `${method} ${path}`
    if (names.includes(name)) return name
    return patterns.find(({ pattern }) => pattern.test(name))?.name ?? name
  }
}
