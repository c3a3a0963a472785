import { expect, test } from 'vitest'
import { type LocaleTable, prefixOf } from '#client/i18n/locales.ts'
import { pathPatterns } from '#client/lib/screen.ts'
import { PRODUCT_PATHS } from '#services/modules/notice/links.ts'
import { ORDER_PATHS } from '#services/modules/order/links.ts'
import { PAGE_PATHS } from '#services/platform/page-paths.ts'

const LOCALES: LocaleTable = { entries: [], defaultCode: 'hr' }

test.each([
  ['hrv', 'hr'],
  ['ger', 'de'],
  ['eng', 'en'],
] as const)('mails in %s link to pages in that language [RT-23~]', (language, code) => {
  const prefix = prefixOf(code, LOCALES)

  expect(`${ORDER_PATHS[language]}/:slug`).toBe(prefix + pathPatterns('order', code)[0])
  expect(`${PRODUCT_PATHS[language]}/:slug`).toBe(prefix + pathPatterns('product', code)[0])
})

test.each([
  ['hrv', 'hr'],
  ['eng', 'en'],
] as const)('letters and their pages in %s lead to pages in that language', (language, code) => {
  for (const [screen, paths] of Object.entries(PAGE_PATHS)) {
    const [own] = pathPatterns(screen as keyof typeof PAGE_PATHS, code)
    expect(paths[language]).toBe(prefixOf(code, LOCALES) + own.replace('/:token', ''))
  }
})
