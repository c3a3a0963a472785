import { expect, test } from 'vitest'
import type { LocaleTable } from '#client/i18n/locales.ts'
import { createPaths } from '#client/lib/links.ts'
import { createAddressBook } from './address-book.ts'

/** German is configured here alone: the shop has no second language yet. */
const THREE: LocaleTable = {
  defaultCode: 'hr',
  entries: ['hr', 'en', 'de'].map((code) => ({ code, iso: code, file: code, domain: null })),
}
const locate = createAddressBook(THREE)
const pathsIn = (locale: string, prefix: string) =>
  createPaths({ locale, prefix, origin: 'https://savez.example' })
const IN = { hr: pathsIn('hr', ''), en: pathsIn('en', '/en'), de: pathsIn('de', '/de') }

test.each([
  ['cart', '/kosarica', '/en/cart', '/de/einkaufswagen', '/cart', '[RT-03]'],
  ['checkout', '/naplata', '/en/checkout', '/de/kasse', '/checkout', '[RT-04]'],
  [
    'checkoutSuccess',
    '/naplata/uspjesna',
    '/en/checkout/success',
    '/de/kasse/success',
    '/checkout/success',
    '[RT-05]',
  ],
  ['search', '/pretraga', '/en/search', '/de/suche', '/search', '[RT-07]'],
] as const)(
  'the screen %s is at %s, in English and German at %s and %s, and %s gives way to the first %s',
  (screen, hr, en, de, alias, _row) => {
    expect([IN.hr, IN.en, IN.de].map(({ pathTo }) => pathTo(screen))).toEqual([hr, en, de])
    for (const [path, locale] of [
      [hr, 'hr'],
      [en, 'en'],
      [de, 'de'],
    ] as const) {
      expect(locate(path)?.address).toMatchObject({ screen, locale, canonical: null })
    }
    expect(locate(alias)?.address).toMatchObject({ screen, locale: 'hr', canonical: hr })
  },
)

test('named pages are reached by their name: event, post, product with a line, news, cart and home [RT-44]', () => {
  const { pathTo } = IN.hr
  expect([
    pathTo('event', { id: '7' }),
    pathTo('content', { slug: 'vijest-o-finalu' }),
    pathTo('product', { slug: 'dres' }),
    pathTo('product', { slug: 'dres' }, { cartItemId: '3' }),
    pathTo('newsTerm', { slug: 'klubovi' }),
    pathTo('cart'),
    pathTo('home'),
  ]).toEqual([
    ...['/dogadjaj/7', '/vijest-o-finalu', '/product/dres', '/product/dres?cartItemId=3'],
    ...['/objave/klubovi', '/kosarica', '/'],
  ])
})
