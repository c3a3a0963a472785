import { expect, test } from 'vitest'
import { documentTitle } from './document-title.ts'

const SITE = 'Jadranski sportski savez'

test('the title of a page ends with the name of the site', () => {
  expect(documentTitle('Domaći dres', SITE)).toBe('Domaći dres | Jadranski sportski savez')
})

test('a page that is the site, or names it, needs no more', () => {
  expect(documentTitle('', SITE)).toBe(SITE)
  expect(documentTitle('Trgovina Jadranski sportski savez', SITE)).toBe(
    'Trgovina Jadranski sportski savez',
  )
})

test('a title that search engines would cut goes without the name of the site', () => {
  const title = 'Prosinac u ligi: tri kola, dva derbija i jedno gostovanje na otoku'
  expect(documentTitle(title, SITE)).toBe(title)
})

test('a site without a name adds nothing', () => {
  expect(documentTitle('Domaći dres', '')).toBe('Domaći dres')
})
