import { text } from '#services/demo/pictures/engine/lettering.ts'

export type ScarfPalette = {
  readonly base: string
  readonly light: string
  readonly accent: string
  readonly edge: string
}

const COLUMNS = 22

export function yarnsOf({ base, light, accent, edge }: ScarfPalette): readonly string[] {
  return [base, light, accent, base, edge]
}

function row(y: number, height: number, color: string): string {
  return `<rect y="${y}" width="${COLUMNS}" height="${height}" fill="${color}" shape-rendering="crispEdges"/>`
}

function edges(rows: number, color: string): string {
  return [0, COLUMNS - 2]
    .map((x) => `<rect x="${x}" width="2" height="${rows}" fill="${color}"/>`)
    .join('')
}

type WordPlace = { readonly y: number; readonly turn: 90 | -90; readonly stretch: number }

/** The word runs along the scarf; letters eleven stitches high in a band of 22 read well. */
function along(word: string, { y, turn, stretch }: WordPlace, size: number, fill: string): string {
  return `<g shape-rendering="crispEdges" transform="translate(${COLUMNS / 2},${y}) rotate(${turn}) scale(${stretch},1.2)">${text(word, 0, size * 0.35, { size, anchor: 'middle', tracking: 0.08, attributes: `fill="${fill}"` })}</g>`
}

export function wordChart(word: string, palette: ScarfPalette, rows: number): string {
  const { base, light, accent, edge } = palette
  const stripes = [0, 1, 2, 3]
    .map((index) => {
      const color = index % 2 === 0 ? accent : light
      return row(rows - 26 - index * 8, 4, color) + row(12 + index * 8, 4, color)
    })
    .join('')
  return `${row(0, rows, base)}${stripes}${edges(rows, edge)}${along(word, { y: rows / 2, turn: -90, stretch: 1.45 }, 16, light)}`
}

export function stripedChart(word: string, palette: ScarfPalette, rows: number): string {
  const { base, light, accent, edge } = palette
  const order = [base, light, accent, light, base, edge]
  const heights = [12, 6, 6, 6, 12, 6]
  let stripes = ''
  let y = 0
  let index = 0
  while (y < rows) {
    const height = heights[index % heights.length] ?? 10
    stripes += row(y, height, order[index % order.length] ?? base)
    y += height
    index += 1
  }
  const plate = (middle: number, turn: 90 | -90) =>
    `${row(middle - 36, 72, base)}${along(word, { y: middle, turn, stretch: 1.08 }, 15, light)}`
  // Folded in the middle, the two halves are seen with opposite ends down.
  return `${stripes}${plate(Math.round(rows * 0.255), 90)}${plate(Math.round(rows * 0.745), -90)}`
}
