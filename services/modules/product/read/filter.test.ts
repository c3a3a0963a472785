import { describe, expect, test } from 'vitest'
import { Refusal } from '#services/platform/errors.ts'
import { type KnownAttribute, parseFilters } from './filter.ts'

const ATTRIBUTES = new Map<string, KnownAttribute>([
  ['velicina', { id: 1, inputType: 'textSwatch' }],
  ['tezina', { id: 2, inputType: 'numberField' }],
  ['lagano', { id: 3, inputType: 'yesNo' }],
  ['izdano', { id: 4, inputType: 'dateTime' }],
])

type Given = Parameters<typeof parseFilters>[0]

const parse = (...filters: Given) => parseFilters(filters, ATTRIBUTES)

function refusalOf(...filters: Given): Refusal {
  try {
    parse(...filters)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error('It was not refused')
}

describe('filters', () => {
  test('archived products are left out unless they are requested [LS-12]', () => {
    expect(parse()).toEqual([{ kind: 'archived', is: false }])
    expect(parse({ key: 'archived', value: 'yes' })).toEqual([{ kind: 'archived', is: true }])
  })

  test.each<[Given[number], object]>([
    [
      { key: 'id', value: [3, '4', 3] },
      { kind: 'ids', ids: [3, 4] },
    ],
    [
      { key: 'category', value: '7, 8' },
      { kind: 'categories', ids: [7, 8] },
    ],
    [
      { key: 'featured', value: true },
      { kind: 'featured', is: true },
    ],
    [
      { key: 'discount', value: ['no'] },
      { kind: 'discount', is: false },
    ],
    [
      { key: 'velicina', value: ['5', 6] },
      { attributeId: 1, kind: 'valueIds', valueIds: [5, 6] },
    ],
    [
      { key: 'tezina', value: [0.5, 1.25], range: true },
      { attributeId: 2, kind: 'thousandths', from: 500, to: 1250 },
    ],
    [
      { key: 'tezina', value: '-2.5' },
      { attributeId: 2, kind: 'thousandths', from: -2500, to: -2500 },
    ],
    [
      { key: 'tezina', value: '0.5,1.25' },
      { attributeId: 2, kind: 'thousandths', from: 500, to: 1250 },
    ],
    [
      { key: 'price', value: ['9.99', 20] },
      { kind: 'price', fromCents: 999, toCents: 2000 },
    ],
    [
      { key: 'lagano', value: 'no' },
      { attributeId: 3, kind: 'yesNo', is: false },
    ],
    [
      { key: 'izdano', value: [0, 86_400_000], range: true },
      {
        attributeId: 4,
        kind: 'moment',
        from: '1970-01-01T00:00:00.000Z',
        to: '1970-01-02T00:00:00.000Z',
      },
    ],
  ])('%j', (given, condition) => {
    expect(parse(given)[0]).toEqual(condition)
  })

  test('a bad filter is refused by the place where it stands', () => {
    const refusal = refusalOf({ key: 'id', value: 1 }, { key: '__proto__', value: 1 })
    expect(refusal).toMatchObject({
      status: 400,
      message: 'Unknown filter: __proto__',
      field: 'filters.1.key',
    })
    for (const bad of [
      { key: 'id', value: 'x' },
      { key: 'id', value: 0.5 },
      { key: 'velicina', value: [1, 2], range: true },
      { key: 'tezina', value: [1], range: true },
      { key: 'tezina', value: [1, 2], range: false },
      { key: 'tezina', value: [2, 1], range: true },
      { key: 'price', value: '20,10' },
      { key: 'price', value: [1, 2, 3] },
      { key: 'price', value: 'cheap' },
      { key: 'tezina', value: true },
      { key: 'lagano', value: ['yes', 'no'] },
      { key: 'izdano', value: 1e16 },
    ]) {
      expect(refusalOf(bad).field).toBe('filters.0.value')
    }
  })

  test('an untouched range, from 0 to 0, filters nothing [LS-37]', () => {
    const nothing = [{ kind: 'archived', is: false }]
    expect(parse({ key: 'tezina', value: [0, 0], range: true })).toEqual(nothing)
    expect(parse({ key: 'izdano', value: '0,0', range: true })).toEqual(nothing)
    expect(parse({ key: 'tezina', value: 0 })).toHaveLength(2)
    expect(parse({ key: 'tezina', value: [0, 5], range: true })).toHaveLength(2)
    expect(refusalOf({ key: 'velicina', value: [0, 0], range: true }).status).toBe(400)
  })

  test('a range has both its ends [LS-36]', () => {
    for (const value of [[], [1], [1, 2, 3], '1', '1,', ',2']) {
      expect(refusalOf({ key: 'tezina', value, range: true }).field).toBe('filters.0.value')
    }
  })

  test('yes and no in each of their spellings, and nothing else [LS-35] [LS-38]', () => {
    const answer = (value: Given[number]['value']) => parse({ key: 'lagano', value })[0]
    for (const value of ['yes', 'true', true, ['yes']])
      expect(answer(value)).toMatchObject({ is: true })
    for (const value of ['no', 'false', false, ['no']]) {
      expect(answer(value)).toMatchObject({ is: false })
    }
    for (const value of ['', 'da', 1, [], ['yes', 'yes']]) {
      expect(refusalOf({ key: 'lagano', value }).status).toBe(400)
    }
  })

  test('an empty list of values finds nothing; moments stay within four digits of years', () => {
    expect(parse({ key: 'velicina', value: [] })[0]).toMatchObject({ valueIds: [] })
    expect(parse({ key: 'id', value: [0, -1, 3_000_000_000] })[0]).toMatchObject({ ids: [] })
    expect(parse({ key: 'izdano', value: [-8.6e15, 8.6e15], range: true })[0]).toMatchObject({
      from: '0000-01-01T00:00:00.000Z',
      to: '9999-12-31T23:59:59.999Z',
    })
  })
})
