import { isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import englishRetention from '#client/admin/i18n/en/retention.json' with { type: 'json' }
import english from '#client/admin/i18n/en/settings.json' with { type: 'json' }
import croatianRetention from '#client/admin/i18n/hr/retention.json' with { type: 'json' }
import croatian from '#client/admin/i18n/hr/settings.json' with { type: 'json' }
import { createStaffSchema } from '#gateway/staff/staff-schema.ts'
import { SETTING_SECTIONS } from '#services/contract/rules/setting-sections.ts'
import { MODULES } from '#services/generated/modules.ts'
import { contributedBy } from '#services/platform/module.ts'

const DECLARED = [...contributedBy(MODULES).settings]

test.each([
  ['Croatian', croatian.list],
  ['English', english.list],
])('every setting has its name and meaning, and each choice its words, in %s', (_name, list) => {
  const texts: Readonly<Record<string, object>> = list
  expect(Object.keys(texts).toSorted()).toEqual(DECLARED.map(([key]) => key).toSorted())
  for (const [key, { kind, options }] of DECLARED) {
    expect(texts[key]).toMatchObject({ name: expect.any(String), about: expect.any(String) })
    if (kind !== 'CHOICE') continue
    const words = Object.fromEntries(options.map((option) => [option, expect.any(String)]))
    expect(texts[key]).toMatchObject({ options: words })
  }
})

test.each([
  ['Croatian', croatianRetention.kinds],
  ['English', englishRetention.kinds],
])('every period of the product has its name and meaning, in %s', (_name, kinds) => {
  const texts: Readonly<Record<string, object>> = kinds
  const fixed = contributedBy(MODULES).retention.filter(({ bounds }) => !bounds)
  expect(Object.keys(texts).toSorted()).toEqual(fixed.map(({ kind }) => kind).toSorted())
  for (const text of Object.values(texts)) {
    expect(text).toMatchObject({ name: expect.any(String), about: expect.any(String) })
  }
})

test('the graph and both languages know every part of the settings', () => {
  const section = createStaffSchema().getType('SettingSection')
  const known = isEnumType(section) ? section.getValues().map(({ name }) => name) : []
  for (const names of [known, Object.keys(croatian.sections), Object.keys(english.sections)]) {
    expect(names.toSorted()).toEqual([...SETTING_SECTIONS].toSorted())
  }
})
