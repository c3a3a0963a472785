import type { Point } from '#tools/pictures/engine/numbers.ts'

/** The seams of a handball: one whole panel toward us, the others running out over the edge. */
export function ballSeams([cx, cy]: Point, radius: number, color = '#2a1405'): string {
  const corner = (turn: number, share: number) =>
    `${(cx - radius * 0.12 + Math.cos(turn) * radius * share).toFixed(1)} ${(cy - radius * 0.08 + Math.sin(turn) * radius * share).toFixed(1)}`
  const turns = [0, 1, 2, 3, 4].map((index) => -1.3 + (index * Math.PI * 2) / 5)
  const panel = `M${turns.map((turn) => corner(turn, 0.34)).join('L')}Z`
  const spokes = turns
    .map(
      (turn) =>
        `M${corner(turn, 0.34)}L${corner(turn, 0.72)}M${corner(turn - 0.5, 1.2)}L${corner(turn, 0.72)}L${corner(turn + 0.5, 1.2)}`,
    )
    .join('')
  return `<path d="${panel}" fill="${color}" opacity=".18"/><path d="${panel}${spokes}" fill="none" stroke="${color}" stroke-opacity=".5" stroke-width="${(radius * 0.05).toFixed(1)}" stroke-linejoin="round"/>`
}

/** A ball that lies or flies by itself, lit from the upper right. */
export function bigBall([cx, cy]: Point, radius: number, color: string): string {
  const id = `ball-${Math.round(cx)}-${Math.round(cy)}`
  return `<defs><clipPath id="${id}"><circle cx="${cx}" cy="${cy}" r="${radius}"/></clipPath>
<radialGradient id="${id}-shade" cx=".64" cy=".3" r=".85"><stop offset=".35" stop-color="#1a0d02" stop-opacity="0"/><stop offset="1" stop-color="#1a0d02" stop-opacity=".62"/></radialGradient></defs>
<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${color}"/>
<g clip-path="url(#${id})">${ballSeams([cx, cy], radius)}<circle cx="${cx}" cy="${cy}" r="${radius}" fill="url(#${id}-shade)"/></g>`
}
