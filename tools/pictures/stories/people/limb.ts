import { between, type Knot, type Outline, type Point } from './outline.ts'

/** Half widths in cm along a bone: [share of the way, toward the front, toward the back]. */
export type Profile = readonly Station[]
type Station = readonly [along: number, front: number, back: number]

export const THIGH: Profile = [
  [0, 9.6, 10.4],
  [0.25, 10, 9.4],
  [0.5, 9.2, 7.8],
  [0.75, 7.4, 6.2],
  [0.92, 6.1, 5.3],
  [1, 5.9, 5],
]

export const SHIN: Profile = [
  [0, 5.7, 4.8],
  [0.1, 5.1, 5.4],
  [0.26, 4.5, 7.4],
  [0.42, 4.1, 7],
  [0.62, 3.6, 4.9],
  [0.82, 3.2, 3.3],
  [1, 3.3, 3.3],
]

export const THIGH_FRONT: Profile = [
  [0, 9.2, 9.2],
  [0.3, 9.3, 8.8],
  [0.6, 7.8, 7.6],
  [0.88, 5.8, 6],
  [1, 5.4, 5.6],
]

export const SHIN_FRONT: Profile = [
  [0, 5.3, 5.5],
  [0.12, 5.3, 5.2],
  [0.3, 6.2, 5.9],
  [0.5, 5.2, 5.4],
  [0.8, 3.3, 3.4],
  [1, 3.3, 3.2],
]

export const UPPER_ARM: Profile = [
  [0, 6, 5.6],
  [0.2, 6.2, 5.4],
  [0.5, 5, 5],
  [0.8, 4.1, 4.4],
  [1, 3.9, 4],
]

export const FOREARM: Profile = [
  [0, 3.9, 4],
  [0.22, 4.7, 4.6],
  [0.5, 3.9, 4],
  [0.8, 2.8, 2.8],
  [1, 2.6, 2.5],
]

type Cut = {
  readonly from?: number
  readonly to?: number
  /** Cloth stands this far off the body, in cm. */
  readonly grow?: number
  /** How much wider cloth gets toward its hem; a hem ends straight, bare limbs end round. */
  readonly hem?: number
}

/** The outline of one limb segment: two different sides, drawn after muscle. */
export function segment(
  start: Point,
  end: Point,
  profile: Profile,
  { from = 0, to = 1, grow = 0, hem }: Cut = {},
): Outline {
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]) || 1
  const ux = (end[0] - start[0]) / length
  const uy = (end[1] - start[1]) / length
  const stations = stationsBetween(profile, from, to)
  const side = (along: number, out: number, sign: 1 | -1, corner: boolean): Knot => {
    const [x, y] = between(start, end, along)
    // Front lies to the right of a limb that points down: the figure looks to the right.
    const px = x + uy * out * sign
    const py = y - ux * out * sign
    return corner ? [px, py, 'corner'] : [px, py]
  }
  const wider = (along: number) => grow + ((hem ?? 0) * (along - from)) / (to - from)
  const isHem = (along: number) => hem !== undefined && along === to
  const front = stations.map(([along, out]) => side(along, out + wider(along), 1, isHem(along)))
  const back = stations.map(([along, , out]) => side(along, out + wider(along), -1, isHem(along)))
  const cap = (along: number, [, a, b]: Station, sign: 1 | -1): Knot => {
    const [x, y] = between(start, end, along)
    const reach = ((a + b) / 2 + grow) * 0.95 * sign
    return [x + ux * reach, y + uy * reach]
  }
  const root = cap(from, widthAt(profile, from), -1)
  const tip = hem === undefined ? [cap(to, widthAt(profile, to), 1)] : []
  return [...front, ...tip, ...back.reverse(), root]
}

function stationsBetween(profile: Profile, from: number, to: number): Profile {
  const inner = profile.filter(([along]) => along > from && along < to)
  return [widthAt(profile, from), ...inner, widthAt(profile, to)]
}

function widthAt(profile: Profile, along: number): Station {
  const after = profile.find(([at]) => at >= along) ?? profile.at(-1) ?? [along, 0, 0]
  const before = profile.findLast(([at]) => at <= along) ?? after
  const part = after[0] === before[0] ? 0 : (along - before[0]) / (after[0] - before[0])
  return [
    along,
    before[1] + (after[1] - before[1]) * part,
    before[2] + (after[2] - before[2]) * part,
  ]
}
