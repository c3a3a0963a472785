import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createI18n } from './i18n.ts'
import { loadMessages } from './messages.ts'

test('every key written in the client has a Croatian text [RT-51]', async () => {
  const texts = createI18n({ code: 'hr' }, await loadMessages({ file: 'hr' }, () => undefined))
  const missing = globSync('client/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const area = /useTranslation\('([\w-]+)'\)/.exec(source)?.[1]
    return [...source.matchAll(/\bt\(\s*'([\w.:-]+)'/g)]
      .map(([, key = '']) => key)
      .filter((key) => !exists(key, area))
      .map((key) => `${file}: ${key}`)
  })
  expect(missing).toEqual([])

  function exists(key: string, area: string | undefined): boolean {
    const options = area === undefined ? {} : { ns: area }
    return texts.exists(key, options) || texts.exists(key, { ...options, count: 1 })
  }
})

test('components take `t` of one named area, by which the texts of a screen are found', () => {
  const others = globSync('client/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^.*\buseTranslation\(.*$/gm)]
      .filter(([line]) => !/const \{ t(: \w+)? \} = useTranslation\('[\w-]+'\)$/.test(line))
      .map(([line]) => `${file}: ${line.trim()}`),
  )
  expect(others).toEqual([])
})
