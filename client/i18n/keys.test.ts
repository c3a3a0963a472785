import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { missingKeys } from '#tests/support/missing-keys.ts'
import { createI18n } from './i18n.ts'
import { loadMessages } from './messages.ts'

/** The back office has texts of its own, all of them at once. */
const EXCLUDED = ['**/*.test.*', 'client/admin/**']

test.each(['hr', 'en'])(
  'every key written in the shop has a text in "%s" [RT-51]',
  async (code) => {
    const texts = createI18n({ code }, await loadMessages({ file: code }, () => undefined))
    const files = globSync('client/**/*.{ts,tsx}', { exclude: EXCLUDED })
    expect(missingKeys(files, texts)).toEqual([])
  },
)

test('components take `t` of one named area, by which the texts of a screen are found', () => {
  const others = globSync('client/**/*.{ts,tsx}', { exclude: EXCLUDED }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^.*\buseTranslation\(.*$/gm)]
      .filter(([line]) => !/const \{ t(: \w+)? \} = useTranslation\('[\w-]+'\)$/.test(line))
      .map(([line]) => `${file}: ${line.trim()}`),
  )
  expect(others).toEqual([])
})
