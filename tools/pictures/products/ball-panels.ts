import { at } from '#tools/pictures/engine/numbers.ts'
import { cross, dot, normalise, type Vector } from '#tools/pictures/engine/vector.ts'

const GOLDEN = (1 + Math.sqrt(5)) / 2
/** Panels that share a seam stand this close, as the cosine of the angle between them. */
const NEIGHBOUR = 0.4

/** Rotations about x, y and z, in radians. */
export type Turn = readonly [about: number, around: number, roll: number]

export type Panel = {
  readonly direction: Vector
  /** 0 to 3; two panels of one group never share a seam. */
  readonly group: number
}

type Place = { readonly index: number; readonly seam: number }

/** The middles of twelve equal panels. */
function panelMiddles(): Vector[] {
  const signs = [-1, 1]
  return signs.flatMap((a) =>
    signs.flatMap((b): Vector[] => [
      normalise([0, a, b * GOLDEN]),
      normalise([a, b * GOLDEN, 0]),
      normalise([b * GOLDEN, 0, a]),
    ]),
  )
}

/** Twelve large panels, as on a handball; thirty-two with dark pentagons would be a football. */
export function panelsOfBall(): readonly Panel[] {
  const panels: Panel[] = []
  for (const direction of panelMiddles()) {
    const taken = panels.filter((other) => dot(other.direction, direction) > NEIGHBOUR)
    const group = [0, 1, 2, 3].find((free) => taken.every((other) => other.group !== free)) ?? 3
    panels.push({ direction, group })
  }
  return panels
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
  panels.forEach((_, index) => {
    reaches.set(centres[index] ?? [0, 0, 0], index * 3)
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
