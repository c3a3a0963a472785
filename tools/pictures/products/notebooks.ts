import { canvasWeave } from '#tools/pictures/engine/grain.ts'
import { fullSheet } from '#tools/pictures/engine/sewing.ts'
import { INK, PAPER, RED } from './designs/colors.ts'
import { flatBall, lines, waveLine } from './motifs.ts'
import type { PaperDesign } from './paper-design.ts'
import { PAPER_FINISH, type Piece, SHADOWS } from './soft.ts'
import { spiral } from './spiral.ts'

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

function court(color: string): string {
  return `<g fill="none" stroke="${color}" stroke-width="9"><rect x="360" y="300" width="500" height="780"/><path d="M360,690H860"/><circle cx="610" cy="690" r="66"/><path d="M430,300C430,470 500,540 610,540S790,470 790,300M430,1080C430,910 500,840 610,840S790,910 790,1080"/><path d="M390,300C390,520 480,600 610,600S830,520 830,300M390,1080C390,860 480,780 610,780S830,860 830,1080" stroke-dasharray="26 20" stroke-width="6"/></g><g fill="none" stroke="${RED}" stroke-width="11" stroke-linecap="round"><path d="M450,930C520,800 560,760 690,700"/><path d="M660,680l36,18l-22,34"/><path d="M500,420l44,44M544,420l-44,44"/><path d="M700,420l44,44M744,420l-44,44"/></g>`
}

const SPIRAL_BOOK = spiral([258, 250], [258, 1130], 22)

function label(words: string, y: number, color: string, size = 84): string {
  return lines([words], { x: 620, y, size }, color)
}

export const NOTEBOOKS: Readonly<Record<string, PaperDesign>> = {
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
