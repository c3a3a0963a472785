import { expect, test } from 'vitest'
import { typeset, typesetTitle } from './typeset.ts'

test.each([
  ['100 % pamuk, 150 g/m²', '100\u00a0% pamuk, 150\u00a0g/m²'],
  ['pranje na 30 °C, do 1 l', 'pranje na 30\u00a0°C, do 1\u00a0l'],
  ['igra se 12. prosinca u 20:15 sati', 'igra se 12.\u00a0prosinca u 20:15\u00a0sati'],
  ['Gorje 31 : 26 (15 : 13)', 'Gorje 31\u00a0:\u00a026 (15\u00a0:\u00a013)'],
  ['E-ulaznica Jadran – Sjeverni otoci', 'E-ulaznica Jadran\u00a0– Sjeverni otoci'],
  ['dječja lopta veličine 1', 'dječja lopta veličine\u00a01'],
  ['prsa 94–102', 'prsa 94–\u2060102'],
  ['1 – 3 radna dana', '1\u00a0– 3 radna dana'],
])('a line does not break within %j', (text, set) => expect(typeset(text)).toBe(set))

test.each(['2 lopte', '5 glasova', '1994. mjera', 'u 3 mora', '<td class="a">4,90</td>', 'XS–XXL'])(
  '%j stays as it is',
  (text) => expect(typeset(text)).toBe(text),
)

test('in a title a word of one letter stays with the next', () => {
  expect(typesetTitle('Kapetan: „U Dvorani čuješ i kad šuti”')).toBe(
    'Kapetan: „U\u00a0Dvorani čuješ i\u00a0kad šuti”',
  )
})
