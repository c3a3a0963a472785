import { ADDRESS } from './checkout-documents.ts'

/** Who sends the wrong input. */
export type Sender = 'guest' | 'shopper' | 'buyer' | 'customer'

export type Expected = {
  readonly code: string
  /** Null when no field of the input is at fault. */
  readonly field: string | null
  readonly rule?: string
  readonly limit?: number
}

export type Row = {
  readonly mutation: string
  readonly as: Sender
  readonly input?: object
  readonly expected: Expected
}

/** Things of the demo that rows need. */
export type Known = {
  readonly product: string
  readonly scarce: { readonly id: string; readonly left: number }
  readonly unchosen: string
  readonly printed: { readonly id: string; readonly optionId: string }
  readonly order: string
}

export const NEVER_REFUSED: readonly string[] = [
  // Their only refusal is a limit that is reached.
  ...['checkMemberCard', 'createDataExport', 'logout', 'shareWishlist'],
]

const MISSING = '2147480000'
const NO_SLUG = 'a'.repeat(32)
const long = (length: number) => 'a'.repeat(length + 1)
const invalid = (field: string, rule: string, limit?: number): Expected => ({
  ...{ code: 'INVALID_INPUT', field, rule },
  ...(limit === undefined ? {} : { limit }),
})
const missing = (field: string): Expected => ({ code: 'NOT_FOUND', field })
const row = (mutation: string, as: Sender, input: object | undefined, expected: Expected): Row => ({
  ...{ mutation, as, expected },
  ...(input ? { input } : {}),
})

/** Wrong inputs for every mutation that can be refused. */
export function problemRows(known: Known): readonly Row[] {
  return [...cartRows(known), ...checkoutRows(), ...orderRows(known), ...accountRows(known)]
}

function cartRows({ product, scarce, unchosen, printed }: Known): readonly Row[] {
  const noCart = { code: 'NO_SESSION', field: null }
  const quantity = { code: 'INVALID_QUANTITY', field: 'quantity', limit: 999 }
  const text = { personalizations: [{ optionId: printed.optionId, value: long(300) }] }
  return [
    row('addToCart', 'guest', { productId: product, quantity: 0 }, quantity),
    row('addToCart', 'guest', { productId: MISSING }, missing('productId')),
    row('addToCart', 'guest', { productId: 'dres' }, missing('productId')),
    row(
      'addToCart',
      'guest',
      { productId: unchosen },
      {
        code: 'CONFIGURATION_NOT_SET',
        field: 'productId',
      },
    ),
    row(
      'addToCart',
      'guest',
      { productId: scarce.id, quantity: scarce.left + 1 },
      {
        ...{ code: 'OUT_OF_STOCK', field: null, limit: scarce.left },
      },
    ),
    row(
      'addToCart',
      'guest',
      { productId: printed.id, options: text },
      {
        ...{ code: 'INVALID_INPUT', field: 'options.personalizations.0.value', rule: 'MAX_LENGTH' },
      },
    ),
    row('updateCartItem', 'shopper', { itemId: MISSING, quantity: 1 }, missing('itemId')),
    row('updateCartItem', 'shopper', { itemId: MISSING, quantity: 1000 }, quantity),
    row('removeCartItem', 'shopper', { itemId: 'x' }, missing('itemId')),
    ...['clearCart', 'removeCoupon', 'removeMemberCard'].map((mutation) =>
      row(mutation, 'guest', undefined, noCart),
    ),
    row('applyCoupon', 'shopper', { code: 'NEMA-GA' }, { code: 'COUPON_NOT_FOUND', field: 'code' }),
    row('applyCoupon', 'shopper', { code: long(40) }, invalid('code', 'MAX_LENGTH', 40)),
    row(
      'applyMemberCard',
      'customer',
      { barcode: '9999999999999' },
      {
        ...{ code: 'INVALID_MEMBER_CARD', field: 'barcode' },
      },
    ),
    row(
      'setCartInstructions',
      'shopper',
      { instructions: long(1000) },
      invalid('instructions', 'MAX_LENGTH', 1000),
    ),
    row('setWish', 'guest', { productId: MISSING, isWished: true }, missing('productId')),
  ]
}

function checkoutRows(): readonly Row[] {
  const address = (more: object) => ({ shippingAddress: { ...ADDRESS, ...more } })
  const at = (field: string, rule: string, limit?: number) =>
    invalid(`shippingAddress.${field}`, rule, limit)
  return [
    row('saveCheckoutAddress', 'shopper', address({ city: ' ' }), at('city', 'REQUIRED')),
    row(
      'saveCheckoutAddress',
      'shopper',
      address({ firstName: '7' }),
      at('firstName', 'LETTERS_ONLY'),
    ),
    row(
      'saveCheckoutAddress',
      'shopper',
      address({ contactEmail: 'ana' }),
      at('contactEmail', 'EMAIL'),
    ),
    row(
      'saveCheckoutAddress',
      'shopper',
      address({ houseNumber: long(15) }),
      at('houseNumber', 'MAX_LENGTH', 15),
    ),
    row(
      'saveCheckoutAddress',
      'shopper',
      { ...address({ companyName: 'Klub', companyOIB: '12345678901' }), isCompany: true },
      at('companyOIB', 'COMPANY_NUMBER'),
    ),
    row(
      'saveDeliveryMethod',
      'shopper',
      { methodId: MISSING },
      {
        ...{ code: 'DELIVERY_NOT_FOUND', field: 'methodId' },
      },
    ),
    row(
      'savePaymentMethod',
      'shopper',
      { methodId: MISSING },
      {
        ...{ code: 'PAYMENT_NOT_FOUND', field: 'methodId' },
      },
    ),
    row(
      'placeOrder',
      'buyer',
      { expectedTotal: '1.00', consents: [] },
      {
        ...{ code: 'NO_SESSION', field: null },
      },
    ),
    row(
      'placeOrder',
      'shopper',
      { expectedTotal: '1.00', consents: [] },
      {
        ...{ code: 'CART_CHANGED', field: null },
      },
    ),
  ]
}

function orderRows({ order: slug }: Known): readonly Row[] {
  const person = { name: 'Ana Anić', email: 'ana@posta.example' }
  const noOrder = missing('slug')
  return [
    row('createPayPalOrder', 'guest', { slug: NO_SLUG, paymentId: NO_SLUG }, noOrder),
    row(
      'confirmPayment',
      'guest',
      { slug: NO_SLUG, details: [] },
      {
        ...{ code: 'PAYMENT_FAILED', field: null },
      },
    ),
    row('payOrder', 'guest', { slug: NO_SLUG }, noOrder),
    row(
      'payOrder',
      'buyer',
      { slug, methodId: MISSING },
      {
        ...{ code: 'PAYMENT_NOT_FOUND', field: 'methodId' },
      },
    ),
    row('cancelOrder', 'guest', { slug: 'x' }, noOrder),
    row('reorder', 'guest', { slug: NO_SLUG }, noOrder),
    row('deliverAtOnce', 'guest', { slug: NO_SLUG }, noOrder),
    row('withdrawOrder', 'guest', { slug: NO_SLUG, ...person }, noOrder),
    row(
      'withdrawOrder',
      'buyer',
      { slug, ...person, name: long(150) },
      invalid('name', 'MAX_LENGTH', 150),
    ),
    row('withdrawOrder', 'buyer', { slug, ...person, email: 'ana' }, invalid('email', 'EMAIL')),
    row('withdrawOrder', 'buyer', { slug, ...person, lineIds: ['x'] }, missing('lineIds')),
    row('trackOrder', 'guest', { number: '2026-1', email: 'ana' }, invalid('email', 'EMAIL')),
    row('trackOrder', 'guest', { number: ' ', email: person.email }, invalid('number', 'REQUIRED')),
    row(
      'trackOrder',
      'guest',
      { number: '2026-9', email: person.email },
      {
        ...{ code: 'NOT_FOUND', field: null },
      },
    ),
  ]
}

function accountRows({ product }: Known): readonly Row[] {
  const person = { firstName: 'Ana', lastName: 'Anić', email: 'ana@posta.example' }
  const account = { ...person, password: 'lozinka-za-probu-1', consents: [1, 2] }
  const address = { ...ADDRESS, type: 'MAIN' }
  const notice = { productId: product, kind: 'PRICE_DROP', email: person.email }
  const failed = { code: 'SOCIAL_LOGIN_FAILED', field: null }
  return [
    row(
      'login',
      'guest',
      { username: 'nitko@posta.example', password: 'ne-znam-je-1' },
      {
        ...{ code: 'UNKNOWN_USER_OR_PASSWORD', field: null },
      },
    ),
    row(
      'login',
      'guest',
      { username: 'ana', password: 'ne-znam-je-1' },
      invalid('username', 'EMAIL'),
    ),
    row(
      'refreshSession',
      'guest',
      { refreshToken: 'x' },
      {
        ...{ code: 'INVALID_LOGIN', field: 'refreshToken' },
      },
    ),
    row('register', 'guest', { ...account, firstName: '' }, invalid('firstName', 'REQUIRED')),
    row(
      'register',
      'guest',
      { ...account, password: 'kratka' },
      invalid('password', 'MIN_LENGTH', 8),
    ),
    row('register', 'guest', { ...account, email: 'ana' }, invalid('email', 'EMAIL')),
    row(
      'register',
      'guest',
      { ...account, password: 'password' },
      {
        ...{ code: 'WEAK_PASSWORD', field: 'password' },
      },
    ),
    row(
      'register',
      'guest',
      { ...account, consents: [] },
      {
        ...{ code: 'CONSENT_REQUIRED', field: 'consents' },
      },
    ),
    row(
      'register',
      'guest',
      { ...account, addresses: [{ ...address, zipCode: long(25) }] },
      invalid('addresses.0.zipCode', 'MAX_LENGTH', 25),
    ),
    row(
      'register',
      'guest',
      { ...account, memberCardBarcode: '123' },
      {
        ...{ code: 'INVALID_MEMBER_CARD', field: 'memberCardBarcode' },
      },
    ),
    row('verifyEmail', 'guest', { token: 'x.y' }, { code: 'INVALID_TOKEN', field: 'token' }),
    row('requestPasswordReset', 'guest', { email: '' }, invalid('email', 'REQUIRED')),
    row(
      'setPassword',
      'guest',
      { token: 'x', newPassword: long(7) },
      {
        ...{ code: 'INVALID_TOKEN', field: 'token' },
      },
    ),
    row(
      'setPassword',
      'guest',
      { token: long(40), newPassword: 'a' },
      invalid('newPassword', 'MIN_LENGTH', 8),
    ),
    row('startSocialLogin', 'guest', { provider: 'nitko' }, failed),
    row('finishSocialLogin', 'guest', { code: 'x', state: 'y' }, failed),
    row(
      'completeSocialLogin',
      'guest',
      { token: 'x', firstName: 'A', lastName: 'B', consents: [] },
      {
        ...{ code: 'INVALID_TOKEN', field: 'token' },
      },
    ),
    row(
      'updateProfile',
      'customer',
      { ...person, lastName: long(75) },
      invalid('lastName', 'MAX_LENGTH', 75),
    ),
    row('updateProfile', 'customer', { ...person, email: 'ana' }, invalid('email', 'EMAIL')),
    row(
      'changePassword',
      'customer',
      { oldPassword: 'ne-znam-je-1', newPassword: 'nova-lozinka-1' },
      {
        ...{ code: 'INCORRECT_OLD_PASSWORD', field: 'oldPassword' },
      },
    ),
    row(
      'createAddress',
      'customer',
      { address: { ...address, street: '' } },
      invalid('street', 'REQUIRED'),
    ),
    row(
      'createAddress',
      'customer',
      { address: { ...address, country: 'XX' } },
      {
        ...{ code: 'INVALID_INPUT', field: 'country' },
      },
    ),
    row('updateAddress', 'customer', { id: MISSING, address }, missing('id')),
    row('deleteAddress', 'customer', { id: 'x' }, missing('id')),
    row('endSession', 'customer', { id: NO_SLUG }, missing('id')),
    row(
      'eraseAccount',
      'customer',
      { password: 'ne-znam-je-1' },
      {
        ...{ code: 'INCORRECT_PASSWORD', field: 'password' },
      },
    ),
    row('changeConsent', 'customer', { number: 9_999, isAccepted: true }, missing('number')),
    row(
      'changeConsent',
      'customer',
      { number: 1, isAccepted: false },
      {
        ...{ code: 'CONSENT_REQUIRED', field: 'number' },
      },
    ),
    row('requestProductNotice', 'guest', { ...notice, email: 'ana' }, invalid('email', 'EMAIL')),
    row('requestProductNotice', 'guest', { ...notice, productId: MISSING }, missing('productId')),
    row('stopProductNotice', 'customer', { id: MISSING }, missing('id')),
    row(
      'createComment',
      'customer',
      { productId: product },
      { code: 'RATING_REQUIRED', field: 'rating' },
    ),
    row(
      'createComment',
      'customer',
      { productId: product, rating: 9 },
      invalid('rating', 'AT_MOST', 5),
    ),
    row('createComment', 'customer', { productId: MISSING, rating: 5 }, missing('productId')),
    row('updateComment', 'customer', { id: MISSING, rating: 5 }, missing('id')),
    row(
      'createComment',
      'customer',
      { productId: product, rating: 5, text: long(2000) },
      invalid('text', 'MAX_LENGTH', 2000),
    ),
  ]
}
