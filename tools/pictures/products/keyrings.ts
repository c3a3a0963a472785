import { crest } from '#tools/pictures/engine/crest.ts'
import { canvasWeave } from '#tools/pictures/engine/grain.ts'
import { fullSheet, stitches } from '#tools/pictures/engine/sewing.ts'
import type { CharmDesign } from './charm-design.ts'
import { GOLD, INK, PAPER, RED, shade } from './designs/colors.ts'
import { enamel, SHIELD } from './enamel.ts'
import { flatBall, lines, waveLine } from './motifs.ts'
import { METAL, type Piece, PLASTIC, SHADOWS } from './soft.ts'

function metal(outline: string, color = '#C9CCD0'): Piece {
  return {
    outline,
    art: fullSheet(color),
    finish: METAL,
    volume: [{ radius: 9, rise: 15 }],
    shadow: SHADOWS.middle,
  }
}

/** A split ring and three links down to (600, 640). */
function ringAndChain(color = '#C9CCD0'): readonly Piece[] {
  const link = (y: number, isFlat: boolean) =>
    isFlat
      ? `<rect x="592" y="${y - 34}" width="16" height="68" rx="8"/>`
      : `<ellipse cx="600" cy="${y}" rx="21" ry="33" fill="none" stroke="#fff" stroke-width="11"/>`
  return [
    metal('<circle cx="600" cy="310" r="150" fill="none" stroke="#fff" stroke-width="24"/>', color),
    metal(
      '<path d="M468,372A150,150 0 0 0 700,424" fill="none" stroke="#fff" stroke-width="9"/>',
      shade(color, 0.8),
    ),
    metal(link(490, false), color),
    metal(link(536, true), color),
    metal(link(582, false), color),
    metal(link(624, true), color),
  ]
}

const SHIRT =
  'M-120,-190C-80,-150 80,-150 120,-190L190,-160L270,-20L170,40L150,10V240H-150V10L-170,40L-270,-20L-190,-160Z'
const SHIRT_ART = `<rect x="-300" y="-300" width="600" height="600" fill="#17356A"/>${[150, 184, 218].map((y) => waveLine(0, y, 420, { color: '#17929D', stroke: 10, rise: 24 })).join('')}<path d="M-120,-190C-80,-150 80,-150 120,-190" fill="none" stroke="#D7263D" stroke-width="34"/>${lines(['7'], { x: 0, y: 110, size: 250 }, PAPER)}`
const TOWER =
  'M-64,-260H64L70,-196H96V-150H62L112,250C60,268 -60,268 -112,250L-62,-150H-96V-196H-70Z'
const TOWER_ART = `<rect x="-200" y="-300" width="400" height="620" fill="${PAPER}"/><rect x="-200" y="-300" width="400" height="104" fill="${RED}"/><rect x="-200" y="-160" width="400" height="16" fill="${RED}"/><path d="M-200,-70H200V30H-200ZM-200,130H200V220H-200Z" fill="${RED}"/><rect x="-26" y="-196" width="52" height="40" fill="#F2C84B"/><path d="M-200,222H200V300H-200Z" fill="#14808B"/>`

const STRAP: readonly Piece[] = [
  {
    outline: '<path d="M548,470H652L668,880Q600,916 532,880Z"/>',
    art: fullSheet('#8A5A34'),
    finish: { grain: canvasWeave(0.03), specular: 0.16, gloss: 16, sheen: 0.06 },
    volume: [
      { radius: 20, rise: 16 },
      { radius: 6, rise: 6 },
    ],
    wrinkles: { rise: 8, across: 12, along: 6, seed: 4, fine: 4 },
    shadow: SHADOWS.middle,
    over: stitches('M562,486L548,872Q600,896 652,872L638,486', 2.4),
  },
]

export const KEYRINGS: Readonly<Record<string, CharmDesign>> = {
  'privjesak-dres': {
    pieces: [
      ...ringAndChain(),
      ...enamel(SHIRT, SHIRT_ART, '#D4D7DB', 'translate(600,890) rotate(5)'),
    ],
  },
  'privjesak-lopta': {
    pieces: [
      ...ringAndChain(),
      {
        outline: '<circle cx="600" cy="880" r="240"/>',
        art:
          fullSheet(PAPER) + flatBall({ x: 600, y: 880, scale: 2.58 }, { skin: PAPER, seam: INK }),
        finish: { ...PLASTIC, specular: 0.3, gloss: 16 },
        volume: [
          { radius: 150, rise: 240 },
          { radius: 40, rise: 50 },
        ],
        shadow: SHADOWS.thick,
      },
    ],
  },
  'privjesak-svjetionik': {
    pieces: [
      ...ringAndChain(GOLD),
      ...enamel(TOWER, TOWER_ART, '#D8B45F', 'translate(600,920) rotate(-6)'),
    ],
  },
  'privjesak-grb': {
    pieces: [
      metal('<circle cx="600" cy="320" r="160" fill="none" stroke="#fff" stroke-width="26"/>'),
      ...STRAP,
      metal('<rect x="556" y="858" width="88" height="40" rx="10"/>'),
      ...enamel(SHIELD, crest(0, 0, 1), '#C9CCD0', 'translate(450,890) scale(1.5)'),
    ],
  },
}
