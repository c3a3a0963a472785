/**
 * The federation's mark for a handball: three curved seams that leave one point and three panels of
 * another colour at the rim. Pentagons would read as a football.
 */
export type HandballMark = {
  readonly radius: number
  readonly color: string
  /** Width of a seam, as a share of the radius. */
  readonly seam?: number
  /** How far above the middle the seams meet, as a share of the radius. */
  readonly lift?: number
  /** Degrees by which the ball has rolled. */
  readonly roll?: number
}

const FIRST_SEAM = -Math.PI / 2 - 0.3
const THIRD = (Math.PI * 2) / 3
const SEAM_BEND = 0.75
/** From the seam to the middle of the panel beside it. */
const TO_PANEL = Math.PI / 3 + 0.22
const PANEL_HALF = 0.62
const PANEL_LEAN = 0.16

/** Seams and panels around (0, 0); both end at the rim. */
export function handballMark(mark: HandballMark): string {
  const { radius, color, seam = 0.1, lift = 0.1, roll = 0 } = mark
  const at = (angle: number, share: number) =>
    `${(Math.cos(angle) * radius * share).toFixed(1)},${(Math.sin(angle) * radius * share).toFixed(1)}`
  const pole = `${(radius * -0.04).toFixed(1)},${(radius * -lift).toFixed(1)}`
  const turns = [0, 1, 2].map((third) => FIRST_SEAM + (roll * Math.PI) / 180 + third * THIRD)
  const seams = turns.map((turn) => `M${pole}Q${at(turn + SEAM_BEND, 0.62)} ${at(turn, 1)}`)
  const rim = radius.toFixed(1)
  const panels = turns.map((turn) => {
    const middle = turn + TO_PANEL
    const [start, end] = [at(middle - PANEL_HALF, 1), at(middle + PANEL_HALF, 1)]
    return `M${start}Q${at(middle + PANEL_LEAN, 0.34)} ${end}A${rim},${rim} 0 0 0 ${start}Z`
  })
  return `<path d="${panels.join('')}" fill="${color}"/><path d="${seams.join('')}" fill="none" stroke="${color}" stroke-width="${(radius * seam).toFixed(1)}"/>`
}
