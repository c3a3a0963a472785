import { expect, test } from 'vitest'
import { createPaths, withQuery } from './links.ts'

const origin = 'https://savez.example'
const hr = createPaths({ locale: 'hr', prefix: '', origin })
const de = createPaths({ locale: 'de', prefix: '/de', origin })

test('the default locale has no prefix and its own paths where there are any [RT-23, RT-24]', () => {
  expect(hr.pathTo('home')).toBe('/')
  expect(hr.pathTo('product', { slug: 'dres-domaci' })).toBe('/product/dres-domaci')
  expect(hr.pathTo('cart')).toBe('/kosarica')
  expect(hr.pathTo('content', { slug: 'o-nama' })).toBe('/o-nama')
})

test('the search has its own path in each language [RT-07]', () => {
  const en = createPaths({ locale: 'en', prefix: '/en', origin })
  expect([en, hr, de].map(({ pathTo }) => pathTo('search'))).toEqual([
    ...['/en/search', '/pretraga', '/de/suche'],
  ])
})

test('named pages are reached by their name and parameter [RT-44~]', () => {
  expect(hr.pathTo('event', { id: '7' })).toBe('/dogadjaj/7')
  expect(hr.pathTo('content', { slug: 'vijest-o-finalu' })).toBe('/vijest-o-finalu')
  expect(hr.pathTo('product', { slug: 'dres' }, { cartItemId: '3' })).toBe(
    '/product/dres?cartItemId=3',
  )
  expect(hr.pathTo('newsTerm', { slug: 'klubovi' })).toBe('/objave/klubovi')
})

test('a parameter is encoded, and one that is missing is told of at once', () => {
  expect(hr.pathTo('content', { slug: 'a b/c' })).toBe('/a%20b%2Fc')
  expect(() => hr.pathTo('event', {})).toThrow('needs its id')
})

test('another locale has its prefix, its paths, and the English ones for the rest [RT-23, RT-27]', () => {
  expect(de.pathTo('home')).toBe('/de')
  expect(de.pathTo('product', { slug: 'schal' })).toBe('/de/produkt/schal')
  expect(de.pathTo('login')).toBe('/de/login')
})

test('entries without a value are left out of the query, the others are encoded', () => {
  expect(hr.pathTo('shop', {}, { page: 2, keywords: 'šal & kapa', sort: null })).toBe(
    '/shop?page=2&keywords=%C5%A1al+%26+kapa',
  )
  expect(withQuery('/shop', { page: undefined, keywords: '' })).toBe('/shop')
})

test('a whole address has the public origin', () => {
  expect(hr.absolute('/shop')).toBe('https://savez.example/shop')
})
