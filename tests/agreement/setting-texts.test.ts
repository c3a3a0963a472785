import { expect, test } from 'vitest'
import english from '#client/admin/i18n/en/settings.json' with { type: 'json' }
import croatian from '#client/admin/i18n/hr/settings.json' with { type: 'json' }
import { MODULES } from '#services/generated/modules.ts'

const DECLARED = MODULES.flatMap(({ settings = {} }) => Object.entries(settings))

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
