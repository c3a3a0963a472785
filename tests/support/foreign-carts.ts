import type { ForeignAnswer, ForeignAsk } from './foreign-accounts.ts'

type Item = {
  readonly itemId: number
  readonly productId: number
  qty: number
  readonly options: unknown
}
export type ForeignCart = {
  readonly id: number
  readonly protectCode: string
  readonly email: string | null
  items: Item[]
  couponCode: string | null
  state: 'open' | 'ordered'
  /** Of a guest, as the checkout stores it. */
  guestEmail: string | null
  deliveryMethodId: number | null
  branchId: number | null
  paymentMethodId: number | null
}
type Sold = {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly finalPrice: number
}

export type ForeignCarts = {
  /** Null for what is none of its calls. */
  answer(ask: ForeignAsk, email: string | null): ForeignAnswer | null
  /** The cart that is named, or why it cannot be used. */
  find(sent: ForeignAsk['body']): ForeignCart | ForeignAnswer
  view(cart: ForeignCart): object
  /** Every cart is ordered. */
  orderAll(): void
}

const PREFIX = '/api/v2/ecommerce/cart/'
const COUPON = 'TENOFF'
const DELIVERY_PRICE = 5

/** Carts as the catalogue of calls describes them: ids that count, no versions, none of our calls. */
export function foreignCarts(products: readonly Sold[]): ForeignCarts {
  const carts: ForeignCart[] = []
  let made = 5_000

  const refuse = (status: number, message: string): ForeignAnswer => ({
    status,
    answer: { error: { message, statusCode: status } },
  })
  const ok = (answer: object): ForeignAnswer => ({ status: 200, answer })

  function begin(email: string | null): ForeignCart {
    made += 1
    const cart: ForeignCart = {
      ...{ id: made, protectCode: `code-of-${made}-by-them`, email, items: [] },
      ...{ couponCode: null, state: 'open', guestEmail: null },
      ...{ deliveryMethodId: null, branchId: null, paymentMethodId: null },
    }
    carts.push(cart)
    return cart
  }

  function view(cart: ForeignCart) {
    const { id, protectCode, items, couponCode, deliveryMethodId, paymentMethodId, branchId } = cart
    const lines = items.map((item) => {
      const product = products.find((one) => one.id === item.productId)
      const row = (product?.finalPrice ?? 0) * item.qty
      return {
        ...item,
        rank: 3,
        productData: {
          name: product?.name ?? '',
          media: [],
          slug: product?.slug ?? '',
          mainProductSlug: product?.slug ?? '',
          isVisibleIndividually: true,
        },
        prices: {
          converted: { finalPrice: product?.finalPrice ?? 0, row },
          base: { finalPrice: product?.finalPrice ?? 0, cartTotal: row },
        },
      }
    })
    const itemsTotal = lines.reduce((sum, { prices }) => sum + prices.base.cartTotal, 0)
    const coupon = couponCode ? 10 : 0
    const delivery = deliveryMethodId === null ? 0 : DELIVERY_PRICE
    const cartTotal = itemsTotal - coupon + delivery
    const summary = {
      ...{ itemsTotal, coupon, delivery, tax: { cartTotal: cartTotal / 5 } },
      ...{ cartTotal, loyalty: 0, orderTotal: cartTotal },
    }
    return {
      ...{ id, protectCode, items: lines, digitalOnly: false, couponCode },
      ...{ deliveryMethodId, paymentMethodId, campaign: 'spring' },
      options: branchId === null ? {} : { deliveryBranchId: branchId },
      prices: { converted: summary, base: summary },
    }
  }

  const CALLS: Readonly<
    Record<string, (cart: ForeignCart, body: ForeignAsk['body']) => ForeignAnswer>
  > = {
    'POST getCart': (cart) => ok({ cart: view(cart) }),
    'POST validateCart': (cart) => ok({ cart: view(cart) }),
    'POST addItem': (cart, { productId, qty, options = {} }) => {
      if (!products.some(({ id }) => id === productId)) return refuse(404, 'Unknown product')
      const equal = cart.items.find((item) => item.productId === productId)
      made += 1
      if (equal) equal.qty += Number(qty)
      else {
        const item = { itemId: made, productId: Number(productId), qty: Number(qty), options }
        cart.items.push(item)
      }
      return ok({ cart: view(cart) })
    },
    'PATCH updateItem': (cart, { itemId, qty }) => {
      const item = cart.items.find((one) => one.itemId === itemId)
      if (!item) return refuse(404, 'Unknown item')
      item.qty = Number(qty)
      return ok({ cart: view(cart) })
    },
    'DELETE deleteItem': (cart, { itemId }) => {
      cart.items = cart.items.filter((item) => item.itemId !== Number(itemId))
      return ok({ cart: view(cart) })
    },
    'POST clearCart': (cart) => {
      cart.items = []
      return ok({ cart: view(cart) })
    },
    'PATCH guestUser': (cart, { email, addresses, details }) => {
      if (!email || !Array.isArray(addresses) || !details) return refuse(400, 'Not enough')
      cart.guestEmail = String(email)
      return ok({ guestUser: { id: cart.id + 100_000, email, newsletter: false } })
    },
    'POST applyCoupon': (cart, { couponCode }) => {
      if (couponCode !== COUPON) return refuse(404, 'Coupon not found!')
      cart.couponCode = COUPON
      return ok({ cart: view(cart) })
    },
    'POST removeCoupon': (cart) => {
      cart.couponCode = null
      return ok({ cart: view(cart) })
    },
  }

  function find(sent: ForeignAsk['body']): ForeignCart | ForeignAnswer {
    const cart = carts.find(({ id }) => String(id) === String(sent['cartId']))
    if (!cart || cart.protectCode !== sent['protectCode']) {
      return refuse(400, "Session doesn't exist")
    }
    return cart.state === 'ordered' ? refuse(409, 'Cart is archived.') : cart
  }

  return {
    find,
    view,
    answer({ method, path, query, body }, email) {
      if (!path.startsWith(PREFIX)) return null
      const name = `${method} ${path.slice(PREFIX.length)}`
      if (name === 'GET getNewCartSession') {
        const { id, protectCode } = begin(email)
        return ok({ cartId: id, protectCode, lifetime: 31_536_000 })
      }
      if (name === 'POST getAbandoned') {
        const own = carts.find((one) => one.email === email && one.state === 'open')
        return ok({ cart: own && email ? view(own) : null })
      }
      const call = CALLS[name]
      if (!call) return null
      const sent = method === 'DELETE' ? Object.fromEntries(query) : body
      const cart = find(sent)
      return 'status' in cart ? cart : call(cart, sent)
    },
    orderAll() {
      for (const cart of carts) cart.state = 'ordered'
    },
  }
}
