import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { settle } from './settle.ts'

const current = { street: 'Obala 1', city: 'Split', tags: ['a', { b: 1 }], note: null }

test('a value that is still what the form began with is applied, another one differs', () => {
  expect(
    settle(current, [
      { path: 'street', base: 'Obala 1', value: 'Obala 2' },
      { path: 'city', base: 'Zadar', value: 'Šibenik' },
      { path: 'tags', base: ['a', { b: 1 }], value: [] },
    ]),
  ).toEqual({
    applied: [
      { path: 'street', before: 'Obala 1', after: 'Obala 2' },
      { path: 'tags', before: ['a', { b: 1 }], after: [] },
    ],
    differing: [{ path: 'city', value: 'Šibenik', current: 'Split' }],
  })
})

test('what both wanted alike is neither applied again nor a difference', () => {
  expect(settle(current, [{ path: 'city', base: 'Zadar', value: 'Split' }])).toEqual({
    applied: [],
    differing: [],
  })
})

test('nothing is a base too, and a long base comes as its hash', () => {
  const long = 'x'.repeat(2_000)
  const baseSha256 = createHash('sha256').update(JSON.stringify(long)).digest('hex')
  expect(settle(current, [{ path: 'note', value: 'Zvoniti' }]).applied).toHaveLength(1)
  expect(settle({ text: long }, [{ path: 'text', baseSha256, value: '' }]).applied).toHaveLength(1)
  expect(settle({ text: 'y' }, [{ path: 'text', baseSha256, value: '' }]).differing).toHaveLength(1)
})
