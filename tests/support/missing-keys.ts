import { readFileSync } from 'node:fs'
import type { i18n } from 'i18next'

/** Keys that are written in source files and have no text, one line each. */
export function missingKeys(files: readonly string[], texts: i18n): readonly string[] {
  return files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const area = /useTranslation\('([\w-]+)'\)/.exec(source)?.[1]
    return [...source.matchAll(/\bt\(\s*'([\w.:-]+)'/g)]
      .map(([, key = '']) => key)
      .filter((key) => !exists(texts, key, area))
      .map((key) => `${file}: ${key}`)
  })
}

function exists(texts: i18n, key: string, area: string | undefined): boolean {
  const options = area === undefined ? {} : { ns: area }
  return texts.exists(key, options) || texts.exists(key, { ...options, count: 1 })
}
