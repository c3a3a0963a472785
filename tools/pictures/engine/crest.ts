import { BRAND } from './color.ts'
import { handballMark } from './handball.ts'
import { text } from './lettering.ts'

export type CrestColors = {
  readonly shield: string
  readonly edge: string
  readonly letters: string
  readonly accent: string
  readonly sea: string
}

export const CREST_COLORS: CrestColors = {
  shield: BRAND.ink,
  edge: BRAND.paper,
  letters: BRAND.paper,
  accent: BRAND.red,
  sea: BRAND.tideLight,
}

const OUTLINE =
  'M100,4C132,20 164,24 192,22L192,120C192,176 150,214 100,236C50,214 8,176 8,120L8,22C36,24 68,20 100,4Z'
const FIELD =
  'M100,18C130,32 158,36 180,35L180,120C180,169 143,203 100,222C57,203 20,169 20,120L20,35C42,36 70,32 100,18Z'

function wave(y: number, rise: number, color: string): string {
  return `<path d="M0,${y}C25,${y - rise} 45,${y - rise} 66,${y}S108,${y + rise} 133,${y}S175,${y - rise} 200,${y}L200,240L0,240Z" fill="${color}"/>`
}

/** The crest of the federation, drawn in a box of 200 by 240 with its upper left corner at (x, y). */
export function crest(
  x: number,
  y: number,
  scale: number,
  colors: CrestColors = CREST_COLORS,
): string {
  // Two crests in one document must not share their clip paths.
  const id = `crest-${[x, y, scale].map((part) => Math.round(part * 1000)).join('-')}`
  const { shield, edge, letters, accent, sea } = colors
  return `<g transform="translate(${x},${y}) scale(${scale})">
<clipPath id="${id}"><path d="${FIELD}"/></clipPath>
<path d="${OUTLINE}" fill="${edge}"/><path d="${OUTLINE}" fill="none" stroke="${shield}" stroke-width="3"/>
<path d="${FIELD}" fill="${shield}"/>
<g clip-path="url(#${id})">
<g transform="translate(100,134)"><circle r="48" fill="${letters}"/>
<clipPath id="${id}-ball"><circle r="48"/></clipPath>
<g clip-path="url(#${id}-ball)">${handballMark({ radius: 49, color: accent, lift: 0.19 })}</g></g>
${wave(160, 13, sea)}${wave(181, 12, letters)}${wave(191, 12, accent)}${wave(207, 9, shield)}</g>
${text('JSS', 100, 76, { size: 47, anchor: 'middle', tracking: 0.06, attributes: `fill="${letters}"` })}</g>`
}
