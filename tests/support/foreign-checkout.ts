import type { ForeignAnswer, ForeignAsk } from './foreign-accounts.ts'
import type { ForeignCart, ForeignCarts } from './foreign-carts.ts'

type Order = {
  readonly slug: string
  /** Of the account or the guest. */
  readonly email: string
  readonly sent: ForeignAsk['body']
  readonly paymentType: string | null
  isPaid: boolean
}

export type ForeignCheckout = {
  /** Null for what is none of its calls. */
  answer(ask: ForeignAsk, email: string | null): ForeignAnswer | null
  readonly orders: readonly Order[]
}

const COUNTRIES = [
  { id: 191, iso: 'HR', code: 'HRV', name: 'Hrvatska', phone: '385' },
  { id: 705, iso: 'SI', code: 'SVN', name: 'Slovenija', phone: '386' },
]
const DELIVERIES = [
  { id: 8_101, name: 'Courier', description: '<b>To your door</b>', options: [], weight: 30 },
  {
    ...{ id: 8_102, name: 'Pick up', description: '', weight: null },
    options: [{ id: 8_190, name: 'Stadium', code: 'ST' }],
  },
]
const PAYMENTS = [
  { id: 8_201, name: 'Bank transfer', description: '', paymentType: null, rank: 1 },
  { id: 8_202, name: 'Card', description: 'Any card', paymentType: 'HPF', rank: 2 },
]
const FORM = `<form name="pay" action="https://pay.bank.example/hpf" method="post">
  <input type="hidden" name="shop" value="77"><input type="hidden" name="sign" value="abc"></form>
  <script>document.pay.submit()</script>`

const PREFIX = '/api/v2/ecommerce/'
const SESSION = ['userId', 'cartId', 'protectCode']
/** All that the specification sends with each call; this platform refuses any other field. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  'POST checkout/getAvailableCountries': ['cartId', 'protectCode', 'language', 'type'],
  'POST delivery/getApplicableDeliveryMethods': [
    ...[...SESSION, 'countryId', 'currencyId', 'userBillingAddressId', 'userShippingAddressId'],
  ],
  'PUT delivery/saveDeliveryMethod': [...SESSION, 'deliveryMethodId', 'branchId'],
  'POST payment/getApplicablePaymentMethods': [...SESSION, 'userBillingAddressId'],
  'PUT payment/savePaymentMethod': [...SESSION, 'paymentMethodId', 'companyData'],
  'POST order/create': [
    ...[...SESSION, 'giftMessage', 'orderMessage', 'to', 'from', 'failureURL', 'successURL'],
  ],
}

/** Checkout and orders as the catalogue of calls describes them: it stores much and answers little. */
export function foreignCheckout(carts: ForeignCarts): ForeignCheckout {
  const orders: Order[] = []
  const ok = (answer: object): ForeignAnswer => ({ status: 200, answer })
  const refuse = (status: number, message: string): ForeignAnswer => ({
    status,
    answer: { error: { message, statusCode: status } },
  })
  /** The buyer; the catalogue wants a customer's id as well. */
  const buyerOf = (cart: ForeignCart, email: string | null, sent: ForeignAsk['body']) =>
    email !== null && Number(sent['userId']) > 0 ? email : cart.guestEmail

  function create(cart: ForeignCart, sent: ForeignAsk['body'], email: string): ForeignAnswer {
    const method = PAYMENTS.find(({ id }) => id === cart.paymentMethodId)
    if (!method || cart.deliveryMethodId === null) return refuse(400, 'Not complete')
    cart.state = 'ordered'
    const slug = `ord-${cart.id}`
    orders.push({ slug, email, sent, paymentType: method.paymentType, isPaid: false })
    return ok({ html: method.paymentType ? FORM : '', orderSlug: slug, warehouse: 'B' })
  }

  function run(name: string, sent: ForeignAsk['body'], email: string | null): ForeignAnswer {
    const cart = carts.find(sent)
    if ('status' in cart) return cart
    if (name === 'POST checkout/getAvailableCountries') return ok({ countries: COUNTRIES })
    const buyer = buyerOf(cart, email, sent)
    switch (name) {
      case 'POST delivery/getApplicableDeliveryMethods':
        return ok({ deliveryMethods: sent['countryId'] === 191 ? DELIVERIES : [] })
      case 'POST payment/getApplicablePaymentMethods':
        return ok({ paymentMethods: PAYMENTS })
      case 'PUT delivery/saveDeliveryMethod': {
        if (buyer === null) return refuse(400, 'No active user')
        cart.deliveryMethodId = Number(sent['deliveryMethodId'])
        cart.branchId = sent['branchId'] ? Number(sent['branchId']) : null
        return ok({ cart: carts.view(cart) })
      }
      case 'PUT payment/savePaymentMethod': {
        if (buyer === null) return refuse(400, 'No active user')
        cart.paymentMethodId = Number(sent['paymentMethodId'])
        return ok({ cart: carts.view(cart) })
      }
      default:
        return buyer === null ? refuse(400, 'No active user') : create(cart, sent, buyer)
    }
  }

  function paid({ path, body }: ForeignAsk): ForeignAnswer {
    const order = orders.find(({ slug }) => path.endsWith(`/${slug}`))
    if (!order || body['internalRedirect'] !== true) return refuse(404, 'No such order')
    order.isPaid = true
    return ok({ url: `/naplata/uspjesna?orderSlug=${order.slug}` })
  }

  return {
    orders,
    answer(ask, email) {
      const { method, path, body } = ask
      if (path === '/api/v1/document/filter/web' && method === 'POST') {
        if (email === null) return { status: 401, answer: { message: 'Authorization Required' } }
        const own = orders.filter((order) => order.email === email)
        const records = own.map(({ slug }) => ({ id: `doc-${slug}`, title: slug, kind: 'OFFER' }))
        return ok({ records, pagination: { lastPage: 1, total: own.length, perPage: 12 } })
      }
      if (!path.startsWith(PREFIX)) return null
      const name = `${method} ${path.slice(PREFIX.length)}`
      if (name.startsWith('POST order/pgSuccess/')) return paid(ask)
      const fields = CALLS[name]
      if (!fields) return null
      const unknown = Object.keys(body).find((field) => !fields.includes(field))
      return unknown ? refuse(400, `Unknown field ${unknown}`) : run(name, body, email)
    },
  }
}
