import type { Pool } from 'undici'
import { z } from 'zod'

const CART = `id version guestToken quantity items { id productId name quantity state available
  unitPrice { amount } rowTotal { amount } picture { url(size: "w640") alt } }
  prices { items { amount } coupon { amount } delivery { amount } tax { amount } total { amount } }`
const CHECKOUT = `email deliveryMethods { id price { amount } branches { id } }
  paymentMethods { id name } cart { prices { total { amount } } }`
const mutation = (name: string, selection: string) => {
  const type = name.charAt(0).toUpperCase() + name.slice(1)
  return `mutation ($input: ${type}Input!) { ${name}(input: $input) {
    __typename ... on ${type}Success { ${selection} } ... on Problem { code message } } }`
}
const ADD = mutation('addToCart', `cart { ${CART} }`)
const UPDATE = mutation('updateCartItem', `cart { ${CART} }`)
const READ = `{ cart { ${CART} } }`
const SAVE_ADDRESS = mutation('saveCheckoutAddress', `guestToken checkout { ${CHECKOUT} }`)
const SAVE_DELIVERY = mutation('saveDeliveryMethod', `checkout { ${CHECKOUT} }`)
const SAVE_PAYMENT = mutation('savePaymentMethod', `checkout { ${CHECKOUT} }`)
const PLACE_ORDER = mutation(
  'placeOrder',
  'guestToken order { id number state lines { name quantity } }',
)
const CONSENTS = '{ formConsents(form: CHECKOUT_FORM) { number isRequired } }'
const ADDRESS = {
  ...{ firstName: 'Ana', lastName: 'Anić' },
  ...{ contactPhone: '+385 91 000 0000', country: 'HR', city: 'Zagreb', street: 'Primjerova' },
  ...{ houseNumber: '1', zipCode: '10000' },
}

const consents = z.object({
  formConsents: z.array(z.object({ number: z.number(), isRequired: z.boolean() })),
})
const withMethods = z.object({
  checkout: z.object({
    deliveryMethods: z.array(z.object({ id: z.string(), branches: z.array(z.unknown()) })),
    paymentMethods: z.array(z.object({ id: z.string(), name: z.string() })),
    cart: z.object({ prices: z.object({ total: z.object({ amount: z.string() }) }) }),
  }),
})
const withCart = z.object({
  cart: z.object({ items: z.array(z.object({ id: z.string() })), guestToken: z.string() }),
})
const envelope = z.object({ cart: z.object({ cartId: z.string(), protectCode: z.string() }) })

export type Filled = {
  readonly token: string
  readonly cartId: string
  readonly protectCode: string
  readonly itemId: string
}

/** Called around each request, by the name of the step. */
export type Around = (step: string, send: () => Promise<string>) => Promise<string>

/** A guest with the app's headers, who comes from a network of their own each time. */
export function createBuyers(pool: Pool, productIds: readonly string[]) {
  let places = 0

  async function post(query: string, variables: object, token: string | null): Promise<string> {
    places += 1
    const network = [11 + ((places >> 16) & 63), (places >> 8) & 255, places & 255]
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path: '/graphql',
      headers: {
        'content-type': 'application/json',
        'x-client': 'app',
        'x-forwarded-for': `${network.join('.')}.1`,
        ...(token === null ? {} : { 'x-guest': token }),
      },
      body: JSON.stringify({ query, variables }),
    })
    const text = await body.text()
    const isRefused = text.includes('"errors":') || /"__typename":"\w*Problem"/.test(text)
    if (statusCode !== 200 || isRefused) throw new Error(`${statusCode}: ${text.slice(0, 500)}`)
    return text
  }

  const plain: Around = (_step, send) => send()
  const add = (place: number, token: string | null) =>
    post(ADD, { input: { productId: productIds[place] ?? '', quantity: 1 } }, token)

  return {
    newCart: async (around: Around = plain) => await around('add', () => add(0, null)),

    change: async ({ token, itemId }: Filled, quantity: number, around: Around = plain) =>
      await around('change', () => post(UPDATE, { input: { itemId, quantity } }, token)),

    read: async ({ token }: Filled, around: Around = plain) =>
      await around('read', () => post(READ, {}, token)),

    /** A cart with a line of each product. */
    async fill(): Promise<Filled> {
      let token: string | null = null
      let text = ''
      for (const place of productIds.keys()) {
        text = await add(place, token)
        token = tokenIn(text)
      }
      const { items, guestToken } = withCart.parse(resultIn(text)).cart
      const json: unknown = JSON.parse(Buffer.from(guestToken.slice(3), 'base64url').toString())
      return { token: guestToken, itemId: items[0]?.id ?? '', ...envelope.parse(json).cart }
    },

    /** From an empty cart to an order that is paid by transfer. */
    async checkOut(numbers: readonly number[], around: Around = plain): Promise<void> {
      let token = tokenIn(await around('checkout-add', () => add(0, null)))
      const send = (query: string, input: object) => () => post(query, { input }, token)
      const saved = await around(
        'checkout-address',
        send(SAVE_ADDRESS, {
          // Unpaid orders and letters are limited for each address.
          shippingAddress: { ...ADDRESS, contactEmail: `ana.${places}@navijaci.example` },
        }),
      )
      token = tokenIn(saved)
      const { deliveryMethods } = withMethods.parse(resultIn(saved)).checkout
      const home = deliveryMethods.find(({ branches }) => branches.length === 0)
      const delivered = await around(
        'checkout-delivery',
        send(SAVE_DELIVERY, { methodId: home?.id ?? '' }),
      )
      const { paymentMethods } = withMethods.parse(resultIn(delivered)).checkout
      const transfer = paymentMethods.find(({ name }) => /^Uplata/.test(name))
      const paid = await around(
        'checkout-payment',
        send(SAVE_PAYMENT, { methodId: transfer?.id ?? '' }),
      )
      const { total } = withMethods.parse(resultIn(paid)).checkout.cart.prices
      await around(
        'checkout-order',
        send(PLACE_ORDER, { expectedTotal: total.amount, consents: numbers }),
      )
    },

    async consents(): Promise<readonly number[]> {
      const { data } = JSON.parse(await post(CONSENTS, {}, null))
      const { formConsents } = consents.parse(data)
      return formConsents.filter(({ isRequired }) => isRequired).map(({ number }) => number)
    },
  }
}

export const CHECKOUT_STEPS = ['add', 'address', 'delivery', 'payment', 'order'].map(
  (step) => `checkout-${step}`,
)

function tokenIn(text: string): string {
  return /"guestToken":"([^"]+)"/.exec(text)?.[1] ?? ''
}

function resultIn(text: string): unknown {
  const { data } = z.object({ data: z.record(z.string(), z.unknown()) }).parse(JSON.parse(text))
  return Object.values(data)[0]
}
