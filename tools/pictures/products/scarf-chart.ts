import { text, textWidth, type Weight } from '#tools/pictures/engine/lettering.ts'

export type ScarfKind = 'word' | 'stripes' | 'halves' | 'bars' | 'waves' | 'lines'

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

type WordPlace = {
  readonly y: number
  readonly turn: 90 | -90
  readonly stretch: number
  readonly weight?: Weight
}

/** Thin strokes keep the holes of letters and figures open where stitches are few. */
function weightFor(word: string): Weight {
  return word.length > 8 || /\d/.test(word) ? 600 : 800
}

/** Strokes of figures as on a scoreboard: top, upper right, lower right, foot, lower left, upper left, middle. */
const FIGURES: Readonly<Record<string, string>> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abdeg',
  '4': 'bcfg',
  '6': 'acdefg',
  '9': 'abcdfg',
  '–': 'g',
  '.': '.',
}

const STROKES: Readonly<Record<string, string>> = {
  a: 'M0,-7h10v3h-10Z',
  b: 'M7,-7h3v8h-3Z',
  c: 'M7,-1h3v8h-3Z',
  d: 'M0,4h10v3h-10Z',
  e: 'M0,-1h3v8h-3Z',
  f: 'M0,-7h3v8h-3Z',
  g: 'M0,-1h10v2h-10Z',
  '.': 'M0,4h3v3h-3Z',
}

/** Figures of the display face close up when they are knitted; straight strokes do not. */
function alongFigures(figures: string, y: number, fill: string): string {
  const shapes = [...figures.replaceAll(' ', '')]
  const step = 15
  const first = -Math.round((shapes.length * step - 5) / 2)
  const drawn = shapes.map((figure, index) => {
    const data = [...(FIGURES[figure] ?? '')].map((part) => STROKES[part] ?? '').join('')
    return `<path transform="translate(${first + index * step},0)" d="${data}" fill="${fill}"/>`
  })
  return `<g shape-rendering="crispEdges" transform="translate(${COLUMNS / 2},${y}) rotate(-90)">${drawn.join('')}</g>`
}

/** The word runs along the scarf; letters eleven stitches high in a band of 22 read well. */
function along(
  word: string,
  { y, turn, stretch, weight = 800 }: WordPlace,
  size: number,
  fill: string,
): string {
  return `<g shape-rendering="crispEdges" transform="translate(${COLUMNS / 2},${y}) rotate(${turn}) scale(${stretch},1.2)">${text(word, 0, size * 0.35, { size, weight, anchor: 'middle', tracking: 0.08, attributes: `fill="${fill}"` })}</g>`
}

/** Long words are knitted narrower, so that they stay between the stripes of both ends. */
function stretchFor(word: string, size: number, room: number, wished: number): number {
  return Math.min(wished, room / textWidth(word, { size, tracking: 0.08 }))
}

function wordChart(word: string, palette: ScarfPalette, rows: number): string {
  const { base, light, accent, edge } = palette
  const weight = weightFor(word)
  const size = weight === 600 ? 19 : 16
  const stretch = stretchFor(word, size, rows * 0.62, 1.45)
  const stripes = [0, 1, 2, 3]
    .map((index) => {
      const color = index % 2 === 0 ? accent : light
      return row(rows - 26 - index * 8, 4, color) + row(12 + index * 8, 4, color)
    })
    .join('')
  const middle = /^[\d –.]+$/.test(word)
    ? alongFigures(word, rows / 2, light)
    : along(word, { y: rows / 2, turn: -90, stretch, weight }, size, light)
  return `${row(0, rows, base)}${stripes}${edges(rows, edge)}${middle}`
}

function stripedChart(word: string, palette: ScarfPalette, rows: number): string {
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
  const half = word.length > 8 ? 50 : 36
  const stretch = stretchFor(word, 15, half * 1.9, 1.08)
  const plate = (middle: number, turn: 90 | -90) =>
    `${row(middle - half, half * 2, base)}${along(word, { y: middle, turn, stretch }, 15, light)}`
  // Folded in the middle, the two halves are seen with opposite ends down.
  return `${stripes}${plate(Math.round(rows * 0.255), 90)}${plate(Math.round(rows * 0.745), -90)}`
}

/** Two colours that meet in the middle, a name on each. */
function halvesChart(words: string, palette: ScarfPalette, rows: number): string {
  const { base, light, accent, edge } = palette
  const [left = '', right = ''] = words.split(' – ')
  const half = Math.round(rows / 2)
  const room = rows * 0.36
  const name = (word: string, share: number) =>
    along(
      word,
      { y: Math.round(rows * share), turn: -90, stretch: stretchFor(word, 15, room, 1.2) },
      15,
      light,
    )
  return `${row(0, half, accent)}${row(half, rows, base)}${row(half - 2, 4, light)}${row(8, 4, light)}${row(rows - 12, 4, light)}${edges(rows, edge)}${name(left, 0.7)}${name(right, 0.28)}`
}

/** Broad blocks, with the word on a quiet plate in the middle. */
function barsChart(word: string, palette: ScarfPalette, rows: number): string {
  const { base, light, accent } = palette
  let bars = ''
  for (let y = 0; y < rows; y += 36) bars += row(y, 18, base) + row(y + 18, 18, light)
  const stretch = stretchFor(word, 15, 62, 1.2)
  const plate = (middle: number, turn: 90 | -90) =>
    `${row(middle - 36, 72, base)}${row(middle - 38, 2, accent)}${row(middle + 36, 2, accent)}${along(word, { y: middle, turn, stretch }, 15, light)}`
  return bars + plate(Math.round(rows * 0.255), 90) + plate(Math.round(rows * 0.745), -90)
}

/** Waves knitted across, one under the other, with a plain field for the word. */
function wavesChart(word: string, palette: ScarfPalette, rows: number): string {
  const { base, light, accent, edge } = palette
  const crest = (y: number, color: string) =>
    `<path d="M-3,${y}l5,-4h1l5,4h1l5,-4h1l5,4h1l5,-4" fill="none" stroke="${color}" stroke-width="2.6" shape-rendering="crispEdges"/>`
  let waves = ''
  for (let y = 10; y < rows; y += 12) {
    const isField = Math.abs(y - rows / 2) < rows * 0.27
    if (!isField) waves += crest(y, Math.round(y / 12) % 3 === 2 ? accent : light)
  }
  const stretch = stretchFor(word, 16, rows * 0.48, 1.4)
  return `${row(0, rows, base)}${waves}${edges(rows, edge)}${along(word, { y: rows / 2, turn: -90, stretch }, 16, light)}`
}

/** A quiet scarf: thin lines and a small word at each end. */
function linesChart(word: string, palette: ScarfPalette, rows: number): string {
  const { base, light, accent } = palette
  let thin = ''
  for (let y = 6; y < rows; y += 20)
    thin += row(y, 2, Math.round(y / 20) % 4 === 1 ? accent : light)
  const stretch = stretchFor(word, 13, 50, 1.05)
  const plate = (middle: number, turn: 90 | -90) =>
    `${row(middle - 32, 64, base)}${along(word, { y: middle, turn, stretch }, 13, light)}`
  return `${row(0, rows, base)}${thin}${plate(Math.round(rows * 0.255), 90)}${plate(Math.round(rows * 0.745), -90)}`
}

export function scarfChart(
  kind: ScarfKind,
  word: string,
  palette: ScarfPalette,
  rows: number,
): string {
  switch (kind) {
    case 'word':
      return wordChart(word, palette, rows)
    case 'stripes':
      return stripedChart(word, palette, rows)
    case 'halves':
      return halvesChart(word, palette, rows)
    case 'bars':
      return barsChart(word, palette, rows)
    case 'waves':
      return wavesChart(word, palette, rows)
    case 'lines':
      return linesChart(word, palette, rows)
  }
}
