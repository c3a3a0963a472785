import { crest } from '#tools/pictures/engine/crest.ts'
import { text, textOutline } from '#tools/pictures/engine/lettering.ts'
import { hemCurve, type JerseyCut } from './jersey-cut.ts'
import type { JerseyDesign } from './jersey-design.ts'
import { type JerseyPalette, patternOf } from './jersey-patterns.ts'

/** The maker's mark: one wave and the name. */
export function makerMark(x: number, y: number, scale: number, color: string): string {
  return `<g transform="translate(${x},${y}) scale(${scale})"><path d="M-46,6C-30,-26 -12,-26 2,-6S34,14 46,-16" fill="none" stroke="${color}" stroke-width="12" stroke-linecap="round"/>${text('VALOVI', 0, 52, { size: 30, anchor: 'middle', tracking: 0.16, weight: 700, attributes: `fill="${color}"` })}</g>`
}

/** Panels under the arms with a piping of the accent colour. */
function sidePanels(cut: JerseyCut, palette: JerseyPalette): string {
  return [-1, 1]
    .map((side) => {
      const x = (half: number) => 600 + side * half
      const edge = `M${x(cut.chestHalf + 14)},${cut.underarmY - 14}C${x(cut.chestHalf - 42)},${cut.underarmY + 190} ${x(cut.waistHalf - 44)},${cut.waistY} ${x(cut.hemHalf - 46)},${cut.hemY + 80}`
      return `<path d="${edge}L${x(400)},${cut.hemY + 80}L${x(400)},${cut.underarmY - 14}Z" fill="${palette.side}"/><path d="${edge}" fill="none" stroke="${palette.accent}" stroke-width="9"/>`
    })
    .join('')
}

export function shirtNumber(
  digits: string,
  y: number,
  size: number,
  palette: Pick<JerseyPalette, 'numberFill' | 'numberEdge'>,
): string {
  const outline = textOutline(digits, 600, y, {
    size,
    weight: 900,
    anchor: 'middle',
    tracking: 0.02,
  })
  return `<path d="${outline}" fill="none" stroke="${palette.numberEdge}" stroke-width="${(size * 0.05).toFixed(1)}" stroke-linejoin="round"/><path d="${outline}" fill="${palette.numberFill}"/>`
}

function hemLabel(cut: JerseyCut, season: string): string {
  const x = 600 + cut.hemHalf - 166
  const y = cut.hemY - 122
  return `<g transform="translate(${x},${y}) rotate(-2)"><rect width="84" height="66" rx="6" fill="#F4F0E7"/><rect x="4" y="4" width="76" height="58" rx="4" fill="none" stroke="#0B1B33" stroke-opacity=".55" stroke-width="1.6" stroke-dasharray="4 3"/>${text('SLUŽBENI', 42, 29, { size: 18, anchor: 'middle', weight: 700, tracking: 0.02, attributes: 'fill="#0B1B33"' })}${text(season, 42, 54, { size: 25, anchor: 'middle', tracking: 0.03, attributes: 'fill="#D7263D"' })}</g>`
}

export function frontArt(design: JerseyDesign): string {
  const { cut, palette, pattern, number, season } = design
  const word = `fill="${palette.letters}"`
  const shift = cut.underarmY - 590
  const ground = `<rect width="1200" height="1500" fill="${palette.base}"/>${patternOf(pattern, cut, palette)}`
  if (design.print !== undefined) {
    const panels = design.hasPanels ? sidePanels(cut, palette) : ''
    return `${ground}${panels}<g transform="translate(0,${shift})">${design.print}</g>`
  }
  if (pattern === 'sash') {
    const year = text('1994.', 736, 624 + shift, {
      size: 46,
      weight: 700,
      anchor: 'middle',
      tracking: 0.12,
      attributes: word,
    })
    return `${ground}${crest(680, 440 + shift, 0.56)}${year}`
  }
  return `${ground}${sidePanels(cut, palette)}${makerMark(490, 462 + shift, 0.98, palette.letters)}${crest(690, 414 + shift, 0.5)}${text('JADRAN', 600, 634 + shift, { size: 104, anchor: 'middle', tracking: 0.08, attributes: word })}${shirtNumber(number, 960 + shift, 372, palette)}${season ? hemLabel(cut, season) : ''}`
}

export function backArt(design: JerseyDesign): string {
  const { cut, palette, pattern, number, player } = design
  const shift = cut.underarmY - 590
  const ground = `<rect width="1200" height="1500" fill="${palette.base}"/>`
  if (design.backPrint !== undefined) {
    const panels = design.hasPanels ? sidePanels(cut, palette) : ''
    const drawn = design.print === undefined ? '' : patternOf(pattern, cut, palette)
    return `${ground}${drawn}${panels}<g transform="translate(0,${shift})">${design.backPrint}</g>`
  }
  if (pattern === 'sash') return ground + shirtNumber(number, 860 + shift, 480, palette)
  const motto = text('SVI ZA JEDNOG', 600, cut.neckTop + 112, {
    size: 30,
    anchor: 'middle',
    weight: 700,
    tracking: 0.2,
    attributes: `fill="${palette.accent}"`,
  })
  const name = text(player, 600, 474 + shift, {
    size: 92,
    anchor: 'middle',
    tracking: 0.08,
    attributes: `fill="${palette.letters}"`,
  })
  return `${ground}${patternOf(pattern, cut, palette)}${sidePanels(cut, palette)}${motto}${name}${shirtNumber(number, 900 + shift, 540, palette)}`
}

/** Lines that go on from the body onto the sleeves. */
function sleevePattern({ pattern, cut, palette }: JerseyDesign, side: -1 | 1): string {
  if (pattern === 'sailor' || pattern === 'rows') return patternOf(pattern, cut, palette)
  if (pattern !== 'dots') return ''
  return patternOf(pattern, cut, palette).replace(/cx="([\d.]+)"/g, (_whole, x: string) => {
    return `cx="${Number(x) + side * 330}"`
  })
}

export function sleeveArt(design: JerseyDesign, side: -1 | 1): string {
  const { cut, palette } = design
  const x = (half: number) => 600 + side * half
  const [outer, outerY] = cut.cuffOuter
  const [inner, innerY] = cut.cuffInner
  const dropX = (innerY - outerY) / Math.hypot(outer - inner, innerY - outerY)
  const dropY = (outer - inner) / Math.hypot(outer - inner, innerY - outerY)
  const across = (up: number) => {
    const lineX = (half: number) => x(half - dropX * up * 0.55)
    const bow = (outerY + innerY) / 2 - dropY * up + 16
    return `M${lineX(outer + 40)},${outerY - 21 - dropY * up}Q${lineX((outer + inner) / 2)},${bow} ${lineX(inner - 60)},${innerY + 32 - dropY * up}`
  }
  const ground = `<rect width="1200" height="1500" fill="${palette.sleeve ?? palette.base}"/>${sleevePattern(design, side)}`
  const bands = `<path d="${across(0)}" fill="none" stroke="${palette.cuff}" stroke-width="150"/><path d="${across(82)}" fill="none" stroke="${palette.accent}" stroke-width="15"/>`
  if (design.sleeves === 'plain') return ground
  if (design.sleeves === 'banded') return ground + bands
  const mark = `translate(${x(cut.shoulderHalf + 92)},${(cut.shoulderY + outerY) / 2 + 26}) rotate(${-side * 26})`
  const sign =
    side < 0
      ? text('JSS', 0, 22, {
          size: 62,
          anchor: 'middle',
          tracking: 0.06,
          attributes: `fill="${palette.letters}"`,
        })
      : `<path d="M-40,8C-26,-18 -10,-18 2,-4S28,12 40,-12" fill="none" stroke="${palette.letters}" stroke-width="10" stroke-linecap="round"/>`
  return `${ground}${bands}<g transform="${mark}">${sign}</g>`
}

/** Rows of stitches: two at the hem, one at each cuff. */
export function stitchLines(cut: JerseyCut): readonly string[] {
  const cuffs = [-1, 1].map((side) => {
    const x = (half: number) => 600 + side * half
    const [outer, outerY] = cut.cuffOuter
    const [inner, innerY] = cut.cuffInner
    return `M${x(outer - 12)},${outerY - 16}Q${x((outer + inner) / 2 + 2)},${(outerY + innerY) / 2 - 4} ${x(inner - 4)},${innerY - 20}`
  })
  return [hemCurve(cut, 22), hemCurve(cut, 34), ...cuffs]
}
