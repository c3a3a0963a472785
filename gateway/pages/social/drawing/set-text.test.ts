import { expect, test } from 'vitest'
import { loadFonts } from './fonts.ts'
import { drawable, fitText, textLine, widthOf } from './set-text.ts'

const { display, text } = await loadFonts()
const ROOM = { width: 520, height: 400, maxLines: 3, lineHeight: 1.02, sizes: [104, 74, 46] }

test('a short title is set large, a longer one smaller, and neither loses a word', () => {
  const fitted = [
    'Šal',
    'Domaći dres reprezentacije',
    'Pobjeda u zadnjoj minuti za polufinale i povijest',
  ].map((title) => ({ title, ...fitText(title, display, ROOM) }))
  expect(fitted.map(({ size }) => size)).toEqual([104, 74, 46])
  for (const { title, lines, size } of fitted) {
    expect(lines.join(' ')).toBe(title)
    expect(lines.length).toBeLessThanOrEqual(3)
    for (const line of lines)
      expect(widthOf(line, { font: display, size })).toBeLessThanOrEqual(520)
  }
})

test('a title that is too long has three lines at most, and ends at a word with an ellipsis', () => {
  const title = 'Komplet za trening za djecu i mlade s torbom, bocom i dresom, '.repeat(4)
  const { lines, size } = fitText(title, display, ROOM)
  expect([size, lines.length]).toEqual([46, 3])
  const cut = lines.join(' ')
  expect(cut).toMatch(/\p{L}…$/u)
  expect(`${title} `).toContain(`${cut.slice(0, -1)}`)
  expect(title.at(cut.length - 1)).toMatch(/[\s,]/)
})

test('no line begins with a dash or ends with a preposition of one letter', () => {
  const titles = [
    'Ravnica – Jadran',
    'Sjeverni otoci – Jadran',
    'Dječja majica s kapuljačom i džepom',
  ]
  for (const title of titles) {
    const { lines } = fitText(title, display, ROOM)
    expect(lines.join(' ')).toBe(title)
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line).not.toMatch(/^–|(?:^| )\p{Ll}$/u)
  }
})

test('in a low room there are fewer lines', () => {
  const { lines } = fitText('riječ '.repeat(40), display, { ...ROOM, height: 100 })
  expect(lines).toHaveLength(2)
})

test('a word that is longer than a line is broken', () => {
  const word = 'Prijestolonasljednikovičinenajneobjašnjivije'.repeat(2)
  const { lines, size } = fitText(word, display, ROOM)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join('')).toBe(word)
  for (const line of lines) expect(widthOf(line, { font: display, size })).toBeLessThanOrEqual(520)
})

test('Croatian letters are outlines of our own fonts, each with its accent', () => {
  for (const font of [display, text]) {
    const outlines = [...'čćžšđČĆŽŠĐ€−…'].map((letter) =>
      textLine(letter, { font, size: 40, color: '#000' }, 0, 0),
    )
    const missing = font.getGlyph(0).path.toSVG()
    expect(new Set(outlines).size).toBe(13)
    for (const outline of outlines) {
      expect(outline).toMatch(/^<g [^>]*><path [^>]*d="M[^"]{30,}"\/><\/g>$/)
      expect(outline).not.toContain(missing)
    }
  }
  const [plain, accented] = ['c', 'č'].map((letter) => font(letter))
  expect(accented).not.toBe(plain)

  function font(letter: string) {
    return textLine(letter, { font: display, size: 40, color: '#000' }, 0, 0)
  }
})

test('what a font does not have is left out, and not drawn as a box', () => {
  expect(drawable('Zlato 🥇 za\u00a0nas\n漢字!', display)).toBe('Zlato za nas !')
  expect(drawable('c\u030cas', display)).toBe('čas')
  expect(fitText('🥇', display, ROOM).lines).toEqual([])
})
