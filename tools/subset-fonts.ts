// `node tools/subset-fonts.ts`: cuts the ten letters that Croatian has beside the Latin ones out of the
// fonts' extended files, of which a page would otherwise fetch all.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const LETTERS = 'ČčĆćĐđŠšŽž'
const ROOT = join(import.meta.dirname, '..')
const FONTS = {
  'barlow-condensed-700':
    '@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-700-normal',
  'source-sans-3': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal',
}

const folder = join(ROOT, 'client/styles/fonts')
mkdirSync(folder, { recursive: true })
for (const [name, source] of Object.entries(FONTS)) {
  const whole = readFileSync(join(ROOT, 'node_modules', `${source}.woff2`))
  const part = await subsetFont(whole, LETTERS, { targetFormat: 'woff2' })
  writeFileSync(join(folder, `${name}-croatian.woff2`), part)
  process.stdout.write(`${name}: ${part.length} of ${whole.length} bytes\n`)
}
