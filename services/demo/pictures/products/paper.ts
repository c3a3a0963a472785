import { crest } from '#services/demo/pictures/engine/crest.ts'
import { canvasWeave } from '#services/demo/pictures/engine/grain.ts'
import { text } from '#services/demo/pictures/engine/lettering.ts'
import { fullSheet } from '#services/demo/pictures/engine/sewing.ts'
import type { Canvas, Ground } from '#services/demo/pictures/engine/stage.ts'
import { INK, PAPER, RED } from './designs/colors.ts'
import { flatBall, hall, lines, sunOverIslands, waveLine } from './motifs.ts'
import { drawPieces, METAL, PAPER_FINISH, type Piece, SHADOWS } from './soft.ts'

export type PaperDesign = { readonly pieces: readonly Piece[]; readonly turn: number }

type Rect = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function rect({ x, y, width, height }: Rect, radius: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`
}

const LEATHER = { grain: canvasWeave(0.035), specular: 0.08, gloss: 18, sheen: 0.06, cavity: 0.4 }
const COVER: Rect = { x: 270, y: 200, width: 660, height: 980 }

/** Pages look out under the cover at the right and at the foot. */
function pages(): Piece {
  const sheets = Array.from(
    { length: 7 },
    (_, index) =>
      `<rect x="${284 + index * 2.6}" y="${214 + index * 3.4}" width="660" height="980" rx="20" fill="${index % 2 ? '#D9D2C2' : '#F4EFE5'}"/>`,
  )
  return {
    outline: '<rect x="284" y="214" width="676" height="1000" rx="24"/>',
    art: fullSheet('#DED7C8') + sheets.join(''),
    finish: PAPER_FINISH,
    volume: [{ radius: 5, rise: 4 }],
    shadow: SHADOWS.thick,
  }
}

function cover(color: string, print: string): Piece {
  return {
    outline: rect(COVER, 26),
    art: `${fullSheet(color)}<clipPath id="cover">${rect(COVER, 26)}</clipPath><g clip-path="url(#cover)">${print}</g><path d="M330,200V1180" stroke="#000" stroke-opacity=".2" stroke-width="5"/>`,
    finish: LEATHER,
    volume: [
      { radius: 12, rise: 8 },
      { radius: 4, rise: 4 },
    ],
    shadow: SHADOWS.thin,
  }
}

function elastic(color: string): Piece {
  return {
    outline: '<rect x="838" y="194" width="26" height="994" rx="6"/>',
    art: fullSheet(color),
    finish: { grain: canvasWeave(0.09), sheen: 0.06 },
    volume: [{ radius: 7, rise: 9 }],
    shadow: SHADOWS.thin,
  }
}

/** Wire loops along a line, each through its hole. */
function spiral(
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
): readonly Piece[] {
  const isUpright = from[0] === to[0]
  const places = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1)
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const
  })
  const holes = places.map(([x, y]) =>
    isUpright
      ? `<circle cx="${x + 28}" cy="${y}" r="9"/>`
      : `<circle cx="${x}" cy="${y + 28}" r="9"/>`,
  )
  const loops = places.map(([x, y]) =>
    isUpright
      ? `<path d="M${x + 30},${y - 5}C${x - 44},${y - 26} ${x - 44},${y + 12} ${x + 28},${y + 5}" fill="none" stroke="#fff" stroke-width="8"/>`
      : `<path d="M${x - 5},${y + 30}C${x - 26},${y - 44} ${x + 12},${y - 44} ${x + 5},${y + 28}" fill="none" stroke="#fff" stroke-width="8"/>`,
  )
  return [
    {
      outline: holes.join(''),
      art: fullSheet('#20242C'),
      finish: { specular: 0 },
      volume: [{ radius: 3, rise: -4 }],
    },
    {
      outline: loops.join(''),
      art: fullSheet('#C2C6CB'),
      finish: METAL,
      volume: [{ radius: 4, rise: 8 }],
      shadow: SHADOWS.thin,
    },
  ]
}

function court(color: string): string {
  return `<g fill="none" stroke="${color}" stroke-width="9"><rect x="360" y="300" width="500" height="780"/><path d="M360,690H860"/><circle cx="610" cy="690" r="66"/><path d="M430,300C430,470 500,540 610,540S790,470 790,300M430,1080C430,910 500,840 610,840S790,910 790,1080"/><path d="M390,300C390,520 480,600 610,600S830,520 830,300M390,1080C390,860 480,780 610,780S830,860 830,1080" stroke-dasharray="26 20" stroke-width="6"/></g><g fill="none" stroke="${RED}" stroke-width="11" stroke-linecap="round"><path d="M450,930C520,800 560,760 690,700"/><path d="M660,680l36,18l-22,34"/><path d="M500,420l44,44M544,420l-44,44"/><path d="M700,420l44,44M744,420l-44,44"/></g>`
}

const SPIRAL_BOOK = spiral([258, 250], [258, 1130], 22)

function label(words: string, y: number, color: string, size = 84): string {
  return lines([words], { x: 620, y, size }, color)
}

const NOTEBOOKS: Readonly<Record<string, PaperDesign>> = {
  'biljeznica-valovi': {
    turn: -5,
    pieces: [
      pages(),
      cover(
        '#1A3868',
        `${[420, 520, 620, 720, 820, 920, 1020, 1120].map((y, index) => waveLine(600, y, 900, { color: PAPER, stroke: 6 + index * 3, rise: 86 })).join('')}`,
      ),
      elastic(RED),
    ],
  },
  'biljeznica-trenerska': {
    turn: 4,
    pieces: [pages(), cover('#AEB4BB', court(PAPER)), elastic(INK)],
  },
  'biljeznica-skolska': {
    turn: -3,
    pieces: [
      pages(),
      cover(
        '#6FB4E2',
        `${flatBall({ x: 620, y: 640, scale: 2.1 }, { skin: '#F2C84B', seam: INK })}<rect x="400" y="930" width="440" height="150" rx="14" fill="${PAPER}"/><path d="M430,1000H810M430,1044H810" stroke="${INK}" stroke-opacity=".4" stroke-width="4"/>${label('MALI JADRAN', 370, PAPER, 104)}`,
      ),
      ...SPIRAL_BOOK,
    ],
  },
}

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

const CALENDARS: Readonly<Record<string, PaperDesign>> = {
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

const GIFT_ART = `<rect x="150" y="380" width="900" height="567" fill="#16305F"/>${[620, 690, 760, 830, 900].map((y, index) => waveLine(600, y, 1300, { color: index === 2 ? RED : '#17929D', stroke: 7 + index * 3, rise: 100 })).join('')}${crest(206, 436, 0.76)}${text('DAROVNA KARTICA', 400, 516, { size: 56, tracking: 0.04, attributes: `fill="${PAPER}"` })}${text('JADRANSKI SPORTSKI SAVEZ', 402, 570, { size: 32, weight: 700, tracking: 0.06, attributes: 'fill="#63C5CC"' })}`

const BOW =
  'M820,660C760,560 640,540 620,610C606,668 720,690 820,670C720,720 640,780 680,830C724,876 800,790 826,690C850,790 926,876 970,830C1008,782 930,720 836,670C934,690 1046,668 1032,610C1012,540 890,560 832,660Z'

const GIFTS: Readonly<Record<string, PaperDesign>> = {
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

export const PAPER_GOODS: Readonly<Record<string, PaperDesign>> = {
  ...NOTEBOOKS,
  ...CALENDARS,
  ...GIFTS,
}

export function drawPaper({ pieces, turn }: PaperDesign, ground?: Ground): Promise<Canvas> {
  const place = (content: string) =>
    turn === 0 ? content : `<g transform="rotate(${turn} 600 720)">${content}</g>`
  const laid = pieces.map((piece) => ({
    ...piece,
    outline: place(piece.outline),
    art: place(
      piece.art.replace(
        '<rect width="1200" height="1500"',
        '<rect x="-300" y="-300" width="1800" height="2100"',
      ),
    ),
    ...(piece.over ? { over: place(piece.over) } : {}),
  }))
  return drawPieces(laid, ground)
}

/** The hall as it looks on a box, from the sea. */
export function hallPicture(): string {
  return `<rect width="1400" height="1000" fill="#BFE0F0"/><circle cx="1090" cy="220" r="120" fill="#F2C84B"/>${hall({ x: 700, y: 480, scale: 4.6 }, INK, PAPER)}<path d="M0,760c230,-70 470,-70 700,0s470,70 700,0V1000H0Z" fill="#14808B"/>`
}
