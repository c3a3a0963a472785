import { expect, test } from 'vitest'
import { guestOfHeaders } from './guest.ts'

const TOKEN = 'a'.repeat(43)
const sealed = (value: unknown, version = 'g1.') =>
  version + Buffer.from(JSON.stringify(value)).toString('base64url')

test('an app gets one token for all that its guest owns, and sends it back', () => {
  const guest = guestOfHeaders({})
  expect([guest.token(), guest.wishlistToken()]).toEqual([null, null])
  guest.keepWishlistToken(TOKEN)
  const token = guest.token() ?? ''
  expect(token).toMatch(/^[\w.-]{20,200}$/)

  const again = guestOfHeaders({ 'x-guest': token })
  expect([again.token(), again.wishlistToken()]).toEqual([token, TOKEN])
  again.keepWishlistToken(null)
  const emptied = guestOfHeaders({ 'x-guest': again.token() ?? '' })
  expect([again.token(), emptied.wishlistToken()]).toEqual([expect.any(String), null])
})

test('a cart stands beside the wishes, and each can go by itself', () => {
  const guest = guestOfHeaders({ 'x-guest': sealed({ wishlist: TOKEN }) })
  const cart = { cartId: 'c'.repeat(22), protectCode: 'p'.repeat(22) }
  guest.keepCart(cart)
  const both = guestOfHeaders({ 'x-guest': guest.token() ?? '' })
  expect([both.wishlistToken(), both.cart()]).toEqual([TOKEN, cart])
  both.keepWishlistToken(null)
  const alone = guestOfHeaders({ 'x-guest': both.token() ?? '' })
  expect([alone.wishlistToken(), alone.cart()]).toEqual([null, cart])
})

test('the header of the last release is read, unless the new one names a list', () => {
  const former = 'b'.repeat(43)
  expect(guestOfHeaders({ 'x-wishlist': former }).wishlistToken()).toBe(former)
  const both = { 'x-wishlist': former, 'x-guest': sealed({ wishlist: TOKEN }) }
  expect(guestOfHeaders(both).wishlistToken()).toBe(TOKEN)
})

test.each([
  ['no envelope', 'g1'],
  ['another version', sealed({ wishlist: TOKEN }, 'g2.')],
  ['no JSON', `g1.${Buffer.from('{').toString('base64url')}`],
  ['no object', sealed([TOKEN])],
  ['a part that is no credential', sealed({ wishlist: { toString: 'x' } })],
  ['a credential with other letters', sealed({ wishlist: `${TOKEN}\r\n` })],
  ['too much', sealed({ wishlist: TOKEN, more: 'x'.repeat(8_000) })],
])('what cannot be read names nothing: %s', (_what, text) => {
  const guest = guestOfHeaders({ 'x-guest': text })
  expect([guest.wishlistToken(), guest.token()]).toEqual([null, null])
})
