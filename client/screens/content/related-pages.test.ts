import { expect, test } from 'vitest'
import { relatedPages } from './related-pages.ts'

const at = (title: string, path: string) => ({ title, link: { kind: 'INTERNAL' as const, path } })
const NAVIGATION = {
  mainNavigation: [
    { ...at('Dresovi', '/shop/dresovi'), children: [] },
    {
      ...at('Savez', '/o-nama'),
      children: [
        { ...at('O nama', '/o-nama'), children: [at('Povijest', '/povijest')] },
        { ...at('Događaji', '/dogadjaji'), children: [] },
        { ...at('Još jednom', '/o-nama'), children: [] },
      ],
    },
  ],
  footer: {
    columns: [
      { title: 'Pomoć', items: [{ id: '1', ...at('Pitanja', '/cesta-pitanja') }] },
      { title: 'Savez dolje', items: [{ id: '2', ...at('O nama', '/o-nama') }] },
    ],
    links: [{ id: '3', ...at('Kolačići', '/kolacici') }],
  },
}
const paths = (pathname: string) =>
  relatedPages(NAVIGATION, pathname, 'Pravila')?.items.map(({ link }) => link.path)

test('a page stands with all of its branch, each once', () => {
  expect(relatedPages(NAVIGATION, '/povijest', 'Pravila')?.title).toBe('Savez')
  expect(paths('/povijest')).toEqual(['/o-nama', '/povijest', '/dogadjaji'])
})

test('a page of the footer alone stands with its column', () => {
  expect(paths('/cesta-pitanja')).toEqual(['/cesta-pitanja'])
})

test('a page of the last line of the footer stands with it', () => {
  expect(relatedPages(NAVIGATION, '/kolacici', 'Pravila')).toMatchObject({ title: 'Pravila' })
  expect(paths('/kolacici')).toEqual(['/kolacici'])
})

test('a page to which nothing leads stands alone', () => {
  expect(relatedPages(NAVIGATION, '/nigdje', 'Pravila')).toBeNull()
  expect(relatedPages({ ...NAVIGATION, footer: null }, '/cesta-pitanja', 'Pravila')).toBeNull()
})
