import { crest } from '#tools/pictures/engine/crest.ts'
import { canvasWeave } from '#tools/pictures/engine/grain.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { fullSheet, mirrored, path } from '#tools/pictures/engine/sewing.ts'
import { PAPER, RED } from './designs/colors.ts'
import { waveLine } from './motifs.ts'
import type { PaperDesign } from './paper-design.ts'
import { PAPER_FINISH, type Piece, SHADOWS } from './soft.ts'

const GIFT_ART = `<rect x="150" y="380" width="900" height="567" fill="#16305F"/>${[620, 690, 760, 830, 900].map((y, index) => waveLine(600, y, 1300, { color: index === 2 ? RED : '#17929D', stroke: 7 + index * 3, rise: 100 })).join('')}${crest(206, 436, 0.76)}${text('DAROVNA KARTICA', 400, 516, { size: 56, tracking: 0.04, attributes: `fill="${PAPER}"` })}${text('JADRANSKI SPORTSKI SAVEZ', 402, 570, { size: 32, weight: 700, tracking: 0.06, attributes: 'fill="#63C5CC"' })}`

/** One side of a bow whose knot lies at (906, 750); the other is its mirror image. */
const LOOP = 'M902,744C858,650 776,606 718,636C676,660 690,732 738,764C790,796 862,780 902,758Z'
const LOOP_INSIDE =
  'M878,744C842,690 790,658 752,672C732,686 748,722 782,738C816,752 852,752 878,744Z'
const TAIL = 'M888,760C862,830 826,880 794,932L834,930L852,964C884,896 908,834 922,772Z'

const bothSides = (line: string) => path(line) + mirrored(path(line), 1812)

function bowPiece(line: string, color: string, rise: number): Piece {
  return {
    outline: bothSides(line),
    art: fullSheet(color),
    finish: { grain: canvasWeave(0.05), sheen: 0.2, specular: 0.12, gloss: 12 },
    volume: [
      { radius: 26, rise },
      { radius: 7, rise: rise / 4 },
    ],
    wrinkles: { rise: 14, across: 9, along: 9, seed: 3, fine: 3 },
    shadow: SHADOWS.middle,
  }
}

export const GIFT_CARDS: Readonly<Record<string, PaperDesign>> = {
  'darovna-kartica': {
    turn: -7,
    pieces: [
      {
        outline: '<rect x="150" y="380" width="900" height="567" rx="42"/>',
        art: GIFT_ART,
        finish: { specular: 0.12, gloss: 40, sheen: 0.03, cavity: 0.3 },
        volume: [{ radius: 3, rise: 2.4 }],
        shadow: SHADOWS.thick,
        over: '<rect x="152" y="382" width="896" height="563" rx="40" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/>',
      },
      {
        outline: '<rect x="876" y="378" width="60" height="571" rx="3"/>',
        art: fullSheet(RED),
        finish: { grain: canvasWeave(0.05), sheen: 0.2, specular: 0.1, gloss: 12 },
        volume: [{ radius: 8, rise: 5 }],
        shadow: SHADOWS.thin,
      },
      bowPiece(TAIL, RED, 18),
      bowPiece(LOOP, RED, 34),
      { ...bowPiece(LOOP_INSIDE, '#8E1526', -16), shadow: [] },
      {
        outline: '<rect x="872" y="718" width="68" height="66" rx="22"/>',
        art: fullSheet('#C01F34'),
        finish: { sheen: 0.2, specular: 0.12, gloss: 12 },
        volume: [{ radius: 18, rise: 22 }],
        shadow: SHADOWS.thin,
      },
    ],
  },
  'darovna-kartica-tiskana': {
    turn: 5,
    pieces: [
      {
        outline: '<rect x="150" y="560" width="900" height="610" rx="10"/>',
        art: `${fullSheet('#F1ECE2')}<path d="M150,560L600,900L1050,560M150,1170L520,842M1050,1170L680,842" fill="none" stroke="#C9C0AF" stroke-width="4"/>`,
        finish: PAPER_FINISH,
        volume: [{ radius: 5, rise: 4 }],
        shadow: SHADOWS.thick,
      },
      {
        outline:
          '<g transform="rotate(-13 600 560)"><rect x="190" y="270" width="820" height="516" rx="38"/></g>',
        art: `<g transform="rotate(-13 600 560)"><rect x="180" y="260" width="840" height="540" fill="#C8283B"/>${[560, 620, 680, 740].map((y) => waveLine(600, y, 1300, { color: '#F4EFE5', stroke: 9, rise: 84 })).join('')}${crest(240, 316, 0.74)}${text('DAROVNA', 430, 416, { size: 92, tracking: 0.04, attributes: `fill="${PAPER}"` })}${text('KARTICA', 430, 506, { size: 92, tracking: 0.04, attributes: `fill="${PAPER}"` })}</g>`,
        finish: { specular: 0.12, gloss: 40, sheen: 0.03, cavity: 0.3 },
        volume: [{ radius: 3, rise: 2.4 }],
        shadow: SHADOWS.middle,
        over: '<g transform="rotate(-13 600 560)"><rect x="192" y="272" width="816" height="512" rx="36" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/></g>',
      },
    ],
  },
}
