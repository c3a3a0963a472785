import type { JerseyCut } from './jersey-cut.ts'

export type JerseyPalette = {
  readonly base: string
  readonly side: string
  readonly cuff: string
  readonly collar: string
  readonly inside: string
  readonly accent: string
  readonly pattern: string
  readonly letters: string
  readonly numberFill: string
  readonly numberEdge: string
  /** Of the sleeves, where it is not that of the body. */
  readonly sleeve?: string
  /** Light gathered at grazing angles; half of it on light cloth. */
  readonly sheen: number
}

export type JerseyPattern =
  | 'plain'
  | 'waves'
  | 'chevron'
  | 'rays'
  | 'sash'
  | 'hoops'
  | 'thinWaves'
  | 'diagonals'
  | 'rows'
  | 'sailor'
  | 'pins'
  | 'verticals'
  | 'halves'
  | 'hemWaves'
  | 'band'
  | 'vee'
  | 'zigzag'
  | 'cross'
  | 'dots'
  | 'shoulders'

function waves(cut: JerseyCut, color: string): string {
  const top = cut.underarmY + 10
  const step = (cut.hemY + 70 - top) / 19
  return Array.from({ length: 20 }, (_, index) => {
    const y = top + index * step
    const opacity = (0.12 + (index / 19) * 0.62).toFixed(2)
    const width = (3 + index * 1.25).toFixed(1)
    return `<path d="M250,${y}C420,${y - 46} 520,${y - 20} 640,${y + 6}S860,${y + 40} 960,${y - 14}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}"/>`
  }).join('')
}

function chevron(cut: JerseyCut, palette: JerseyPalette): string {
  const y = cut.underarmY - 70
  const line = (drop: number, color: string, width: number) =>
    `<path d="M240,${y + drop - 90}L600,${y + drop + 70}L960,${y + drop - 90}" fill="none" stroke="${color}" stroke-width="${width}"/>`
  const fine = Array.from({ length: 9 }, (_, index) =>
    line(280 + index * 66, palette.pattern, 6 + index * 2.6).replace(
      '/>',
      ' stroke-opacity=".2"/>',
    ),
  )
  return fine.join('')
}

function rays(cut: JerseyCut, color: string): string {
  return Array.from({ length: 15 }, (_, index) => {
    const lean = (index - 7) * 64
    const foot = 600 + lean * 1.5
    const tip = 600 + lean * 0.42
    const width = 13
    const end = cut.hemY + 90
    return `<path d="M${tip},${cut.underarmY - 60 + Math.abs(lean) * 0.24}L${foot - width},${end}L${foot + width},${end}Z" fill="${color}" fill-opacity=".75"/>`
  }).join('')
}

function sash(cut: JerseyCut, palette: JerseyPalette): string {
  const { shoulderY, hemY } = cut
  const band = (shift: number, width: number, color: string) =>
    `<path d="M${330 + shift},${shoulderY - 80}L${1042 + shift},${hemY + 200}" stroke="${color}" stroke-width="${width}" fill="none"/>`
  return (
    band(-20, 176, palette.accent) + band(-124, 14, palette.pattern) + band(84, 14, palette.pattern)
  )
}

function hoops(cut: JerseyCut, color: string): string {
  return [0, 1, 2]
    .map((index) => {
      const y = cut.underarmY + 90 + index * 96
      return `<path d="M240,${y}Q600,${y + 36} 960,${y}" fill="none" stroke="${color}" stroke-width="${62 - index * 16}"/>`
    })
    .join('')
}

/** Thin lines of water over the whole shirt. */
function thinWaves(cut: JerseyCut, color: string): string {
  const count = Math.ceil((cut.hemY + 80 - cut.neckTop) / 44)
  return Array.from({ length: count }, (_, index) => {
    const y = cut.neckTop + 20 + index * 44
    return `<path d="M200,${y}c70,-26 110,-26 160,0s110,26 160,0s110,-26 160,0s110,26 160,0s110,-26 160,0" fill="none" stroke="${color}" stroke-width="${index % 3 === 1 ? 9 : 4}"/>`
  }).join('')
}

function diagonals(cut: JerseyCut, color: string): string {
  const y = cut.underarmY
  return [0, 1, 2]
    .map(
      (index) =>
        `<path d="M200,${y + 420 + index * 92}L1000,${y - 130 + index * 92}" stroke="${color}" stroke-width="${44 - index * 10}"/>`,
    )
    .join('')
}

function rows(cut: JerseyCut, color: string, width: number, step: number): string {
  const count = Math.ceil((cut.hemY + 120 - cut.neckTop) / step)
  return Array.from({ length: count }, (_, index) => {
    const y = cut.neckTop + 60 + index * step
    return `<path d="M60,${y}Q600,${y + 30} 1140,${y}" fill="none" stroke="${color}" stroke-width="${width}"/>`
  }).join('')
}

function uprights(cut: JerseyCut, color: string, width: number, step: number): string {
  return Array.from({ length: Math.ceil(900 / step) + 1 }, (_, index) => {
    const lean = (index - Math.floor(900 / step / 2)) * step
    return `<path d="M${600 + lean},60L${600 + lean * 1.04},${cut.hemY + 120}" stroke="${color}" stroke-width="${width}"/>`
  }).join('')
}

function hemWaves(cut: JerseyCut, palette: JerseyPalette): string {
  const band = (y: number, color: string) =>
    `<path d="M180,${y}c80,-60 160,-60 240,0s160,60 240,0s160,-60 240,0s160,60 240,0V1500H180Z" fill="${color}"/>`
  return (
    band(cut.hemY - 300, palette.pattern) +
    band(cut.hemY - 226, palette.base) +
    band(cut.hemY - 170, palette.pattern) +
    band(cut.hemY - 72, palette.side)
  )
}

function chestBand(cut: JerseyCut, palette: JerseyPalette): string {
  const y = cut.underarmY + 20
  const line = (drop: number, width: number, color: string) =>
    `<path d="M180,${y + drop}Q600,${y + drop + 26} 1020,${y + drop}" fill="none" stroke="${color}" stroke-width="${width}"/>`
  return (
    line(0, 210, palette.pattern) + line(-128, 16, palette.accent) + line(128, 16, palette.accent)
  )
}

function vee(cut: JerseyCut, palette: JerseyPalette): string {
  const y = cut.underarmY - 60
  const arm = (drop: number, width: number, color: string) =>
    `<path d="M220,${y + drop - 230}L600,${y + drop + 110}L980,${y + drop - 230}" fill="none" stroke="${color}" stroke-width="${width}"/>`
  return arm(0, 96, palette.pattern) + arm(92, 20, palette.accent)
}

/** The loud nineties: teeth of unequal size, one row shifted against the other. */
function zigzag(cut: JerseyCut, palette: JerseyPalette): string {
  const teeth = (y: number, shift: number, rise: number) =>
    Array.from({ length: 12 }, (_, index) => {
      const x = 160 + shift + index * 84
      return `L${x},${y + (index % 2 === 0 ? -rise : rise) + ((index * 37) % 26)}`
    }).join('')
  const y = cut.underarmY + 100
  const band = (top: number, foot: number, shift: number, color: string) =>
    `<path d="M100,${top}${teeth(top, shift, 62)}L1120,${top}L1120,${foot}L100,${foot}Z" fill="${color}"/>`
  return (
    band(y - 60, y + 330, 0, palette.pattern) +
    band(y + 30, y + 330, 50, palette.letters) +
    band(y + 96, y + 420, 16, palette.side) +
    band(y + 200, y + 560, 40, palette.base)
  )
}

function crossLines(cut: JerseyCut, color: string): string {
  const fall = Array.from({ length: 15 }, (_, index) => {
    const x = -160 + index * 120
    return `M${x},120L${x + 420},${cut.hemY + 100}M${x + 420},120L${x},${cut.hemY + 100}`
  })
  return `<path d="${fall.join('')}" fill="none" stroke="${color}" stroke-width="4.5"/>`
}

function dots(cut: JerseyCut, color: string): string {
  let drawn = ''
  for (let row = 0; row < 18; row++) {
    for (let column = 0; column < 12; column++) {
      const x = 200 + column * 76 + (row % 2) * 38
      drawn += `<circle cx="${x}" cy="${cut.neckTop + 40 + row * 66}" r="${(row + column) % 3 === 0 ? 17 : 11}" fill="${color}"/>`
    }
  }
  return drawn
}

/** A yoke of another colour, as on training shirts. */
function shoulders(cut: JerseyCut, palette: JerseyPalette): string {
  const y = cut.shoulderY
  const edge = `M120,${y + 190}C360,${y + 96} 470,${y + 250} 600,${y + 250}S840,${y + 96} 1080,${y + 190}`
  return `<path d="${edge}V60H120Z" fill="${palette.side}"/><path d="${edge}" fill="none" stroke="${palette.accent}" stroke-width="9"/>`
}

function halves(palette: JerseyPalette): string {
  return `<rect x="600" width="600" height="1500" fill="${palette.pattern}"/>`
}

export function patternOf(pattern: JerseyPattern, cut: JerseyCut, palette: JerseyPalette): string {
  switch (pattern) {
    case 'plain':
      return ''
    case 'waves':
      return waves(cut, palette.pattern)
    case 'chevron':
      return chevron(cut, palette)
    case 'rays':
      return rays(cut, palette.pattern)
    case 'sash':
      return sash(cut, palette)
    case 'thinWaves':
      return thinWaves(cut, palette.pattern)
    case 'diagonals':
      return diagonals(cut, palette.pattern)
    case 'rows':
      return rows(cut, palette.pattern, 62, 124)
    case 'sailor':
      return rows(cut, palette.pattern, 17, 52)
    case 'pins':
      return uprights(cut, palette.pattern, 5, 46)
    case 'verticals':
      return uprights(cut, palette.pattern, 58, 116)
    case 'halves':
      return halves(palette)
    case 'hemWaves':
      return hemWaves(cut, palette)
    case 'band':
      return chestBand(cut, palette)
    case 'vee':
      return vee(cut, palette)
    case 'zigzag':
      return zigzag(cut, palette)
    case 'cross':
      return crossLines(cut, palette.pattern)
    case 'dots':
      return dots(cut, palette.pattern)
    case 'shoulders':
      return shoulders(cut, palette)
    case 'hoops':
      return hoops(cut, palette.pattern)
  }
}
