import { at } from '#tools/pictures/engine/numbers.ts'
import { cross, dot, normalise, type Vector } from '#tools/pictures/engine/vector.ts'

// A truncated icosahedron: twelve pentagons, twenty hexagons.
const GOLDEN = (1 + Math.sqrt(5)) / 2
// Distances of the faces of a truncated icosahedron from its middle, as shares of its edge.
const PENTAGON_DISTANCE = 2.32744
const HEXAGON_DISTANCE = 2.26728

/** Rotations about x, y and z, in radians. */
export type Turn = readonly [about: number, around: number, roll: number]

export type Panel = {
  readonly direction: Vector
  readonly weight: number
  readonly isPentagon: boolean
}

type Place = { readonly index: number; readonly seam: number }

function icosahedronCorners(): Vector[] {
  const signs = [-1, 1]
  return signs.flatMap((a) =>
    signs.flatMap((b): Vector[] => [
      normalise([0, a, b * GOLDEN]),
      normalise([a, b * GOLDEN, 0]),
      normalise([b * GOLDEN, 0, a]),
    ]),
  )
}

function isEdge(a: Vector, b: Vector): boolean {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 1.1
}

export function panelsOfBall(): readonly Panel[] {
  const corners = icosahedronCorners()
  const faces: Vector[] = []
  corners.forEach((a, i) => {
    corners.slice(i + 1).forEach((b, j) => {
      for (const c of corners.slice(i + j + 2)) {
        if (!(isEdge(a, b) && isEdge(b, c) && isEdge(a, c))) continue
        faces.push(normalise([a[0] + b[0] + c[0], a[1] + b[1] + c[1], a[2] + b[2] + c[2]]))
      }
    })
  })
  return [
    ...corners.map((direction) => ({ direction, weight: 1 / PENTAGON_DISTANCE, isPentagon: true })),
    ...faces.map((direction) => ({ direction, weight: 1 / HEXAGON_DISTANCE, isPentagon: false })),
  ]
}

export function rotate(v: Vector, [about, around, roll]: Turn): Vector {
  const x1 = v[0] * Math.cos(around) + v[2] * Math.sin(around)
  const z1 = -v[0] * Math.sin(around) + v[2] * Math.cos(around)
  const y1 = v[1] * Math.cos(about) - z1 * Math.sin(about)
  const z2 = v[1] * Math.sin(about) + z1 * Math.cos(about)
  return [x1 * Math.cos(roll) - y1 * Math.sin(roll), x1 * Math.sin(roll) + y1 * Math.cos(roll), z2]
}

/** Finds the panel a direction falls on and how far it is from the next seam. */
export function createPanelFinder(
  panels: readonly Panel[],
  centres: readonly Vector[],
): (direction: Vector) => Place {
  const reaches = new Float64Array(panels.length * 3)
  panels.forEach(({ weight }, index) => {
    const [x, y, z] = centres[index] ?? [0, 0, 0]
    reaches.set([x * weight, y * weight, z * weight], index * 3)
  })
  return ([x, y, z]) => {
    let best = -9
    let second = -9
    let index = 0
    for (let start = 0; start < reaches.length; start += 3) {
      const reach = x * at(reaches, start) + y * at(reaches, start + 1) + z * at(reaches, start + 2)
      if (reach > best) {
        second = best
        best = reach
        index = start / 3
      } else if (reach > second) second = reach
    }
    return { index, seam: (best - second) / best }
  }
}

/** Flat coordinates around the middle of a panel, so that a print sits on it undistorted. */
export function onPanel(
  direction: Vector,
  centre: Vector,
  scale: number,
): readonly [number, number] {
  const right = normalise(cross([0, 1, 0], centre))
  const up = cross(centre, right)
  return [0.5 + dot(direction, right) * scale, 0.5 - dot(direction, up) * scale]
}

/** Panels nearest to the viewer, nearest first. */
export function facingPanels(panels: readonly Panel[], turn: Turn): readonly number[] {
  const viewer = rotate(normalise([-0.1, 0.24, 1]), turn)
  return panels
    .map((panel, index) => ({ index, panel, nearness: dot(panel.direction, viewer) }))
    .filter(({ panel }) => !panel.isPentagon)
    .sort((a, b) => b.nearness - a.nearness)
    .map(({ index }) => index)
}

/** Back from the ball's own directions to the viewer's. */
export function unrotate(v: Vector, turn: Turn): Vector {
  const axes: readonly Vector[] = [
    rotate([1, 0, 0], turn),
    rotate([0, 1, 0], turn),
    rotate([0, 0, 1], turn),
  ]
  const [x, y, z] = axes.map((axis) => dot(axis, v))
  return [x ?? 0, y ?? 0, z ?? 0]
}
