import { type Camera, pixelsPerMetre, project } from './camera.ts'

const WIDTH = 3
const HEIGHT = 2
const BAR = 0.08
const DEPTH = 1
const STRIPE = 0.2

/** The goal: posts in red and white, a net that hangs back by a metre. */
export function goal(camera: Camera, red: string): string {
  const { goalZ } = camera
  const unit = pixelsPerMetre(camera, goalZ)
  const [left, bottom] = project(camera, { x: -WIDTH / 2, z: goalZ })
  const right = left + WIDTH * unit
  const top = bottom - HEIGHT * unit
  const [backLeft, backBottom] = project(camera, { x: -WIDTH / 2, z: goalZ + DEPTH })
  const [backRight, backTop] = project(camera, {
    x: WIDTH / 2,
    z: goalZ + DEPTH,
    height: HEIGHT * 0.86,
  })
  const half = (BAR / 2) * unit
  return `${net({ left: backLeft, right: backRight, top: backTop, bottom: backBottom }, unit)}
<g stroke="#dfe8ee" stroke-width="${(unit * 0.015).toFixed(2)}" opacity=".5">${roof([left, right, top], [backLeft, backRight, backTop])}</g>
${post(left, top, bottom, half, red)}${post(right, top, bottom, half, red)}${bar(left, right, top, half, red)}`
}

type Frame = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function net({ left, right, top, bottom }: Frame, unit: number): string {
  const columns = 30
  const rows = 20
  let threads = ''
  for (let column = 0; column <= columns; column++) {
    const x = left + ((right - left) * column) / columns
    threads += `M${x.toFixed(1)} ${top.toFixed(1)}V${bottom.toFixed(1)}`
  }
  for (let row = 0; row <= rows; row++) {
    // The net sags in the middle.
    const y = top + ((bottom - top) * row) / rows
    const sag = (1 - row / rows) * unit * 0.05
    threads += `M${left.toFixed(1)} ${y.toFixed(1)}Q${((left + right) / 2).toFixed(1)} ${(y + sag).toFixed(1)} ${right.toFixed(1)} ${y.toFixed(1)}`
  }
  return `<path d="${threads}" fill="none" stroke="#dfe8ee" stroke-width="${(unit * 0.013).toFixed(2)}" opacity=".42"/>`
}

type Edge = readonly [left: number, right: number, y: number]

function roof([left, right, y]: Edge, [backLeft, backRight, backY]: Edge): string {
  return Array.from({ length: 16 }, (_, index) => {
    const share = index / 15
    const x = left + (right - left) * share
    const backX = backLeft + (backRight - backLeft) * share
    return `<path d="M${x.toFixed(1)} ${y.toFixed(1)}L${backX.toFixed(1)} ${backY.toFixed(1)}"/>`
  }).join('')
}

function post(x: number, top: number, bottom: number, half: number, red: string): string {
  const count = Math.round(HEIGHT / STRIPE)
  const step = (bottom - top) / count
  return Array.from(
    { length: count },
    (_, index) =>
      `<rect x="${(x - half).toFixed(2)}" y="${(top + step * index).toFixed(2)}" width="${(half * 2).toFixed(2)}" height="${(step + 0.4).toFixed(2)}" fill="${index % 2 ? '#f5f3ee' : red}"/>`,
  ).join('')
}

function bar(left: number, right: number, top: number, half: number, red: string): string {
  const count = Math.round(WIDTH / STRIPE)
  const from = left - half
  const step = (right - left + half * 2) / count
  return Array.from(
    { length: count },
    (_, index) =>
      `<rect x="${(from + step * index).toFixed(2)}" y="${(top - half).toFixed(2)}" width="${(step + 0.4).toFixed(2)}" height="${(half * 2).toFixed(2)}" fill="${index % 2 ? '#f5f3ee' : red}"/>`,
  ).join('')
}
