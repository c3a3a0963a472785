import type * as contract from '#services/contract/cart.ts'
import { type Answering, type Calls, Refusal } from './call.ts'
import type { Carts } from './carts.ts'

const COUPON = 'TENOFF'

/** Step 6: the cart, which its id and `protectCode` open. */
export function cartCalls(carts: Carts): Calls {
  const getNewCartSession: Answering<typeof contract.getNewCartSession> = (_input, caller) => {
    const { id, protectCode } = carts.begin(caller.customer)
    return { cartId: id, protectCode }
  }

  const getCart: Answering<typeof contract.getCart> = (session) => carts.shown(carts.open(session))

  const addItem: Answering<typeof contract.addItem> = ({
    productId,
    qty,
    options = {},
    ...session
  }) => {
    const cart = carts.open(session)
    if (!carts.product(productId)) throw new Refusal(404, 'Unknown product')
    const chosen = JSON.stringify(options)
    const equal = cart.lines.find(
      (line) => line.productId === productId && JSON.stringify(line.options) === chosen,
    )
    if (equal) equal.qty += qty
    else cart.lines.push({ itemId: carts.nextId(), productId, qty, options })
    return carts.changed(cart)
  }

  const updateItem: Answering<typeof contract.updateItem> = ({
    itemId,
    qty,
    options,
    ...session
  }) => {
    const cart = carts.open(session)
    const line = cart.lines.find((one) => one.itemId === itemId)
    if (!line) throw new Refusal(404, 'Unknown item')
    line.qty = qty
    if (options) line.options = options
    return carts.changed(cart)
  }

  const deleteItem: Answering<typeof contract.deleteItem> = ({ itemId, ...session }) => {
    const cart = carts.open(session)
    cart.lines = cart.lines.filter((line) => line.itemId !== Number(itemId))
    return carts.changed(cart)
  }

  const clearCart: Answering<typeof contract.clearCart> = (session) => {
    const cart = carts.open(session)
    cart.lines = []
    return carts.changed(cart)
  }

  const applyCoupon: Answering<typeof contract.applyCoupon> = ({ couponCode, ...session }) => {
    const cart = carts.open(session)
    if (couponCode !== COUPON) throw new Refusal(404, 'Coupon not found!')
    cart.couponCode = couponCode
    return carts.changed(cart)
  }

  const removeCoupon: Answering<typeof contract.removeCoupon> = (session) => {
    const cart = carts.open(session)
    cart.couponCode = null
    return carts.changed(cart)
  }

  return {
    'GET /api/v2/ecommerce/cart/getNewCartSession': getNewCartSession,
    'POST /api/v2/ecommerce/cart/getCart': getCart,
    'POST /api/v2/ecommerce/cart/validateCart': getCart,
    'POST /api/v2/ecommerce/cart/addItem': addItem,
    'PATCH /api/v2/ecommerce/cart/updateItem': updateItem,
    'DELETE /api/v2/ecommerce/cart/deleteItem': deleteItem,
    'POST /api/v2/ecommerce/cart/clearCart': clearCart,
    'POST /api/v2/ecommerce/cart/applyCoupon': applyCoupon,
    'POST /api/v2/ecommerce/cart/removeCoupon': removeCoupon,
  }
}

/** An extension: with it an open cart shows what another tab or device has changed. */
export function cartVersionCalls({ all }: Carts): Calls {
  const getCartVersions: Answering<typeof contract.getCartVersions> = ({ carts }) => ({
    versions: carts.map(({ cartId, protectCode }) => {
      const cart = all.find(({ id }) => String(id) === cartId)
      return cart?.protectCode === protectCode ? cart.version : null
    }),
  })
  return { 'POST /api/v2/ecommerce/cart/x/versions': getCartVersions }
}
