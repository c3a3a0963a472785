import { crest } from '#tools/pictures/engine/crest.ts'
import { type TextStyle, text, textWidth } from '#tools/pictures/engine/lettering.ts'
import { INK } from './shapes.ts'

const TIDE = '#0f7c86'

function mark(width: number, height: number, content: string): string {
  if (/NaN|undefined|Infinity/.test(content)) throw new Error('The mark holds a broken number')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content.replaceAll('\n', '')}</svg>\n`
}

const partner = (content: string) => mark(160, 48, `<g fill="${INK}">${content}</g>`)

const line = (path: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const letters = (word: string, x: number, y: number, style: TextStyle) => text(word, x, y, style)

function swell(y: number): string {
  return `M5 ${y}C10 ${y - 7} 15 ${y - 7} 22 ${y}S34 ${y + 7} 41 ${y}`
}

const VALOVI = `${line(swell(14), 4.6)}${line(swell(25), 4.6)}${line(swell(36), 4.6)}
${letters('VALOVI', 51, 36.5, { size: 37, weight: 900, italic: true, tracking: 0.01 })}`

const BURA = `${line('M4 17H26C34 17 34 6 26.500 7.500', 4)}${line('M10 25H40', 4)}${line('M4 33H31C40 33 39 44.500 31 42', 4)}
${letters('BURA', 54, 38, { size: 41, weight: 800, tracking: 0.1 })}`

const OTOCKA_BANKA = `<path d="M4 22C9 10 16 5 24 5S39 10 44 22Z"/><path d="M8 25H13V37H8ZM17.500 25H22.500V37H17.500ZM26 25H31V37H26ZM35 25H40V37H35Z"/>
${line('M4 42C10 38.500 14 38.500 20 42S32 45.500 44 41', 3)}
${letters('OTOČKA', 54, 25.5, { size: 24.5, weight: 800, tracking: 0.05 })}${letters('BANKA', 54, 44, { size: 20, weight: 600, tracking: 0.2 })}`

// The anchor is a hole, not white paint: the mark must also stand on a dark ground.
const LUKA_OSIGURANJE = `<mask id="anchor"><rect width="48" height="48" fill="#fff"/><g fill="none" stroke="#000" stroke-width="3" stroke-linecap="round"><circle cx="24" cy="14.500" r="3.600"/><path d="M24 18.500V37M18 23H30M13 27.500C13 33.500 18 37 24 37.500C30 37 35 33.500 35 27.500"/></g></mask>
<path mask="url(#anchor)" d="M24 3C31 7 37 8 43 7.500V24C43 34 34 42 24 46C14 42 5 34 5 24V7.500C11 8 17 7 24 3Z"/>
${letters('LUKA', 54, 25, { size: 29, weight: 900, tracking: 0.06 })}${letters('OSIGURANJE', 54, 42.5, { size: 18, weight: 600, tracking: 0.11 })}`

const MORSKA_SOL = `<path d="M24 3L35 9.500L24 16L13 9.500ZM11.500 12.500L22.500 19V31.500L11.500 25ZM36.500 12.500V25L25.500 31.500V19Z"/>
${line('M5 36C10 32 14 32 20 36S32 40 43 35', 3.2)}${line('M9 43C14 40 18 40 23 43S32 45.500 39 42.500', 2.6)}
${letters('MORSKA', 54, 25, { size: 27, weight: 700, tracking: 0.08 })}${letters('SOL', 54, 44, { size: 22, weight: 900, tracking: 0.36 })}`

const FAROS_MOBIL = `<path d="M17 21H27L28.100 30H15.900ZM15.300 35H28.700L30 45H14ZM18 13H26V19H18ZM16.500 11.500L22 6L27.500 11.500Z"/>
${line('M33 11A7 7 0 0 1 33 21M37.500 6.500A13 13 0 0 1 37.500 25.500', 3.2)}${line('M11 11A7 7 0 0 0 11 21M6.500 6.500A13 13 0 0 0 6.500 25.500', 3.2)}
${letters('FAROS', 54, 28, { size: 33, weight: 900, tracking: 0.03 })}${letters('MOBIL', 55, 44, { size: 17.5, weight: 600, tracking: 0.32 })}`

/** The partners of the federation, one colour each, ready to be inverted. */
export const partnerMarks: ReadonlyMap<string, string> = new Map([
  ['partner-valovi', partner(VALOVI)],
  ['partner-bura', partner(BURA)],
  ['partner-otocka-banka', partner(OTOCKA_BANKA)],
  ['partner-luka-osiguranje', partner(LUKA_OSIGURANJE)],
  ['partner-morska-sol', partner(MORSKA_SOL)],
  ['partner-faros-mobil', partner(FAROS_MOBIL)],
])

const NAME: TextStyle = { size: 43, weight: 800, tracking: 0.035 }
const KIND: TextStyle = { size: 24.6, weight: 700, tracking: 0.076 }
const nameWidth = textWidth('JADRANSKI', NAME)
/** Both lines end at the same edge. */
const kindSize = (KIND.size * nameWidth) / textWidth('SPORTSKI SAVEZ', KIND)

/** Crest and name, for the header. */
export const logo = mark(
  Math.ceil(76 + nameWidth),
  72,
  `${crest(2, 1, 0.292)}
${letters('JADRANSKI', 74, 36, { ...NAME, attributes: `fill="${INK}"` })}
${letters('SPORTSKI SAVEZ', 74, 62, { ...KIND, size: kindSize, attributes: `fill="${TIDE}"` })}`,
)

export const logoCrest = mark(200, 240, crest(0, 0, 1))

export const favicon = mark(240, 240, crest(20, 0, 1))

/** An app icon: the crest on ink, with the room that round masks need. */
export function appIcon(size: number): string {
  const scale = (size * 0.76) / 240
  const left = (size - 200 * scale) / 2
  return mark(
    size,
    size,
    `<rect width="${size}" height="${size}" fill="${INK}"/>${crest(left, size * 0.12, scale)}`,
  )
}
