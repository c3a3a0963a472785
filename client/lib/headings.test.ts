import { expect, test } from 'vitest'
import { anchored, headingsOf } from './headings.ts'

const HTML =
  '<h2>U što vjerujemo</h2><p>x</p><h2>Šport &amp; <strong>đaci</strong></h2><h3>ne</h3><h2>U što vjerujemo</h2>'

test('each heading has an id of its own without accents', () => {
  expect(headingsOf(HTML)).toEqual([
    { id: 'u-sto-vjerujemo', text: 'U što vjerujemo' },
    { id: 'sport-daci', text: 'Šport & đaci' },
    { id: 'u-sto-vjerujemo-2', text: 'U što vjerujemo' },
  ])
})

test('the text gets the same ids, and nothing else changes', () => {
  for (const { id } of headingsOf(HTML)) expect(anchored(HTML)).toContain(`<h2 id="${id}">`)
  expect(anchored(HTML).replaceAll(/ id="[^"]*"/g, '')).toBe(HTML)
})

test('a heading without letters still has an id', () => {
  expect(headingsOf('<h2>!</h2><h2>"></h2>').map(({ id }) => id)).toEqual(['dio', 'dio-2'])
})
