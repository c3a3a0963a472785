import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import type { LocaleTable } from '#client/i18n/locales.ts'
import { FIRST_LOCALES } from '#client/i18n/locales.ts'
import { createAddressBook } from './address-book.ts'
import { createRoutes, routeId } from './routes.ts'

const THREE: LocaleTable = {
  defaultCode: 'hr',
  entries: [
    { code: 'hr', iso: 'hr-HR', file: 'hr', domain: null },
    { code: 'en', iso: 'en-GB', file: 'en', domain: null },
    { code: 'de', iso: 'de-DE', file: 'de', domain: null },
  ],
}

const PATHS = [
  '/',
  '/shop',
  '/shop/dresovi',
  '/product/dres',
  '/product',
  '/produkt/dres',
  '/cart',
  '/kosarica',
  '/einkaufswagen',
  '/naplata/uspjesna',
  '/checkout/success',
  '/event/7',
  '/dogadjaj/7',
  '/o-nama',
  '/a/b/c',
  '/Shop',
  '/en',
  '/en/shop',
  '/en/product/dres',
  '/en/kosarica',
  '/de',
  '/de/produkt/dres',
  '/de/product/dres',
  '/de/o-nama',
  '/fr/shop',
]

test.each(PATHS)('the book and the router find the same at %s [RT-23, RT-24]', (path) => {
  const located = createAddressBook(THREE)(path)
  const match = matchRoutes(createRoutes(THREE), path)?.at(-1)
  const expected = located === null ? /unknown$/ : new RegExp(`^${routeId(located.address)}$`)
  expect(match?.route.id).toMatch(expected)
  if (located?.parameter) expect(Object.values(match?.params ?? {})).toEqual([located.parameter])
})

test('an English name gives way to the own one of its locale, prefix kept [RT-24, RT-03~]', () => {
  const locate = createAddressBook(THREE)
  expect(locate('/cart')?.address).toMatchObject({ locale: 'hr', canonical: '/kosarica' })
  expect(locate('/kosarica')?.address.canonical).toBeNull()
  expect(locate('/de/product/dres')?.address).toMatchObject({
    locale: 'de',
    canonical: '/de/produkt/:slug',
  })
  expect(locate('/en/cart')?.address).toMatchObject({ locale: 'en', canonical: null })
})

test.each([
  ['login', '/login', '/prijava', '[RT-08]'],
  ['register', '/register', '/registracija', '[RT-09]'],
  ['profile', '/profile', '/profil', '[RT-10]'],
  ['forgotPassword', '/forgot-password', '/zaboravljena-lozinka', '[RT-11]'],
])('the screen %s is at %s, which gives way to %s %s', (screen, english, own) => {
  const locate = createAddressBook(FIRST_LOCALES)
  expect(locate(english)?.address).toMatchObject({ screen, canonical: own })
  expect(locate(own)?.address).toMatchObject({ screen, canonical: null })
  for (const path of [english, own]) {
    expect(matchRoutes(createRoutes(FIRST_LOCALES), path)?.at(-1)?.route.id).not.toMatch(/unknown$/)
  }
})

test('a product path without a product leads to the shop [RT-01]', () => {
  const locate = createAddressBook(THREE)
  expect(locate('/product')?.address.canonical).toBe('/shop')
  expect(locate('/de/produkt')?.address.canonical).toBe('/de/shop')
})

test('with Croatian alone, a prefix of another locale is nothing [RT-26, RT-28]', () => {
  const locate = createAddressBook(FIRST_LOCALES)
  expect(locate('/en/shop')).toBeNull()
  expect(locate('/de/produkt/dres')).toBeNull()
  expect(locate('/shop/')?.address.screen).toBe('shop')
})
