import { expect, test } from 'vitest'
import { pathPatterns } from '#client/lib/screen.ts'
import { checkoutAddresses } from '#gateway/layout/checkout-addresses.ts'
import { ownPath } from '#gateway/lib/own-path.ts'

const publicUrl = 'https://shop.example'

test.each(['hr', 'de', 'en'])(
  'a provider sends the buyer back to the canonical pages: %s [SF-01~, SF-02~]',
  (locale) => {
    const prefix = locale === 'hr' ? '' : `/${locale}`
    expect(checkoutAddresses({ publicUrl, locale, layout: null })).toEqual({
      successURL: publicUrl + prefix + pathPatterns('checkoutSuccess', locale)[0],
      failureURL: publicUrl + prefix + pathPatterns('checkoutFailure', locale)[0],
    })
  },
)

test.each([
  ['/naplata/uspjesna?orderSlug=a', '/naplata/uspjesna?orderSlug=a'],
  [`${publicUrl}/x`, '/x'],
  ['//evil.example/x', null],
  ['/\\evil.example', null],
  ['https://shop.example.evil.example/', null],
  ['https://a:b@shop.example/', null],
  ['javascript:alert(1)', null],
  ['http://', null],
])('%s leads to %s [case 20]', (address, path) => {
  expect(ownPath(address, publicUrl)).toBe(path)
})
