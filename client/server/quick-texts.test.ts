import type { i18n } from 'i18next'
import { beforeEach, expect, test, vi } from 'vitest'
import { createI18n } from '#client/i18n/i18n.ts'
import { rememberTexts } from './quick-texts.ts'

const MESSAGES = {
  frame: { home: 'Naslovnica', same: 'okvir' },
  ui: {
    same: 'dio',
    price: '{{price}} za članove',
    span: 'od {{from}} do {{to}}, ne prije {{from}}',
    sum: 'ukupno {{sum, number}}',
    nested: '$t(same) {{name}}',
    count_one: '{{count}} dres',
    count_few: '{{count}} dresa',
    count_other: '{{count}} dresova',
    fan: 'navijač {{name}} ({{context}})',
    fan_f: 'navijačica {{name}} ({{context}})',
    seats_one: '{{count}} mjesto, {{row}}',
    seats_other: '{{count}} mjesta, {{row}}',
  },
}

type Question = readonly [area: string, key: string, values?: Readonly<Record<string, unknown>>]

let usual: i18n
let quick: i18n

beforeEach(() => {
  usual = createI18n({ code: 'hr' }, MESSAGES)
  quick = rememberTexts(createI18n({ code: 'hr' }, MESSAGES))
})

function both([area, key, values]: Question) {
  const [short, long] = [quick, usual].map((texts) => {
    const t = texts.getFixedT('hr', area)
    return values ? t(key, values) : t(key)
  })
  return { short, long }
}

function expectTheSame(questions: readonly Question[]): void {
  for (let round = 0; round < 2; round += 1) {
    for (const question of questions) {
      const { short, long } = both(question)
      expect({ question, text: short }).toEqual({ question, text: long })
    }
  }
}

test('texts are the same as without, and each is looked up once', () => {
  const lookUp = vi.spyOn(quick, 't')
  expectTheSame([
    ['frame', 'home'],
    ['frame', 'same'],
    ['ui', 'same'],
    ['ui', 'home'],
    ['ui', 'nothing'],
  ])
  expect(lookUp).toHaveBeenCalledTimes(5)

  expectTheSame([
    ['ui', 'price', { price: '1 €' }],
    ['ui', 'price', { price: '2 €' }],
    ['ui', 'price', { price: 3 }],
    ['ui', 'price', { price: '' }],
    ['ui', 'price', { price: '$& $1 <b>' }],
    ['ui', 'span', { from: 'dva', to: 'tri' }],
    ['ui', 'span', { to: 'tri', from: 'dva' }],
  ])
  expect(lookUp).toHaveBeenCalledTimes(5 + 1 + 2)

  expectTheSame([
    ['ui', 'count', { count: 1 }],
    ['ui', 'count', { count: 3 }],
    ['ui', 'count', { count: 0 }],
  ])
  expect(lookUp).toHaveBeenCalledTimes(5 + 1 + 2 + 3)
})

test('what values decide is left to i18next', () => {
  expectTheSame([
    ['ui', 'fan', { name: 'Ana', context: 'f' }],
    ['ui', 'fan', { name: 'Ivo', context: 'm' }],
    ['ui', 'seats', { count: 1, row: 'A' }],
    ['ui', 'seats', { count: 5, row: 'A' }],
    ['ui', 'count', { count: '3' }],
    ['ui', 'sum', { sum: 1234.5 }],
    ['ui', 'sum', { sum: 2 }],
    ['ui', 'nested', { name: 'ana' }],
    ['ui', 'nothing', { defaultValue: 'ništa' }],
    ['ui', 'nothing', { defaultValue: 'nešto' }],
    ['ui', 'same', { ns: 'frame' }],
    ['ui', 'span', { from: 'dva' }],
    ['ui', 'price', { price: null }],
    ['ui', 'price', { price: '1 €', other: 'x' }],
    ['ui', 'price', {}],
  ])
})

test('a value that looks like a part of a text is put in as i18next does', () => {
  expectTheSame([
    ['ui', 'price', { price: '{{price}}' }],
    ['ui', 'price', { price: '$t(same)' }],
    ['ui', 'nested', { name: '$t(frame:home)' }],
    ['ui', 'span', { from: '{{to}}', to: '$t(home)' }],
  ])
})

test('numbers without end do not fill the memory', () => {
  const lookUp = vi.spyOn(quick, 't')
  const t = quick.getFixedT('hr', 'ui')
  for (let count = 0; count < 1_200; count += 1) t('count', { count })
  t('count', { count: 1_199 })
  expect(lookUp).toHaveBeenCalledTimes(1_200)
  expect(t('count', { count: 0 })).toBe('0 dresova')
  expect(lookUp).toHaveBeenCalledTimes(1_201)
})
