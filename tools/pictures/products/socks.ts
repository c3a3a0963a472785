import { drawLit } from '#tools/pictures/engine/cloth.ts'
import { rib } from '#tools/pictures/engine/grain.ts'
import {
  foldHeight,
  foldsOf,
  sumHeights,
  volume,
  wrinkleHeight,
} from '#tools/pictures/engine/height.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { rasterAlpha, rasterRgb } from '#tools/pictures/engine/raster.ts'
import { fullSheet, path } from '#tools/pictures/engine/sewing.ts'
import {
  type Canvas,
  castShadow,
  createCanvas,
  type Ground,
  MASTER_SIZE,
  overlay,
  warpCanvas,
} from '#tools/pictures/engine/stage.ts'
import { CLOTH, INK, inColors, PAPER, RED, shade, TIDE } from './designs/colors.ts'
import { waveLine } from './motifs.ts'

export type SocksDesign = {
  readonly base: string
  readonly foot: string
  readonly light: string
  readonly accent: string
  readonly sea: string
  readonly word?: string
  readonly pattern?: 'bands' | 'one' | 'waves' | 'nordic'
}

const size = MASTER_SIZE
/** One sock lying on its side, toe to the right. */
const SOCK =
  'M150,110C200,96 330,96 384,110C390,300 388,520 392,700C398,800 440,868 540,938C640,1004 724,1034 748,1104C766,1166 716,1210 634,1212C520,1214 410,1176 306,1110C206,1044 158,960 152,840C146,620 146,360 150,110Z'
const CUFF =
  'M144,104C200,88 334,88 390,104C394,150 394,196 392,236C330,250 210,250 148,236C144,190 144,150 144,104Z'
const OPENING = 'M150,110C206,92 328,92 384,110C328,124 206,124 150,110Z'
/** The leg carried on above its opening, so that the rim is not rounded off. */
const BEYOND = 'M146,130L140,-60H396L388,130Z'
const HEEL = 'M150,836C196,842 262,880 286,946C300,1000 300,1060 284,1096C198,1040 152,950 150,836Z'
const TOE =
  'M636,1000C700,1030 736,1058 750,1104C768,1168 716,1214 634,1214C612,1214 596,1213 584,1212C572,1130 592,1056 636,1000Z'

const FOLDS = foldsOf([
  [392, 716, 250, 800, 22, 15],
  [398, 770, 250, 880, 24, 15],
  [424, 846, 300, 980, 20, 15],
  [154, 800, 260, 730, -14, 13],
  [360, 300, 350, 640, 10, 14],
  [200, 330, 214, 660, -12, 14],
])

function sockArt(design: SocksDesign): string {
  const { base, foot, light, accent, sea, word = 'JADRAN', pattern = 'bands' } = design
  const band = (y: number, height: number, color: string) =>
    `<path d="M120,${y}Q270,${y + 18} 420,${y}V${y + height}Q270,${y + height + 18} 120,${y + height}Z" fill="${color}"/>`
  const letters = text(word, 0, 0, {
    size: 92,
    anchor: 'middle',
    tracking: 0.1,
    attributes: `fill="${light}"`,
  })
  const arch = `<path d="M428,1150C470,1080 500,1000 548,930L610,968C560,1040 530,1110 508,1190Z" fill="${sea}"/>`
  const rows = {
    bands: band(266, 30, accent) + band(312, 30, light),
    one: band(280, 46, accent),
    waves: [270, 340, 410, 480, 550, 620]
      .map((y, index) =>
        waveLine(270, y, 420, { color: index % 2 === 0 ? sea : light, stroke: 17, rise: 34 }),
      )
      .join(''),
    nordic: [280, 400, 520, 640]
      .map((y, index) => {
        const teeth = Array.from({ length: 9 }, (_, tooth) => `l22,${tooth % 2 === 0 ? -30 : 30}`)
        const color = index % 2 === 0 ? accent : light
        return `${band(y + 44, 12, index % 2 === 0 ? light : accent)}<path d="M160,${y + 20}${teeth.join('')}" fill="none" stroke="${color}" stroke-width="15"/>`
      })
      .join(''),
  }[pattern]
  const isPatterned = pattern === 'waves' || pattern === 'nordic'
  const name = isPatterned ? '' : `<g transform="translate(302,560) rotate(-90)">${letters}</g>`
  return `${fullSheet(base)}${rows}${name}${arch}<path d="${HEEL}" fill="${foot}"/><path d="${TOE}" fill="${foot}"/>`
}

async function drawSock(canvas: Canvas, design: SocksDesign, transform: string, seed: number) {
  const place = (content: string) => `<g transform="${transform}">${content}</g>`
  const mask = await rasterAlpha(place(path(SOCK) + path(CUFF)), size)
  castShadow(canvas, mask, [
    { radius: 70, dx: 38, dy: 52, strength: 0.3 },
    { radius: 26, dx: 18, dy: 24, strength: 0.38 },
    { radius: 8, dx: 5, dy: 8, strength: 0.42 },
  ])
  const stuffed = await rasterAlpha(place(path(SOCK) + path(CUFF) + path(BEYOND)), size)
  const bent = await foldHeight([{ radius: 9, rise: 13, folds: FOLDS }], size)
  const height = sumHeights(
    seed === 1 ? bent : wrinkleHeight({ rise: 14, across: 5, along: 4, seed: 3, fine: 3 }, size),
    wrinkleHeight({ rise: 22, across: 4, along: 3, seed: seed * 7, fine: 5 }, size),
    volume(
      stuffed,
      [
        { radius: 50, rise: 46 },
        { radius: 18, rise: 16 },
        { radius: 6, rise: 4 },
      ],
      size,
    ),
  )
  const finish = { grain: rib(0.9, seed === 1 ? 0.1 : -0.12), sheen: 0.07, specular: 0.01 }
  drawLit(canvas, { mask, albedo: await rasterRgb(place(sockArt(design)), size), height, finish })

  const cuff = await rasterAlpha(place(path(CUFF)), size)
  castShadow(canvas, cuff, [{ radius: 8, dx: 1, dy: 6, strength: 0.4 }], mask)
  const cuffHeight = sumHeights(
    volume(stuffed, [{ radius: 50, rise: 46 }], size),
    volume(
      await rasterAlpha(place(path(CUFF) + path(BEYOND)), size),
      [{ radius: 10, rise: 9 }],
      size,
    ),
  )
  drawLit(canvas, {
    mask: cuff,
    albedo: await rasterRgb(fullSheet(design.foot), size),
    height: cuffHeight,
    finish: { grain: rib(0.5, seed === 1 ? 0.1 : -0.12), sheen: 0.05, specular: 0.01 },
  })
  await overlay(canvas, place(`<path d="${OPENING}" fill="#071226" fill-opacity=".82"/>`))
}

export async function drawSocks(design: SocksDesign, ground?: Ground): Promise<Canvas> {
  const canvas = createCanvas(size, ground)
  await drawSock(canvas, design, 'translate(330,60) rotate(-7 400 600)', 2)
  await drawSock(canvas, design, 'translate(80,190) rotate(6 400 600)', 1)
  return warpCanvas(canvas, 5, 9)
}

export const SOCKS: Readonly<Record<string, SocksDesign>> = {
  carape: { base: '#F1EDE4', foot: '#17325F', light: '#17325F', accent: '#D7263D', sea: '#17929D' },
  'carape-gostujuce': { base: '#14808B', foot: '#0C5F6A', light: PAPER, accent: PAPER, sea: RED },
  'carape-vratarske': {
    base: '#1FA66B',
    foot: '#0D5B45',
    light: '#F2C230',
    accent: '#F2C230',
    sea: '#0D5B45',
  },
  ...inColors('carape-trening', ['bijela', 'crna', 'tamnoplava'], (color) => ({
    base: CLOTH[color],
    foot: color === 'bijela' ? '#D9D5CC' : shade(CLOTH[color], 0.72),
    light: color === 'bijela' ? INK : PAPER,
    accent: RED,
    sea: TIDE,
    word: 'JSS',
    pattern: 'one' as const,
  })),
  'carape-djecje': {
    base: '#F2C84B',
    foot: '#4E93CF',
    light: PAPER,
    accent: '#4E93CF',
    sea: '#3F86C6',
    pattern: 'waves',
  },
  'carape-zimske': {
    base: '#E3D9C4',
    foot: '#17325F',
    light: '#17325F',
    accent: '#C8283B',
    sea: '#C8283B',
    pattern: 'nordic',
  },
}
