import { describe, expect, test } from 'vitest'
import { cleanDescription, plainText } from './description-html.ts'

describe('a description', () => {
  test.each([
    ['<p>Tekst</p><script>alert(1)</script>', '<p>Tekst</p>'],
    ['<svg onload="x"><p>a</p></svg>', '<p>a</p>'],
    ['<a href="javascript:x">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="//zlo.example">a</a>', '<a>a</a>'],
    ['<a href="/kontakti" onclick="x">a</a>', '<a href="/kontakti">a</a>'],
    ['<p style="position:fixed" class="x">a</p>', '<p>a</p>'],
    ['<math><mtext><style><img src=x onerror=x></style></mtext></math>', ''],
    [
      '<table><tbody><tr><th scope="row">M</th><td>52</td></tr></tbody></table>',
      '<table><tbody><tr><th scope="row">M</th><td>52</td></tr></tbody></table>',
    ],
    ['5 < 6 & 7', '5 &lt; 6 &amp; 7'],
  ])('%s', (html, clean) => {
    expect(cleanDescription(html)).toBe(clean)
    expect(cleanDescription(clean)).toBe(clean)
  })
})

test('its words can be searched without its tags', () => {
  expect(plainText('<p>Ručni&nbsp;rad</p><p>50&nbsp;%  &amp; više</p>')).toBe(
    'Ručni rad 50 % & više',
  )
})
