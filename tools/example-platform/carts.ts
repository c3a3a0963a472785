import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type * as answers from '#services/contract/cart-answer.ts'
import type { ItemOptions } from '#services/contract/cart-answer.ts'
import { Refusal } from './call.ts'
import { DELIVERY_PRICE } from './records.ts'

type Line = {
  readonly itemId: number
  readonly productId: number
  qty: number
  options: ItemOptions
}

export type StoredCart = {
  readonly id: number
  readonly protectCode: string
  /** E-mail of the account that owns it; null for a guest. */
  readonly owner: string | null
  /** Grows with each change. */
  version: number
  lines: Line[]
  couponCode: string | null
  isOrdered: boolean
  /** Who buys, once a guest has filled in the address. */
  guestEmail: string | null
  deliveryMethodId: number | null
  branchId: number | null
  paymentMethodId: number | null
}

export type Sold = {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly finalPrice: number
}

/** What every call of a cart sends. */
type Session = { readonly cartId: string; readonly protectCode: string }

export type Carts = {
  begin(owner: string | null): StoredCart
  /** The open cart of a session; refuses in the specification's words. */
  open(session: Session): StoredCart
  /** The open cart of an account. */
  of(owner: string): StoredCart | null
  /** Stores a change and answers the cart as it is now. */
  changed(cart: StoredCart): { cart: z.input<typeof answers.cart> }
  shown(cart: StoredCart): { cart: z.input<typeof answers.cart> }
  product(id: number): Sold | null
  nextId(): number
  readonly all: readonly StoredCart[]
}

const VAT_PERCENT = 25
const COUPON_WORTH = 10

export function createCarts(products: readonly Sold[], hasVersions: boolean): Carts {
  const all: StoredCart[] = []
  let lastId = 5_000
  const nextId = () => {
    lastId += 1
    return lastId
  }
  const product = (id: number) => products.find((one) => one.id === id) ?? null

  function shown(cart: StoredCart) {
    const items = cart.lines.map(({ itemId, productId, qty, options }) => {
      const { name = '', slug = '', finalPrice = 0 } = product(productId) ?? {}
      const row = finalPrice * qty
      return {
        ...{ itemId, productId, qty, options },
        productData: {
          ...{ name, slug, mainProductSlug: slug, isVisibleIndividually: true, media: [] },
        },
        prices: { converted: { finalPrice, row }, base: { finalPrice, cartTotal: row } },
      }
    })
    const itemsTotal = items.reduce((sum, { prices }) => sum + prices.converted.row, 0)
    const coupon = cart.couponCode === null ? 0 : COUPON_WORTH
    const delivery = cart.deliveryMethodId === null ? 0 : DELIVERY_PRICE
    const total = itemsTotal - coupon + delivery
    const tax = { cartTotal: (total * VAT_PERCENT) / (100 + VAT_PERCENT) }
    const summary = {
      ...{ itemsTotal, coupon, delivery, tax, cartTotal: total, loyalty: 0, orderTotal: total },
    }
    const { id, protectCode, version, couponCode, deliveryMethodId, paymentMethodId } = cart
    return {
      cart: {
        ...{ id, protectCode, items, couponCode, deliveryMethodId, paymentMethodId },
        ...(hasVersions ? { version } : {}),
        prices: { converted: summary, base: summary },
        digitalOnly: false,
        options: cart.branchId === null ? {} : { deliveryBranchId: cart.branchId },
      },
    }
  }

  return {
    ...{ all, product, nextId, shown },

    begin(owner) {
      const cart: StoredCart = {
        ...{ id: nextId(), protectCode: randomUUID(), owner, version: 1, lines: [] },
        ...{ couponCode: null, isOrdered: false, guestEmail: null },
        ...{ deliveryMethodId: null, branchId: null, paymentMethodId: null },
      }
      all.push(cart)
      return cart
    },

    open({ cartId, protectCode }) {
      const cart = all.find(({ id }) => String(id) === cartId)
      if (cart?.protectCode !== protectCode) throw new Refusal(400, "Session doesn't exist")
      if (cart.isOrdered) throw new Refusal(409, 'Cart is archived.')
      return cart
    },

    of: (owner) => all.find((cart) => cart.owner === owner && !cart.isOrdered) ?? null,

    changed(cart) {
      cart.version += 1
      return shown(cart)
    },
  }
}
