import { expect, test } from 'vitest'
import { segment, THIGH } from './limb.ts'
import { circle, type Outline, pathOf } from './outline.ts'

const square: Outline = [
  [0, 0, 'corner'],
  [4, 0, 'corner'],
  [4, 4, 'corner'],
  [0, 4, 'corner'],
]

test('outlines that run opposite ways are turned the same way, so that they unite', () => {
  expect(pathOf([[...square].reverse()])).toBe(pathOf([square]))
})

test('a corner is drawn without a curve, a knot without a corner', () => {
  expect(pathOf([square])).toContain('C0.00 0.00 4.00 0.00 4.00 0.00')
  expect(pathOf([circle([0, 0], 3)])).not.toContain('NaN')
})

test('a hem ends in two corners as wide as the cloth there, a bare limb in a round tip', () => {
  const bare = segment([0, 0], [0, 40], THIGH)
  const cloth = segment([0, 0], [0, 40], THIGH, { to: 0.5, grow: 1, hem: 2 })

  const hem = cloth.filter(([, , kind]) => kind === 'corner')
  expect(hem.map(([x, y]) => [Math.round(x * 10) / 10, y])).toEqual([
    [12.2, 20],
    [-10.8, 20],
  ])
  expect(Math.max(...bare.map(([, y]) => y))).toBeGreaterThan(40)
})
