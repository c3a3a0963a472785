import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createI18n } from '#client/i18n/i18n.ts'
import type { Messages } from '#client/i18n/messages.ts'
import { missingKeys } from '#tests/support/missing-keys.ts'
import { ADMIN_LOCALES } from './admin-locale.ts'
import { loadTexts } from './texts.ts'

test.each(ADMIN_LOCALES)(
  'every key written in the back office has a text in $name [AD-09~]',
  async ({ code }) => {
    const texts = createI18n({ code }, await loadTexts(code))
    const files = globSync('client/admin/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
    expect(missingKeys(files, texts)).toEqual([])
  },
)

test('both languages have the same texts, but for the forms that a number takes', async () => {
  const [croatian, english] = await Promise.all([loadTexts('hr'), loadTexts('en')])
  // Of the shop's small parts the back office has those that it shows.
  const { forms, ui, ...own } = croatian
  expect(keysOf({ ...own })).toEqual(
    keysOf(
      Object.fromEntries(
        Object.entries(english).filter(([area]) => area !== 'forms' && area !== 'ui'),
      ),
    ),
  )
  const { forms: englishForms = {}, ui: englishUi = {} } = english
  expect(keysOf({ forms: forms ?? {}, ui: ui ?? {} })).toEqual(
    expect.arrayContaining([...keysOf({ forms: englishForms, ui: englishUi })]),
  )
})

function keysOf(texts: Messages): readonly string[] {
  const walk = (value: unknown, path: string): readonly string[] =>
    value !== null && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => walk(inner, `${path}.${key}`))
      : [path.replace(/_(one|few|other)$/, '')]
  return [...new Set(walk(texts, ''))].sort()
}
