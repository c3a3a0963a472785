import { crest } from '#services/demo/pictures/engine/crest.ts'
import { text } from '#services/demo/pictures/engine/lettering.ts'
import { fullSheet } from '#services/demo/pictures/engine/sewing.ts'
import { makerMark } from './jersey-art.ts'

export type HoodiePalette = {
  readonly base: string
  readonly rib: string
  readonly inside: string
  readonly accent: string
  readonly letters: string
  readonly second: string
  readonly cord: string
}

/** What is printed on the chest. */
export type HoodiePrint = 'sea' | 'crest' | 'child'

function wave(x: number, y: number, width: number, color: string, stroke: number): string {
  const step = width / 6
  const rise = 30
  return `<path d="M${x},${y}c${step * 0.8},${-rise} ${step * 1.2},${-rise} ${step * 2},0s${step * 1.2},${rise} ${step * 2},0s${step * 1.2},${-rise} ${step * 2},0" stroke="${color}" stroke-width="${stroke}" fill="none" stroke-linecap="round"/>`
}

/** A word whose letters stand on an arc, each turned with it. */
function archedWord(
  word: string,
  centreY: number,
  radius: number,
  size: number,
  fill: string,
): string {
  const letters = [...word]
  const step = (size * 0.56) / radius
  return letters
    .map((letter, index) => {
      const angle = (index - (letters.length - 1) / 2) * step
      const turn = (angle * 180) / Math.PI
      return `<g transform="translate(600,${centreY}) rotate(${turn.toFixed(2)})">${text(letter, 0, -radius, { size, anchor: 'middle', attributes: `fill="${fill}"` })}</g>`
    })
    .join('')
}

function chestPrint(print: HoodiePrint, palette: HoodiePalette): string {
  const { letters, second, accent } = palette
  switch (print) {
    case 'sea':
      return `${text('JADRAN', 600, 742, { size: 118, anchor: 'middle', tracking: 0.09, attributes: `fill="${letters}"` })}${wave(432, 786, 336, accent, 11)}${text('OD MORA DO PARKETA', 600, 858, { size: 41, weight: 700, anchor: 'middle', tracking: 0.13, attributes: `fill="${second}"` })}`
    case 'crest':
      return `${archedWord('JADRAN', 1034, 366, 108, letters)}${crest(513, 690, 0.87)}`
    case 'child':
      return `${text('MALI', 600, 690, { size: 74, anchor: 'middle', tracking: 0.22, attributes: `fill="${accent}"` })}${text('JADRAN', 600, 814, { size: 130, anchor: 'middle', tracking: 0.06, attributes: `fill="${letters}"` })}${wave(444, 862, 312, accent, 12)}`
  }
}

export function hoodieFront(print: HoodiePrint, palette: HoodiePalette): string {
  return fullSheet(palette.base) + chestPrint(print, palette)
}

export function hoodieBack(palette: HoodiePalette): string {
  return `${fullSheet(palette.base)}${text('SVI ZA', 600, 780, { size: 128, anchor: 'middle', tracking: 0.05, attributes: `fill="${palette.letters}"` })}${text('JEDNOG', 600, 910, { size: 128, anchor: 'middle', tracking: 0.05, attributes: `fill="${palette.letters}"` })}${wave(432, 958, 336, palette.accent, 12)}${makerMark(600, 1080, 0.8, palette.second)}`
}

/** The left sleeve carries the crest, the right one the maker's mark. */
export function hoodieSleeve(side: -1 | 1, palette: HoodiePalette): string {
  if (side < 0) {
    return `${fullSheet(palette.base)}<g transform="translate(240,640) rotate(14)">${crest(-38, -46, 0.38)}</g>`
  }
  return `${fullSheet(palette.base)}<g transform="translate(966,640) rotate(-14)">${makerMark(0, 0, 0.62, palette.letters)}</g>`
}
