import { crest } from '#tools/pictures/engine/crest.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { fullSheet } from '#tools/pictures/engine/sewing.ts'
import { INK, PAPER, RED } from './designs/colors.ts'
import { sunOverIslands } from './motifs.ts'
import type { PaperDesign } from './paper-design.ts'
import { METAL, PAPER_FINISH, SHADOWS } from './soft.ts'
import { spiral } from './spiral.ts'

/** The month as a table of days. */
function month(x: number, y: number, width: number, row: number): string {
  const step = width / 7
  const days = ['PON', 'UTO', 'SRI', 'ČET', 'PET', 'SUB', 'NED'].map((day, index) =>
    text(day, x + step * (index + 0.5), y, {
      size: step * 0.28,
      weight: 700,
      anchor: 'middle',
      attributes: `fill="${index === 6 ? RED : '#5B6470'}"`,
    }),
  )
  // January 2027 begins on a Friday.
  const numbers = Array.from({ length: 31 }, (_, index) => {
    const place = index + 4
    const column = place % 7
    return text(
      String(index + 1),
      x + step * (column + 0.5),
      y + row * (Math.floor(place / 7) + 1),
      {
        size: step * 0.42,
        anchor: 'middle',
        attributes: `fill="${column === 6 ? RED : INK}"`,
      },
    )
  })
  return days.join('') + numbers.join('')
}

export const CALENDARS: Readonly<Record<string, PaperDesign>> = {
  'kalendar-zidni': {
    turn: 0,
    pieces: [
      {
        outline: '<rect x="232" y="180" width="736" height="1110" rx="8"/>',
        art: `${fullSheet('#FBF8F2')}<rect x="232" y="180" width="736" height="560" fill="#F2C9A0"/><rect x="232" y="540" width="736" height="200" fill="#17929D"/>${sunOverIslands({ x: 600, y: 500, scale: 2.9 }, { sun: RED, island: INK, sea: PAPER })}${text('SIJEČANJ', 270, 850, { size: 92, tracking: 0.03, attributes: `fill="${INK}"` })}${text('2027.', 930, 850, { size: 92, anchor: 'end', attributes: `fill="${RED}"` })}${month(262, 920, 676, 62)}`,
        finish: { ...PAPER_FINISH, specular: 0.05, gloss: 20 },
        volume: [{ radius: 4, rise: 3 }],
        wrinkles: { rise: 10, across: 1.6, along: 1.4, seed: 4, fine: 1 },
        shadow: SHADOWS.thick,
      },
      ...spiral([290, 166], [910, 166], 26),
      {
        outline: '<circle cx="600" cy="120" r="13"/>',
        art: fullSheet('#8A929C'),
        finish: METAL,
        volume: [{ radius: 5, rise: 7 }],
        shadow: SHADOWS.thin,
      },
    ],
  },
  'kalendar-stolni': {
    turn: 0,
    pieces: [
      {
        outline: '<path d="M150,1060L216,1160H1060L1050,1060Z"/>',
        art: fullSheet('#14284A'),
        finish: PAPER_FINISH,
        volume: [{ radius: 4, rise: 3 }],
        shadow: SHADOWS.thick,
      },
      {
        outline: '<path d="M188,430H1012L1056,1084H144Z"/>',
        art: `${fullSheet('#FBF8F2')}<path d="M188,430H520L500,1084H144Z" fill="#1A3868"/>${[600, 680, 760, 840, 920, 1000].map((y, index) => `<path d="M150,${y}c60,-40 120,-40 178,0s110,40 178,0" fill="none" stroke="${index % 3 === 1 ? RED : '#5FB7C0'}" stroke-width="${10 + index * 3}"/>`).join('')}${crest(286, 466, 0.52)}${text('SIJEČANJ 2027.', 776, 560, { size: 70, anchor: 'middle', attributes: `fill="${INK}"` })}${month(540, 650, 480, 72)}`,
        finish: { ...PAPER_FINISH, specular: 0.05, gloss: 20 },
        volume: [{ radius: 4, rise: 4 }],
        shadow: SHADOWS.middle,
      },
      ...spiral([236, 418], [964, 418], 28),
    ],
  },
}
