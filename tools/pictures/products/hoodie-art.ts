import { crest } from '#tools/pictures/engine/crest.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { fullSheet } from '#tools/pictures/engine/sewing.ts'
import type { HoodieDesign } from './hoodie-design.ts'
import { makerMark } from './jersey-art.ts'
import { archedWord, waveLine } from './motifs.ts'

export type HoodiePalette = {
  readonly base: string
  readonly rib: string
  readonly inside: string
  readonly accent: string
  readonly letters: string
  readonly second: string
  readonly cord: string
  /** Of the sleeves, where it is not that of the body. */
  readonly sleeve?: string
  /** A yoke over the shoulders. */
  readonly yoke?: string
}

/** What is printed on the chest. */
export type HoodiePrint = 'sea' | 'crest' | 'child'

function chestPrint(print: HoodiePrint, palette: HoodiePalette): string {
  const { letters, second, accent } = palette
  switch (print) {
    case 'sea':
      return `${text('JADRAN', 600, 742, { size: 118, anchor: 'middle', tracking: 0.09, attributes: `fill="${letters}"` })}${waveLine(600, 786, 336, { color: accent, stroke: 11 })}${text('OD MORA DO PARKETA', 600, 858, { size: 41, weight: 700, anchor: 'middle', tracking: 0.13, attributes: `fill="${second}"` })}`
    case 'crest':
      return `${archedWord('JADRAN', { x: 600, y: 1034, radius: 366 }, 108, letters)}${crest(513, 690, 0.87)}`
    case 'child':
      return `${text('MALI', 600, 690, { size: 74, anchor: 'middle', tracking: 0.22, attributes: `fill="${accent}"` })}${text('JADRAN', 600, 814, { size: 130, anchor: 'middle', tracking: 0.06, attributes: `fill="${letters}"` })}${waveLine(600, 862, 312, { color: accent, stroke: 12 })}`
  }
}

/** A piece over the shoulders and the line where it is sewn on. */
function yoke({ yoke: color, accent }: HoodiePalette): string {
  if (!color) return ''
  const edge = 'M200,560C380,500 500,600 600,600S820,500 1000,560'
  return `<path d="${edge}V200H200Z" fill="${color}"/><path d="${edge}" fill="none" stroke="${accent}" stroke-width="10"/>`
}

export function hoodieFront({ print, palette }: HoodieDesign): string {
  const drawn = typeof print === 'string' ? chestPrint(print, palette) : print.front
  return fullSheet(palette.base) + yoke(palette) + drawn
}

export function hoodieBack({ print, palette }: HoodieDesign): string {
  const ground = fullSheet(palette.base) + yoke(palette)
  if (typeof print !== 'string' && print.back !== undefined) return ground + print.back
  return `${ground}${text('SVI ZA', 600, 780, { size: 128, anchor: 'middle', tracking: 0.05, attributes: `fill="${palette.letters}"` })}${text('JEDNOG', 600, 910, { size: 128, anchor: 'middle', tracking: 0.05, attributes: `fill="${palette.letters}"` })}${waveLine(600, 958, 336, { color: palette.accent, stroke: 12 })}${makerMark(600, 1080, 0.8, palette.second)}`
}

/** The right arm carries the crest, the left one the maker's mark; from behind they change sides. */
export function hoodieSleeve(
  side: -1 | 1,
  { palette }: HoodieDesign,
  view: 'front' | 'back',
): string {
  const isRightArm = side < 0 === (view === 'front')
  const badge = isRightArm ? crest(-38, -46, 0.38) : makerMark(0, 0, 0.62, palette.letters)
  const x = 600 + side * (isRightArm ? 360 : 366)
  return `${fullSheet(palette.sleeve ?? palette.base)}<g transform="translate(${x},640) rotate(${-14 * side})">${badge}</g>`
}
