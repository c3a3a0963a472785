import { crest } from '#tools/pictures/engine/crest.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { fairer, HOME_KIT, NIGHT_RIMS } from '#tools/pictures/stories/kits.ts'
import { bust } from '#tools/pictures/stories/people/bust.ts'
import { drawParts, drawPerson, type Kit, pointOn } from '#tools/pictures/stories/people/light.ts'
import { WHISTLE } from '#tools/pictures/stories/people/poses/referee.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import {
  CREAM,
  GOLD,
  glowOn,
  INK,
  RED,
  TEAL,
  waveBand,
  waveLines,
} from '#tools/pictures/stories/shapes.ts'

const captain = { at: [610, 296] as const, scale: 13.2, mirrored: true, name: 'captain-' }
const CAPTAIN_KIT: Kit = { ...HOME_KIT, skin: '#a06a55', hair: '#140d14', pad: '#3f2428' }

/** The captain looks out of a red evening, his number behind him like a window. */
export const CAPTAIN: Poster = {
  ground: glowOn('#e2513f', '#5d1024', [0.34, 0.4]),
  layers: [
    `<g opacity=".22">${text('4', 312, 700, { size: 860, anchor: 'middle', attributes: `fill="${CREAM}"` })}</g>`,
    `<g opacity=".8">${waveLines(500, 12, 26)}</g>`,
    drawParts(
      bust('short', true),
      CAPTAIN_KIT,
      { ...NIGHT_RIMS, width: 0.5, warmFrom: 'left' },
      captain,
    ),
    crest(478, 668, 0.44),
  ],
}

const referee = { at: [452, 700] as const, scale: 5.1, name: 'referee-' }
const REFEREE_KIT: Kit = {
  ...fairer(HOME_KIT),
  jersey: '#1b2b47',
  sleeve: '#1b2b47',
  trim: GOLD,
  shorts: INK,
}

function whistleSound(): string {
  const [x, y] = pointOn(referee, [20, -71])
  const arcs = [70, 112, 154].map((radius, index) => {
    const edge = (turn: number) =>
      `${(x + Math.cos(turn) * radius).toFixed(1)} ${(y + Math.sin(turn) * radius).toFixed(1)}`
    return `<path d="M${edge(-0.12)}A${radius} ${radius} 0 0 1 ${edge(0.66)}" stroke-width="${12 - index * 2.5}"/>`
  })
  return `<g fill="none" stroke="${RED}" stroke-linecap="round">${arcs.join('')}</g>`
}

function card(x: number, y: number, turn: number, color: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-68" y="-96" width="136" height="192" rx="14" fill="#7a5a2a" opacity=".28" transform="translate(12 16)"/><rect x="-68" y="-96" width="136" height="192" rx="14" fill="${color}"/><path d="M-68-30L68-96V-82A14 14 0 0 0 54-96H-54A14 14 0 0 0-68-82Z" fill="#fff" opacity=".16"/></g>`
}

function whistle(): string {
  const [x, y] = pointOn(referee, [17.2, -72])
  return `<g transform="translate(${x} ${y}) rotate(14)"><path d="M0-8H44V6H34A22 22 0 1 1 8 4L0 2Z" fill="${GOLD}"/><circle cx="22" cy="16" r="8" fill="#7a4f14"/><path d="M0-8H44V-3H0Z" fill="#fff2cf" opacity=".8"/></g>`
}

/** A seminar for referees: the whistle, the arm that shows the way, and the sound of it. */
export const REFEREES: Poster = {
  ground: glowOn('#f8ecd6', '#e2c9a0', [0.4, 0.36]),
  glow: 0,
  layers: [
    `<circle cx="440" cy="400" r="330" fill="${TEAL}"/><circle cx="440" cy="400" r="330" fill="none" stroke="${CREAM}" stroke-width="10" stroke-dasharray="46 34" opacity=".8"/>`,
    waveBand({
      y: 700,
      rise: 34,
      width: 1200,
      height: 800,
      colors: [CREAM, RED, INK],
      stripe: 20,
    }),
    card(1010, 470, 14, RED) + card(900, 440, -8, GOLD),
    drawPerson(WHISTLE, REFEREE_KIT, NIGHT_RIMS, referee),
    whistle(),
    whistleSound(),
  ],
}
