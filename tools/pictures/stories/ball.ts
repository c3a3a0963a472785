import { handballMark } from '#tools/pictures/engine/handball.ts'
import type { Point } from '#tools/pictures/engine/numbers.ts'

/** The seams of a handball and its darker panels at the rim. */
export function ballSeams([cx, cy]: Point, radius: number, color = '#2a1405'): string {
  return `<g transform="translate(${cx},${cy})" opacity=".42">${handballMark({ radius, color, seam: 0.07, roll: 14 })}</g>`
}

/** A ball that lies or flies by itself, lit from the upper right. */
export function bigBall([cx, cy]: Point, radius: number, color: string): string {
  const id = `ball-${Math.round(cx)}-${Math.round(cy)}`
  return `<defs><clipPath id="${id}"><circle cx="${cx}" cy="${cy}" r="${radius}"/></clipPath>
<radialGradient id="${id}-shade" cx=".64" cy=".3" r=".85"><stop offset=".35" stop-color="#1a0d02" stop-opacity="0"/><stop offset="1" stop-color="#1a0d02" stop-opacity=".62"/></radialGradient></defs>
<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${color}"/>
<g clip-path="url(#${id})">${ballSeams([cx, cy], radius)}<circle cx="${cx}" cy="${cy}" r="${radius}" fill="url(#${id}-shade)"/></g>`
}
