import { expect, test } from 'vitest'
import { trailInTree, trailOf } from './trail.ts'

const home = { name: 'Početna', path: '/' }
const link = (path: string) => ({ kind: 'INTERNAL', path })
const TREE = [
  { title: 'Početna', link: link('/') },
  {
    title: 'Savez',
    link: link('/o-nama'),
    children: [
      { title: 'O nama', link: link('/o-nama') },
      { title: 'Kontakti', link: link('/kontakti') },
    ],
  },
  { title: 'Kontakti', link: link('/kontakti') },
]

test('home first, then the ancestors, numbered from one [HF-06, HF-08]', () => {
  expect(trailInTree(TREE, '/kontakti', home)).toEqual([
    { name: 'Početna', path: '/', position: 1 },
    { name: 'Savez', path: '/o-nama', position: 2 },
    { name: 'Kontakti', path: '/kontakti', position: 3 },
  ])
})

test('an entry that leads to its own first child is named once', () => {
  expect(trailInTree(TREE, '/o-nama', home).map(({ name }) => name)).toEqual(['Početna', 'O nama'])
})

test('a page outside of the tree has none, the home page only itself [HF-07]', () => {
  expect(trailInTree(TREE, '/pravila', home)).toEqual([])
  expect(trailInTree(TREE, '/', home)).toEqual([{ ...home, position: 1 }])
})

test('an event stands below the list of all events and its ancestors, or below home [HF-06]', () => {
  const own = { name: 'Kamp', path: '/dogadjaj/7' }
  const names = (parent: string) => trailInTree(TREE, parent, home, [own]).map(({ name }) => name)

  expect(names('/kontakti')).toEqual(['Početna', 'Savez', 'Kontakti', 'Kamp'])
  expect(names('/nigdje')).toEqual(['Početna', 'Kamp'])
})

test('a product stands below its categories [HF-06]', () => {
  const steps = [
    { name: 'Dresovi', path: '/shop/dresovi' },
    { name: 'Domaći dres', path: '/product/dres-domaci' },
  ]
  expect(trailOf(home, steps).map(({ name, position }) => [name, position])).toEqual([
    ['Početna', 1],
    ['Dresovi', 2],
    ['Domaći dres', 3],
  ])
})
