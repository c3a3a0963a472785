import { textOutline } from '#services/demo/pictures/engine/lettering.ts'

export type GroundDesign = {
  readonly base: string
  readonly line: string
  readonly motif: 'number' | 'waves' | 'sun' | 'court' | 'tickets'
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
  }
}

export function groundArt(design: GroundDesign): string {
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${design.base}"/>${motifOf(design)}`
}
