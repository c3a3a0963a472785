export type Point = readonly [x: number, y: number]
/** A point of a drawn outline; `corner` breaks the curve there. */
export type Knot = readonly [x: number, y: number, kind?: 'corner']
export type Outline = readonly Knot[]

export function rotate([x, y]: Point, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180
  const cos = Math.cos(turn)
  const sin = Math.sin(turn)
  return [x * cos - y * sin, x * sin + y * cos]
}

export function angleOf(from: Point, to: Point): number {
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
}

export function between(from: Point, to: Point, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

/** Moves an outline drawn around its own origin to where it belongs on the body. */
export function placed(
  outline: Outline,
  { at, turn = 0, scale = 1, flip = false }: Placement,
): Outline {
  return outline.map(([x, y, kind]) => {
    const [px, py] = rotate([x * scale, (flip ? -y : y) * scale], turn)
    return kind ? [px + at[0], py + at[1], kind] : [px + at[0], py + at[1]]
  })
}

export type Placement = {
  readonly at: Point
  readonly turn?: number
  readonly scale?: number
  readonly flip?: boolean
}

export function circle([cx, cy]: Point, radius: number): Outline {
  return Array.from({ length: 12 }, (_, index) => {
    const turn = (index / 12) * Math.PI * 2
    return [cx + Math.cos(turn) * radius, cy + Math.sin(turn) * radius] as const
  })
}

/** Twice the signed area: its sign tells which way round the outline runs. */
function winding(outline: Outline): number {
  let sum = 0
  for (const [index, [x, y]] of outline.entries()) {
    const [nx, ny] = outline[(index + 1) % outline.length] ?? [x, y]
    sum += x * ny - nx * y
  }
  return sum
}

const round = (value: number): string => {
  const text = value.toFixed(2)
  return text === '-0.00' ? '0' : text
}

/**
 * One SVG path through all knots of all outlines. Every outline is turned the same way round, so
 * that overlapping outlines unite under the nonzero rule instead of cutting holes into each other.
 */
export function pathOf(outlines: readonly Outline[]): string {
  return outlines
    .map((outline) => curve(winding(outline) < 0 ? [...outline].reverse() : outline))
    .join('')
}

function curve(knots: Outline): string {
  const count = knots.length
  const knot = (index: number): Knot => knots[(index + count) % count] ?? [0, 0]
  const tangent = (index: number): Point => {
    if (knot(index)[2]) return [0, 0]
    const before = knot(index - 1)
    const after = knot(index + 1)
    return [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6]
  }
  let path = `M${round(knot(0)[0])} ${round(knot(0)[1])}`
  for (let index = 0; index < count; index++) {
    const [x0, y0] = knot(index)
    const [x1, y1] = knot(index + 1)
    const [ax, ay] = tangent(index)
    const [bx, by] = tangent(index + 1)
    // A long neighbour must not throw a short span into a loop.
    const span = Math.hypot(x1 - x0, y1 - y0)
    const hold = (dx: number, dy: number) => Math.min(1, (span * 0.45) / (Math.hypot(dx, dy) || 1))
    const a = hold(ax, ay)
    const b = hold(bx, by)
    path += `C${round(x0 + ax * a)} ${round(y0 + ay * a)} ${round(x1 - bx * b)} ${round(y1 - by * b)} ${round(x1)} ${round(y1)}`
  }
  return `${path}Z`
}
