// `node tools/subset-fonts.ts`: subsets the fonts to the characters and weights of Croatian pages,
// so that each arrives in the first packets of its connection. The full files, for foreign names,
// are at least three times as large.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const ROOT = join(import.meta.dirname, '..')
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('')
/** Must match `unicode-range` in `client/styles/fonts.css`. */
const LETTERS = {
  basic: `${ASCII}\u00a0§©«°²·»×é–—‘’“”„•…€−`,
  croatian: 'ČčĆćĐđŠšŽž',
}
const BARLOW = '@fontsource/barlow-condensed/files/barlow-condensed'
const SOURCE_SANS = '@fontsource-variable/source-sans-3/files/source-sans-3'
/** Fontsource splits Croatian letters and ASCII into separate files. */
const FONTS = [
  { to: 'barlow-condensed-700-basic', from: `${BARLOW}-latin-700-normal`, letters: LETTERS.basic },
  {
    to: 'barlow-condensed-700-croatian',
    from: `${BARLOW}-latin-ext-700-normal`,
    letters: LETTERS.croatian,
  },
  {
    to: 'source-sans-3-basic',
    from: `${SOURCE_SANS}-latin-wght-normal`,
    letters: LETTERS.basic,
    variationAxes: { wght: { min: 400, max: 600 } },
  },
  {
    to: 'source-sans-3-croatian',
    from: `${SOURCE_SANS}-latin-ext-wght-normal`,
    letters: LETTERS.croatian,
    variationAxes: { wght: { min: 400, max: 600 } },
  },
]
/** Kerning and tabular figures, without alternative letters. */
const FEATURES = ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'locl', 'mark']

const folder = join(ROOT, 'client/styles/fonts')
mkdirSync(folder, { recursive: true })
for (const { to, from, letters, ...axes } of FONTS) {
  const whole = readFileSync(join(ROOT, 'node_modules', `${from}.woff2`))
  const part = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    // The text font has no hinting, and letters of one word must look alike.
    noHinting: true,
    ...axes,
  })
  writeFileSync(join(folder, `${to}.woff2`), part)
  process.stdout.write(`${to}: ${part.length} of ${whole.length} bytes\n`)
}
