import type * as checkout from '#services/contract/checkout.ts'
import type * as consents from '#services/contract/consents.ts'
import type * as delivery from '#services/contract/delivery.ts'
import type * as payments from '#services/contract/order-payments.ts'
import type * as payment from '#services/contract/payment.ts'
import { type Answering, type Caller, type Calls, Refusal } from './call.ts'
import type { Carts, StoredCart } from './carts.ts'
import { COUNTRIES, DELIVERY_METHODS, PAYMENT_FORM, PAYMENT_METHODS } from './records.ts'

export type StoredOrder = {
  readonly slug: string
  /** Of the account or the guest. */
  readonly email: string
  readonly sent: Parameters<Answering<typeof payments.createOrder>>[0]
  isPaid: boolean
}

/** Steps 7 and 8: who buys, delivery, payment and the order. */
export function checkoutCalls(carts: Carts, orders: StoredOrder[]): Calls {
  /** Delivery, payment and order need one. */
  function buyerOf(cart: StoredCart, { customer }: Caller): string {
    const email = customer ?? cart.guestEmail
    if (email === null) throw new Refusal(400, 'No active user')
    return email
  }

  const getAvailableCountries: Answering<typeof delivery.getAvailableCountries> = (session) => {
    carts.open(session)
    return { countries: COUNTRIES }
  }

  const updateGuestUser: Answering<typeof checkout.updateGuestUser> = ({
    email = '',
    ...session
  }) => {
    const cart = carts.open(session)
    cart.guestEmail = email
    return { guestUser: { id: cart.id, email } }
  }

  const getDeliveryMethods: Answering<typeof delivery.getApplicableDeliveryMethods> = ({
    countryId,
    ...session
  }) => {
    carts.open(session)
    const isNear = countryId === COUNTRIES[0]?.id
    return { deliveryMethods: isNear ? [...DELIVERY_METHODS] : [] }
  }

  const saveDeliveryMethod: Answering<typeof delivery.saveDeliveryMethod> = (
    { deliveryMethodId, branchId = null, ...session },
    caller,
  ) => {
    const cart = carts.open(session)
    buyerOf(cart, caller)
    Object.assign(cart, { deliveryMethodId, branchId })
    return carts.changed(cart)
  }

  const getPaymentMethods: Answering<typeof payment.getApplicablePaymentMethods> = (session) => {
    carts.open(session)
    return { paymentMethods: [...PAYMENT_METHODS] }
  }

  const savePaymentMethod: Answering<typeof payment.savePaymentMethod> = (
    { paymentMethodId, ...session },
    caller,
  ) => {
    const cart = carts.open(session)
    buyerOf(cart, caller)
    cart.paymentMethodId = paymentMethodId
    return carts.changed(cart)
  }

  /** A form whose consents are not known takes no order, so a site without any answers an empty list. */
  const filterConsents: Answering<typeof consents.filterConsents> = () => ({ records: [] })

  const createOrder: Answering<typeof payments.createOrder> = (sent, caller) => {
    const cart = carts.open(sent)
    const email = buyerOf(cart, caller)
    const method = PAYMENT_METHODS.find(({ id }) => id === cart.paymentMethodId)
    if (!method || cart.deliveryMethodId === null) throw new Refusal(400, 'Not complete')
    cart.isOrdered = true
    const slug = `ord-${cart.id}`
    orders.push({ slug, email, sent, isPaid: false })
    return { html: method.paymentType ? PAYMENT_FORM : '', orderSlug: slug }
  }

  /** The buyer comes back from a provider. A real platform verifies the payment with the provider. */
  const confirmPayment: Answering<typeof payments.confirmPayment> = ({ id }) => {
    const order = orders.find(({ slug }) => slug === id)
    if (!order) throw new Refusal(404, 'No such order')
    order.isPaid = true
    return { url: `/naplata/uspjesna?orderSlug=${order.slug}` }
  }

  return {
    'POST /api/v2/ecommerce/checkout/getAvailableCountries': getAvailableCountries,
    'PATCH /api/v2/ecommerce/cart/guestUser': updateGuestUser,
    'POST /api/v2/ecommerce/delivery/getApplicableDeliveryMethods': getDeliveryMethods,
    'PUT /api/v2/ecommerce/delivery/saveDeliveryMethod': saveDeliveryMethod,
    'POST /api/v2/ecommerce/payment/getApplicablePaymentMethods': getPaymentMethods,
    'PUT /api/v2/ecommerce/payment/savePaymentMethod': savePaymentMethod,
    'POST /api/v1/gdpr/web/consent/filter': filterConsents,
    'POST /api/v2/ecommerce/order/create': createOrder,
    'POST /api/v2/ecommerce/order/pgSuccess/{id}': confirmPayment,
  }
}
