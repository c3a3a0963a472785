import { crest } from '#tools/pictures/engine/crest.ts'
import { canvasWeave } from '#tools/pictures/engine/grain.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { fullSheet } from '#tools/pictures/engine/sewing.ts'
import { PAPER, RED } from './designs/colors.ts'
import { waveLine } from './motifs.ts'
import type { PaperDesign } from './paper-design.ts'
import { PAPER_FINISH, SHADOWS } from './soft.ts'

const GIFT_ART = `<rect x="150" y="380" width="900" height="567" fill="#16305F"/>${[620, 690, 760, 830, 900].map((y, index) => waveLine(600, y, 1300, { color: index === 2 ? RED : '#17929D', stroke: 7 + index * 3, rise: 100 })).join('')}${crest(206, 436, 0.76)}${text('DAROVNA KARTICA', 400, 516, { size: 56, tracking: 0.04, attributes: `fill="${PAPER}"` })}${text('JADRANSKI SPORTSKI SAVEZ', 402, 570, { size: 32, weight: 700, tracking: 0.06, attributes: 'fill="#63C5CC"' })}`

const BOW =
  'M820,660C760,560 640,540 620,610C606,668 720,690 820,670C720,720 640,780 680,830C724,876 800,790 826,690C850,790 926,876 970,830C1008,782 930,720 836,670C934,690 1046,668 1032,610C1012,540 890,560 832,660Z'

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
      {
        outline: `<path transform="translate(80,84)" d="${BOW}"/>`,
        art: fullSheet(RED),
        finish: { grain: canvasWeave(0.05), sheen: 0.2, specular: 0.12, gloss: 12 },
        volume: [
          { radius: 30, rise: 34 },
          { radius: 9, rise: 9 },
        ],
        wrinkles: { rise: 20, across: 9, along: 9, seed: 3, fine: 3 },
        shadow: SHADOWS.middle,
      },
      {
        outline: '<rect x="870" y="716" width="72" height="70" rx="24"/>',
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
