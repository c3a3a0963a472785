import {
  type DomainRows,
  invalid,
  type Known,
  long,
  MISSING,
  missing,
  row,
} from '#tests/gateway/row.ts'

export const rows: DomainRows = {
  wrongInputs,
  // A cart is opened by its code: cart.test.ts.
  byId: { addToCart: null, removeCartItem: null, updateCartItem: null },
}

function wrongInputs({ product, scarce, unchosen, printed }: Known) {
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
      { code: 'OUT_OF_STOCK', field: null, limit: scarce.left },
    ),
    row(
      'addToCart',
      'guest',
      { productId: printed.id, options: text },
      { code: 'INVALID_INPUT', field: 'options.personalizations.0.value', rule: 'MAX_LENGTH' },
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
      { code: 'INVALID_MEMBER_CARD', field: 'barcode' },
    ),
    row(
      'setCartInstructions',
      'shopper',
      { instructions: long(1000) },
      invalid('instructions', 'MAX_LENGTH', 1000),
    ),
  ]
}
