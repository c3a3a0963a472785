import { expect, test } from 'vitest'
import { toInlineHtml } from './inline-html.ts'

test.each([
  ['<p>Prihvaćam <a href="/uvjeti">uvjete</a></p>', 'Prihvaćam <a href="/uvjeti">uvjete</a>'],
  ['<p>Prvi</p>\n<p class="x">Drugi <b>red</b></p>', 'Prvi<br>Drugi <b>red</b>'],
  ['Uz <p>odlomak</p> iza', 'Uz odlomak<br>iza'],
  ['<ul><li>Prvo</li><li>Drugo</li></ul><p>Iza</p>', 'Prvo<br>Drugo<br>Iza'],
  ['bez <em>odlomka</em> i <pre-order>', 'bez <em>odlomka</em> i <pre-order>'],
  ['', ''],
])('the text of a label holds no blocks: %s', (html, inline) => {
  expect(toInlineHtml(html)).toBe(inline)
})
