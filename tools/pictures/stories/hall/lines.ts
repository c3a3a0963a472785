import { type Camera, project, type Spot } from './camera.ts'

const LINE_HALF_WIDTH = 0.04
const GOAL_HALF_WIDTH = 1.5
const COURT_HALF_WIDTH = 10
const NEAR_EDGE_Z = 1.2

type Floor = readonly [x: number, z: number]

const at = ([x, z]: Floor): Spot => ({ x, z })

function polygon(camera: Camera, points: readonly Floor[]): string {
  const corners = points.map((point) =>
    project(camera, at(point))
      .map((value) => value.toFixed(1))
      .join(' '),
  )
  return `M${corners.join('L')}Z`
}

/** A painted line is a band on the floor: it thins out with distance by itself. */
function band(camera: Camera, points: readonly Floor[], halfWidth = LINE_HALF_WIDTH): string {
  const sides = points.map(([x, z], index): readonly [Floor, Floor] => {
    const [bx, bz] = points[Math.max(0, index - 1)] ?? [x, z]
    const [ax, az] = points[Math.min(points.length - 1, index + 1)] ?? [x, z]
    const length = Math.hypot(ax - bx, az - bz) || 1
    const nx = ((bz - az) / length) * halfWidth
    const nz = ((ax - bx) / length) * halfWidth
    return [
      [x + nx, z + nz],
      [x - nx, z - nz],
    ]
  })
  const left = sides.map(([side]) => side)
  const right = sides.map(([, side]) => side).reverse()
  return polygon(camera, [...left, ...right])
}

/** Points at one distance from the goal: two quarter circles around the posts, straight between. */
function aroundGoal(camera: Camera, radius: number, steps = 60): readonly Floor[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const turn = (index / steps) * Math.PI
    const post = Math.cos(turn) > 0 ? GOAL_HALF_WIDTH : -GOAL_HALF_WIDTH
    return [post + Math.cos(turn) * radius, camera.goalZ - Math.sin(turn) * radius] as const
  }).filter(([, z]) => z > NEAR_EDGE_Z)
}

export type CourtPaint = { readonly area: string; readonly areaOpacity: number }

/** The lines of a handball court on the side of one goal, in their true measures. */
export function courtLines(camera: Camera, { area, areaOpacity }: CourtPaint): string {
  const { goalZ } = camera
  const sixMetres = aroundGoal(camera, 6)
  const nineMetres = aroundGoal(camera, 9, 45)
  const dashes = nineMetres.slice(1).flatMap((point, index) => {
    const before = nineMetres[index]
    return before && index % 2 === 0 ? [band(camera, [before, point])] : []
  })
  const solid = [
    band(camera, sixMetres),
    band(camera, [
      [-COURT_HALF_WIDTH, goalZ],
      [COURT_HALF_WIDTH, goalZ],
    ]),
    band(camera, [
      [-COURT_HALF_WIDTH, goalZ],
      [-COURT_HALF_WIDTH, NEAR_EDGE_Z],
    ]),
    band(camera, [
      [COURT_HALF_WIDTH, goalZ],
      [COURT_HALF_WIDTH, NEAR_EDGE_Z],
    ]),
    band(camera, [
      [-0.5, goalZ - 7],
      [0.5, goalZ - 7],
    ]),
    band(camera, [
      [-0.075, goalZ - 4],
      [0.075, goalZ - 4],
    ]),
  ]
  return `<path d="${polygon(camera, sixMetres)}" fill="${area}" opacity="${areaOpacity}"/>
<path d="${[...solid, ...dashes].join('')}" fill="#f3f8fa"/>`
}
