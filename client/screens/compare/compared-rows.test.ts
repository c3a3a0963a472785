import { expect, test } from 'vitest'
import { readComparedSlugs } from './compare-state.ts'
import { comparedRows } from './compared-rows.ts'

const material = (value: string) => ({ code: 'materijal', label: 'Materijal', values: [value] })
const size = (...labels: string[]) => ({
  code: 'velicina',
  label: 'Veličina',
  values: labels.map((label) => ({ label })),
})

test('choices come first, a missing value is empty, and rows know whether they differ', () => {
  const rows = comparedRows([
    {
      options: [],
      attributes: [material('pamuk'), { code: 'kroj', label: 'Kroj', values: ['ravan'] }],
    },
    { options: [size('S', 'M')], attributes: [material('pamuk')] },
  ])
  expect(rows).toEqual([
    { code: 'velicina', label: 'Veličina', cells: ['', 'S, M'], differs: true },
    { code: 'materijal', label: 'Materijal', cells: ['pamuk', 'pamuk'], differs: false },
    { code: 'kroj', label: 'Kroj', cells: ['ravan', ''], differs: true },
  ])
})

test.each([
  ['a,b', ['a', 'b']],
  ['a,a,b', ['a', 'b']],
  ['a,b,c,d,e', ['a', 'b', 'c', 'd']],
  [',%3Cscript%3E,dres-1', ['dres-1']],
  ['', []],
])('?p=%s compares %j', (text, slugs) => {
  expect(readComparedSlugs(new URLSearchParams(`p=${text}`))).toEqual(slugs)
})
