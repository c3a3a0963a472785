import { expect, test } from 'vitest'
import { htmlOf, shownText } from './plain-paragraphs.ts'

test('paragraphs are written as text, and come back as they were', () => {
  const html = '<p>Vrata &amp; blagajna: 18 &lt; 20</p>\n<p>Dođite!</p>'
  expect(shownText(html)).toBe('Vrata & blagajna: 18 < 20\n\nDođite!')
  expect(htmlOf(shownText(html))).toBe(html)
  expect([shownText(''), htmlOf(' ')]).toEqual(['', ''])
})

test('what is more than paragraphs is shown and stored as HTML', () => {
  const html = '<p>Ulaznice su u <a href="/product/ulaznica">trgovini</a>.</p>'
  expect([shownText(html), htmlOf(html)]).toEqual([html, html])
})
