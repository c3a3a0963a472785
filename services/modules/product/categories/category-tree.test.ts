import { expect, test } from 'vitest'
import { withAncestors, withDescendants } from './category-tree.ts'

const TREE = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: 1 },
  { id: 5, parentId: null },
]

test('a category holds everything below it, an unknown one nothing', () => {
  expect([...withDescendants(TREE, [2])].toSorted()).toEqual([2, 3])
  expect([...withDescendants(TREE, [1, 5])].toSorted()).toEqual([1, 2, 3, 4, 5])
  expect([...withDescendants(TREE, [9])]).toEqual([])
})

test('a category stands below all its ancestors', () => {
  expect([...withAncestors(TREE, [3])].toSorted()).toEqual([1, 2, 3])
  expect([...withAncestors(TREE, [3, 4, 5])].toSorted()).toEqual([1, 2, 3, 4, 5])
})

test('a circle, should one ever be written, is walked once', () => {
  const circle = [
    { id: 1, parentId: 2 },
    { id: 2, parentId: 1 },
  ]
  expect([...withDescendants(circle, [1])].toSorted()).toEqual([1, 2])
  expect([...withAncestors(circle, [1])].toSorted()).toEqual([1, 2])
})
