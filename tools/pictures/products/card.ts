import { crest } from '#tools/pictures/engine/crest.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { createRandom } from '#tools/pictures/engine/noise.ts'
import {
  type Canvas,
  createCanvas,
  type Ground,
  MASTER_SIZE,
} from '#tools/pictures/engine/stage.ts'
import { drawSlab, waterLines, windowGloss } from './slab.ts'

export type CardDesign = {
  readonly holder: string
  readonly since: string
  readonly tier: string
  readonly number: string
  /** Light to dark ground of the front, the stripe of the back; navy if left out. */
  readonly colors?: readonly [light: string, middle: string, dark: string]
  readonly waters?: readonly string[]
  readonly accent?: string
}

const WIDTH = 900
const HEIGHT = 567
const RADIUS = 40
const NAVY = ['#1E4480', '#132B54', '#0B1B36'] as const

function bars(x: number, y: number, width: number, height: number): string {
  const random = createRandom(4)
  let left = x
  let drawn = ''
  while (left < x + width - 6) {
    const bar = (1 + Math.floor(random() * 4)) * 1.7
    drawn += `<rect x="${left.toFixed(1)}" y="${y}" width="${bar.toFixed(1)}" height="${height}"/>`
    left += bar + (1 + Math.floor(random() * 3)) * 1.8
  }
  return `<g fill="#0B1B33">${drawn}</g>`
}

function clipped(id: string, content: string): string {
  return `<clipPath id="${id}"><rect width="${WIDTH}" height="${HEIGHT}" rx="${RADIUS}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

function frontArt(design: CardDesign): string {
  const { holder, since, tier, accent = '#E9B44C' } = design
  const [light, middle, dark] = design.colors ?? NAVY
  const fill = (color: string) => `fill="${color}"`
  const ground = `<linearGradient id="card-ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#card-ground)"/>`
  const sea = waterLines(256, 9, {
    step: 19,
    width: WIDTH,
    rise: 84,
    colors: design.waters ?? ['#17929D', '#17929D', '#D7263D', '#17929D'],
    stroke: 2.4,
  })
  const words =
    text('JADRANSKI SPORTSKI SAVEZ', 240, 106, {
      size: 45,
      weight: 700,
      tracking: 0.05,
      attributes: fill('#F7F3EA'),
    }) +
    text('ČLANSKA ISKAZNICA', 240, 164, { size: 45, tracking: 0.05, attributes: fill('#63C5CC') }) +
    text(holder, 58, 440, { size: 66, tracking: 0.03, attributes: fill('#F7F3EA') }) +
    text(since, 58, 500, { size: 37, weight: 700, tracking: 0.06, attributes: fill('#B9D9DC') }) +
    text(tier, 842, 512, { size: 45, anchor: 'end', tracking: 0.08, attributes: fill(accent) })
  return `${clipped('card-front', ground + sea)}${crest(54, 46, 0.8)}${words}`
}

function backArt({ number, colors = NAVY }: CardDesign): string {
  const stripe = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#F4EFE5"/><rect y="54" width="${WIDTH}" height="98" fill="${colors[1]}"/>`
  return `${clipped('card-back', stripe)}${bars(92, 214, 716, 172)}${text(number, WIDTH / 2, 442, { size: 47, weight: 700, anchor: 'middle', tracking: 0.12, attributes: 'fill="#0B1B33"' })}${text('Iskaznica je neprenosiva. Pravila članstva: jss.example/clanstvo', WIDTH / 2, 510, { size: 28, weight: 700, anchor: 'middle', attributes: 'fill="#5B6470"' })}`
}

export async function drawCards(design: CardDesign, ground?: Ground): Promise<Canvas> {
  const canvas = createCanvas(MASTER_SIZE, ground)
  const measures = { width: WIDTH, height: HEIGHT, radius: RADIUS, specular: 0.1 }
  await drawSlab(canvas, {
    ...measures,
    transform: 'translate(196,776) rotate(6)',
    art: backArt(design),
    gloss: windowGloss({ id: 'back-gloss', ...measures, strength: 0.25 }),
    thickness: 0.5,
  })
  await drawSlab(canvas, {
    ...measures,
    transform: 'translate(128,346) rotate(-9)',
    art: frontArt(design),
    gloss: windowGloss({ id: 'front-gloss', ...measures, strength: 0.22 }),
    thickness: 0.8,
  })
  return canvas
}

export const CARDS: Readonly<Record<string, CardDesign>> = {
  'clanska-iskaznica': {
    holder: 'ANA ŠIMIĆ',
    since: 'ČLANICA OD 2019.',
    tier: 'ZLATNA',
    number: '3850 0421 7786 1204',
  },
  'clanstvo-mladi': {
    holder: 'LUKA BAŠIĆ',
    since: 'ČLAN OD 2024.',
    tier: 'MLADI',
    number: '3850 0421 9930 0417',
    colors: ['#7DB8E6', '#3F86C6', '#2A6AA8'],
    waters: ['#F4EFE5', '#BFE0F0', '#F2C84B', '#BFE0F0'],
    accent: '#F7E08E',
  },
  'clanstvo-obitelj': {
    holder: 'OBITELJ ŠIMIĆ',
    since: 'ČLANOVI OD 2016.',
    tier: 'OBITELJ',
    number: '3850 0421 5512 0088',
    colors: ['#E0475A', '#C8283B', '#8F1526'],
    waters: ['#F4EFE5', '#F4EFE5', '#F6B7B2', '#F4EFE5'],
    accent: '#F7F3EA',
  },
}
