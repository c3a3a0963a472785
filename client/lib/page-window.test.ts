import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test('nine numbers around the current page, fewer when there are fewer [LS-04]', () => {
  expect(pageWindow(1, 3)).toEqual([1, 2, 3])
  expect(pageWindow(1, 40)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(pageWindow(20, 40)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24])
  expect(pageWindow(40, 40)).toEqual([32, 33, 34, 35, 36, 37, 38, 39, 40])
  expect(pageWindow(1, 0)).toEqual([])
})
