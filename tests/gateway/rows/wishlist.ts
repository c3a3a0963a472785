import { type DomainRows, MISSING, missing, row } from '#tests/gateway/row.ts'

export const rows: DomainRows = {
  wrongInputs,
  neverRefused: ['shareWishlist'],
  byId: { setWish: null },
}

function wrongInputs() {
  return [row('setWish', 'guest', { productId: MISSING, isWished: true }, missing('productId'))]
}
