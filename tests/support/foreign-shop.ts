import { z } from 'zod'
import type { Carts } from '#tools/example-platform/carts.ts'
import type { StoredOrder } from '#tools/example-platform/checkout.ts'
import type { PlatformReply, PlatformRequest } from '#tools/example-platform/platform.ts'

const PREFIX = '/api/v2/ecommerce/'
const SESSION = ['userId', 'cartId', 'protectCode']
/** All that the specification sends with each call; this platform refuses any other field. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'checkout/getAvailableCountries': ['cartId', 'protectCode', 'language', 'type'],
  'delivery/getApplicableDeliveryMethods': [
    ...[...SESSION, 'countryId', 'currencyId', 'userBillingAddressId', 'userShippingAddressId'],
  ],
  'delivery/saveDeliveryMethod': [...SESSION, 'deliveryMethodId', 'branchId'],
  'payment/getApplicablePaymentMethods': [...SESSION, 'userBillingAddressId'],
  'payment/savePaymentMethod': [...SESSION, 'paymentMethodId', 'companyData'],
  'order/create': [
    ...[...SESSION, 'giftMessage', 'orderMessage', 'to', 'from', 'failureURL', 'successURL'],
  ],
}
const guestUser = z.object({
  email: z.string(),
  addresses: z.array(z.object({})),
  details: z.object({}),
})

/** True where the catalogue wants the id of the customer besides the token. */
export function lacksCustomerId({ path, body }: PlatformRequest): boolean {
  const fields = FIELDS[path.slice(PREFIX.length)] ?? []
  return fields.includes('userId') && !(Number(body['userId']) > 0)
}

/** The refusal of a call that sends more than the specification does, or less. */
export function refuseOtherFields({ path, body }: PlatformRequest): PlatformReply | null {
  const call = path.startsWith(PREFIX) ? path.slice(PREFIX.length) : ''
  const unknown = Object.keys(body).find((field) => FIELDS[call]?.includes(field) === false)
  if (unknown) return refusal(400, `Unknown field ${unknown}`)
  const isLacking = call === 'cart/guestUser' && !guestUser.safeParse(body).success
  return isLacking ? refusal(400, 'Not enough') : null
}

/** The cart and the orders of an account, for a platform that has accounts. */
export function answerAccountShop(
  { method, path }: PlatformRequest,
  email: string | null,
  { carts, orders }: { readonly carts: Carts; readonly orders: readonly StoredOrder[] },
): PlatformReply | null {
  switch (`${method} ${path}`) {
    case `POST ${PREFIX}cart/getAbandoned`: {
      const own = email === null ? null : carts.of(email)
      return { status: 200, answer: own ? carts.shown(own) : { cart: null } }
    }
    case 'POST /api/v1/document/filter/web': {
      if (email === null) return { status: 401, answer: { message: 'Authorization Required' } }
      const own = orders.filter((order) => order.email === email)
      const records = own.map(({ slug }) => ({ id: `doc-${slug}`, title: slug, kind: 'OFFER' }))
      const pagination = { lastPage: 1, total: own.length, perPage: 12 }
      return { status: 200, answer: { records, pagination } }
    }
    default:
      return null
  }
}

function refusal(status: number, message: string): PlatformReply {
  return { status, answer: { error: { message, statusCode: status } } }
}
