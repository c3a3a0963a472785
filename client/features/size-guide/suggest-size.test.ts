import { expect, test } from 'vitest'
import { measuresOf, type SizeRow, suggestSize } from './suggest-size.ts'

const none = { chest: null, waist: null, hips: null, height: null }
const chest = (size: string, from: number, to: number): SizeRow => ({
  ...none,
  size,
  chest: { from, to },
})
const height = (size: string, from: number, to: number): SizeRow => ({
  ...none,
  size,
  height: { from, to },
})
const ADULTS = [chest('S', 88, 94), chest('M', 94, 102), chest('L', 102, 110)]
const CHILDREN = [height('140', 129, 140), height('152', 141, 152)]

test.each([
  ['90', 'S'],
  [' 101,5 ', 'M'],
  ['94', 'M'],
  ['102', 'L'],
  ['110', 'L'],
])('a chest of %s cm takes %s, of two the larger', (typed, size) => {
  expect(suggestSize(ADULTS, 'chest', typed)).toEqual({ kind: 'size', size })
})

test('a height between two ranges takes the larger size', () => {
  expect(suggestSize(CHILDREN, 'height', '140,5')).toEqual({ kind: 'size', size: '152' })
})

test('below and above the table there is no size', () => {
  expect(suggestSize(ADULTS, 'chest', '87')).toEqual({ kind: 'tooSmall' })
  expect(suggestSize(ADULTS, 'chest', '110.5')).toEqual({ kind: 'tooLarge' })
})

test.each(['', '  ', 'M', '-90', '0', 'Infinity', '9e'])('%j is no measure', (typed) => {
  expect(suggestSize(ADULTS, 'chest', typed)).toBeNull()
})

test('a table has the measures that all of its rows have', () => {
  expect(measuresOf(ADULTS)).toEqual(['chest'])
  expect(measuresOf([...ADULTS, ...CHILDREN])).toEqual([])
  expect(measuresOf([])).toEqual([])
})
