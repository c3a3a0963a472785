import { expect, test } from 'vitest'
import type { LocaleTable } from '#client/i18n/locales.ts'
import { prefixOf } from '#client/i18n/locales.ts'
import { pathPatterns } from '#client/lib/url-table.ts'
import { ORDER_PATHS } from '#services/order/links.ts'

const LOCALES: LocaleTable = { entries: [], defaultCode: 'hr' }

test.each([
  ['hrv', 'hr'],
  ['ger', 'de'],
  ['eng', 'en'],
] as const)('mails in %s link to the order in that language [RT-23~]', (language, code) => {
  const path = prefixOf(code, LOCALES) + pathPatterns('order', code)[0]
  expect(`${ORDER_PATHS[language]}/:slug`).toBe(path)
})
