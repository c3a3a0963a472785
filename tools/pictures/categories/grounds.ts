import { textOutline } from '#tools/pictures/engine/lettering.ts'

export type GroundDesign = {
  readonly base: string
  readonly line: string
  readonly motif:
    | 'number'
    | 'waves'
    | 'sun'
    | 'court'
    | 'tickets'
    | 'sash'
    | 'dots'
    | 'arch'
    | 'horizon'
  readonly accent: string
}

const WIDTH = 1200
const HEIGHT = 900

function outlinedNumber(digits: string, color: string): string {
  const outline = textOutline(digits, 610, 830, { size: 1010, weight: 900, anchor: 'middle' })
  return `<path d="${outline}" fill="${color}" fill-opacity=".55"/>`
}

function waves(color: string, top: number): string {
  return Array.from({ length: 12 }, (_, index) => {
    const y = top + index * 46
    return `<path d="M-20,${y}C180,${y - 90} 380,${y - 90} 600,${y}S1020,${y + 90} 1220,${y}" fill="none" stroke="${color}" stroke-width="${3 + index * 1.6}" stroke-opacity="${(0.3 + index * 0.05).toFixed(2)}"/>`
  }).join('')
}

/** Goal area and free-throw line of a court, seen from above. */
function court(color: string): string {
  return `<g fill="none" stroke="${color}" stroke-width="9" stroke-opacity=".7"><path d="M-40,760H1240"/><path d="M120,760C120,430 330,250 600,250S1080,430 1080,760"/><path d="M-60,700C-20,310 260,60 600,60S1220,310 1260,700" stroke-dasharray="52 40"/><path d="M560,400H640"/></g>`
}

function stubs(color: string): string {
  return [0, 1, 2, 3, 4]
    .map(
      (index) =>
        `<path d="M${-60 + index * 280},-20V920" stroke="${color}" stroke-opacity=".6" stroke-width="5" stroke-dasharray="4 22" stroke-linecap="round"/>`,
    )
    .join('')
}

/** Broad stripes that cross the picture, as on the shirt of 1994. */
function sash(color: string, accent: string): string {
  return `<path d="M-40,900L700,-20H1010L270,920Z" fill="${color}" fill-opacity=".8"/><path d="M330,920L1070,-20H1130L390,920Z" fill="${accent}" fill-opacity=".85"/>`
}

function dots(color: string, accent: string): string {
  const rows = Array.from({ length: 9 }, (_, row) =>
    Array.from(
      { length: 12 },
      (__, column) =>
        `<circle cx="${column * 110 + (row % 2) * 55}" cy="${row * 108 + 20}" r="${14 + ((row * 5 + column * 3) % 4) * 4}"/>`,
    ).join(''),
  )
  return `<g fill="${color}">${rows.join('')}</g><circle cx="980" cy="700" r="150" fill="${accent}" fill-opacity=".9"/>`
}

/** A doorway behind the products, with a thinner one around it. */
function arch(color: string, accent: string): string {
  const door = (inset: number) =>
    `M${210 + inset},920V${420}A${390 - inset},${390 - inset} 0 0 1 ${990 - inset},${420}V920`
  return `<path d="${door(0)}" fill="none" stroke="${color}" stroke-width="12"/><path d="${door(50)}Z" fill="${accent}" fill-opacity=".92"/>`
}

/** A shelf: what stands on it needs a wall behind. */
function horizon(color: string, accent: string): string {
  return `<rect y="620" width="1200" height="300" fill="${color}"/><circle cx="600" cy="400" r="300" fill="${accent}" fill-opacity=".22"/>`
}

function motifOf({ motif, line, accent }: GroundDesign): string {
  switch (motif) {
    case 'number':
      return outlinedNumber('26', line)
    case 'waves':
      return waves(line, 330)
    case 'sun':
      return `<circle cx="600" cy="430" r="360" fill="${accent}"/>${waves(line, 720)}`
    case 'court':
      return court(line)
    case 'tickets':
      return stubs(line) + waves(line, 560)
    case 'sash':
      return sash(line, accent)
    case 'dots':
      return dots(line, accent)
    case 'arch':
      return arch(line, accent)
    case 'horizon':
      return horizon(line, accent)
  }
}

export function groundArt(design: GroundDesign): string {
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${design.base}"/>${motifOf(design)}`
}
