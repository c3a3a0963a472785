import { expect, test } from 'vitest'
import { movedByKey, pointAt } from './focal-point.ts'

const FRAME = { left: 100, top: 50, width: 400, height: 200 }

test('a press on a picture is a point in percent, at its edge when it is beside the picture', () => {
  expect(pointAt(FRAME, { clientX: 220, clientY: 150 })).toEqual({ x: 30, y: 50 })
  expect(pointAt(FRAME, { clientX: 20, clientY: 900 })).toEqual({ x: 0, y: 100 })
})

test('arrow keys move a point by one percent, with Shift by ten, and never out of the picture', () => {
  const moved = (key: string, shiftKey = false) => movedByKey({ x: 95, y: 4 }, { key, shiftKey })
  expect(moved('ArrowLeft')).toEqual({ x: 94, y: 4 })
  expect(moved('ArrowDown')).toEqual({ x: 95, y: 5 })
  expect(moved('ArrowRight', true)).toEqual({ x: 100, y: 4 })
  expect(moved('ArrowUp', true)).toEqual({ x: 95, y: 0 })
  expect(moved('Enter')).toBeNull()
})
