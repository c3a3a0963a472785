import type { Point } from '#services/demo/pictures/engine/numbers.ts'

/** A limb: two joints and how thick it is at each. */
type Limb = readonly [from: Point, to: Point, thickFrom: number, thickTo: number]

function limbPath([from, to, thickFrom, thickTo]: Limb): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const nx = -(to[1] - from[1]) / length
  const ny = (to[0] - from[0]) / length
  const corner = (point: Point, thick: number, side: number) =>
    `${(point[0] + nx * thick * side).toFixed(2)},${(point[1] + ny * thick * side).toFixed(2)}`
  const turn = (thick: number) => `A${thick},${thick} 0 0 1`
  return `M${corner(from, thickFrom, -1)}L${corner(to, thickTo, -1)}${turn(thickTo)} ${corner(to, thickTo, 1)}L${corner(from, thickFrom, 1)}${turn(thickFrom)} ${corner(from, thickFrom, -1)}Z`
}

// A right-hander at the top of the jump: the arm drawn back, one knee up. One unit is a hundredth
// of the height; the origin lies under the hips.
const LIMBS: readonly Limb[] = [
  [[-9, -66], [-25, -76], 4.6, 3.6],
  [[-25, -76], [-20, -95], 3.5, 2.3],
  [[8, -66], [24, -60], 4.4, 3.2],
  [[24, -60], [40, -71], 3.1, 1.9],
  [[40, -71], [44, -75], 1.9, 1.4],
  [[5, -37], [25, -33], 7.4, 4.9],
  [[25, -33], [19, -11], 4.9, 2.9],
  [[19, -11], [27, -6], 2.7, 1.9],
  [[-5, -36], [-16, -15], 7.2, 4.6],
  [[-16, -15], [-33, -3], 4.5, 2.7],
  [[-33, -3], [-36, 5], 2.6, 1.8],
  [[3, -71], [6, -80], 3.6, 3.4],
]
const TORSO =
  'M-12,-69C-8,-75 8,-76 13,-69C15,-60 11,-50 10,-42C11,-37 12,-34 10,-30C2,-27 -8,-28 -12,-31C-13,-37 -10,-42 -10,-48C-11,-56 -15,-62 -12,-69Z'
const HEAD = 'M2,-84C1,-91 6,-95 11,-94C16,-93 17,-87 15,-82C13,-77 8,-76 5,-78C3,-80 2,-82 2,-84Z'

/** Where the ball lies in the throwing hand. */
export const BALL_PLACE = { x: -18, y: -101, radius: 6.4 } as const

export function throwerPath(): string {
  return LIMBS.map(limbPath).join('') + TORSO + HEAD
}
