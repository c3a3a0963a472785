import { expect, test, vi } from 'vitest'
import { createI18n } from '#client/i18n/i18n.ts'
import { rememberTexts } from './quick-texts.ts'

const MESSAGES = {
  frame: { home: 'Naslovnica', same: 'okvir' },
  ui: {
    same: 'dio',
    price: '{{price}} za članove',
    count_one: '{{count}} dres',
    count_few: '{{count}} dresa',
    count_other: '{{count}} dresova',
  },
}

test('texts are the same as without, and those without values are looked up once', () => {
  const usual = createI18n({ code: 'hr' }, MESSAGES)
  const quick = rememberTexts(createI18n({ code: 'hr' }, MESSAGES))
  const lookUp = vi.spyOn(quick, 't')
  const questions = [
    ['frame', 'home'],
    ['frame', 'same'],
    ['ui', 'same'],
    ['ui', 'home'],
    ['ui', 'price', { price: '1 €' }],
    ['ui', 'price', { price: '2 €' }],
    ['ui', 'count', { count: 1 }],
    ['ui', 'count', { count: 3 }],
    ['ui', 'nothing'],
  ] as const
  for (let round = 0; round < 2; round += 1) {
    for (const [area, key, values] of questions) {
      const [short, long] = [quick, usual].map((texts) => {
        const t = texts.getFixedT('hr', area)
        return values ? t(key, values) : t(key)
      })
      expect(short).toBe(long)
    }
  }
  // Five without a value once, four with one twice.
  expect(lookUp).toHaveBeenCalledTimes(5 + 4 * 2)
})
