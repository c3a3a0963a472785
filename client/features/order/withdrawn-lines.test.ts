import { expect, test } from 'vitest'
import { withdrawnLines } from './withdrawn-lines.ts'

test('the checked lines count, with all pieces of a line that has one', () => {
  const values = { name: 'Ana', 'line-a': 'on', 'line-b': 'on', 'pieces-b': '2', 'pieces-c': '3' }
  expect(withdrawnLines(values)).toEqual([
    { id: 'a', quantity: 1 },
    { id: 'b', quantity: 2 },
  ])
})

test('a number that is none counts as one piece', () => {
  for (const pieces of ['', 'x', '0', '1.9']) {
    expect(withdrawnLines({ 'line-a': 'on', 'pieces-a': pieces })).toEqual([
      { id: 'a', quantity: 1 },
    ])
  }
})
