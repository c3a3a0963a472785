import { crest } from '#tools/pictures/engine/crest.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import {
  type Canvas,
  createCanvas,
  type Ground,
  MASTER_SIZE,
} from '#tools/pictures/engine/stage.ts'
import { coverArt, E_BOOKS } from './book.ts'
import { INK, PAPER, RED } from './designs/colors.ts'
import { lines, waveLine } from './motifs.ts'
import { drawSlab, windowGloss } from './slab.ts'

export type ScreenDesign = {
  /** Drawn on the tablet, 760 by 1014. */
  readonly tablet: string
  /** Drawn on a telephone beside it, 330 by 680. */
  readonly phone?: string
}

type Device = {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly radius: number
  readonly transform: string
  readonly frame: number
  readonly art: string
}

async function drawDevice(canvas: Canvas, device: Device): Promise<void> {
  const { id, width, height, radius, frame, art } = device
  const inner = `<rect x="${frame}" y="${frame}" width="${width - frame * 2}" height="${height - frame * 2}" rx="${radius * 0.62}"/>`
  await drawSlab(canvas, {
    width,
    height,
    radius,
    transform: device.transform,
    art: `<rect width="${width}" height="${height}" rx="${radius}" fill="#2A2F38"/><rect x="6" y="6" width="${width - 12}" height="${height - 12}" rx="${radius - 5}" fill="#07090D"/><clipPath id="${id}">${inner}</clipPath><g clip-path="url(#${id})"><g transform="translate(${frame},${frame})">${art}</g></g>`,
    gloss: windowGloss({ id: `${id}-gloss`, width, height, radius, strength: 0.14 }),
    thickness: 1,
    specular: 0.06,
  })
}

export async function drawScreens(design: ScreenDesign, ground?: Ground): Promise<Canvas> {
  const canvas = createCanvas(MASTER_SIZE, ground)
  await drawDevice(canvas, {
    id: 'tablet',
    width: 824,
    height: 1078,
    radius: 52,
    transform: design.phone
      ? 'translate(110,150) rotate(-4 412 540)'
      : 'translate(190,180) rotate(-4 412 540)',
    frame: 32,
    art: design.tablet,
  })
  if (design.phone) {
    await drawDevice(canvas, {
      id: 'phone',
      width: 360,
      height: 710,
      radius: 58,
      transform: 'translate(756,640) rotate(7 180 355)',
      frame: 15,
      art: design.phone,
    })
  }
  return canvas
}

function waves(width: number, height: number): string {
  const count = 11
  const rows = Array.from({ length: count }, (_, index) => {
    const y = height * (0.28 + (index * 0.74) / count)
    const color = ['#F4EFE5', '#8FD0D3', '#17929D', '#D7263D'][(index * 3) % 4] ?? PAPER
    return waveLine(width / 2, y, width * 1.5, {
      color,
      stroke: width * (0.014 + index * 0.0028),
      rise: width * 0.14,
    })
  })
  return `<rect width="${width}" height="${height}" fill="#122C57"/><circle cx="${width * 0.7}" cy="${height * 0.17}" r="${width * 0.12}" fill="#E9B44C"/>${rows.join('')}`
}

const MATCHES = [
  ['12.09.', 'JADRAN – ZALJEV', '20:15'],
  ['26.09.', 'HRIDI – JADRAN', '18:00'],
  ['10.10.', 'JADRAN – KOPNO', '20:15'],
  ['24.10.', 'JADRAN – JUŽNA OBALA', '20:15'],
  ['14.11.', 'PLANINE – JADRAN', '19:00'],
  ['12.12.', 'JADRAN – SJEVERNI OTOCI', '20:15'],
  ['16.01.', 'DOLINE – JADRAN', '18:30'],
  ['13.02.', 'JADRAN – RAVNICE', '20:15'],
] as const

function timetable(): string {
  const rows = MATCHES.map(([day, match, hour], index) => {
    const y = 372 + index * 74
    const fill = index === 5 ? RED : INK
    const style = { size: 42, attributes: `fill="${index === 5 ? PAPER : fill}"` }
    const strip =
      index === 5
        ? `<rect x="36" y="${y - 52}" width="688" height="72" rx="10" fill="${RED}"/>`
        : ''
    return `${strip}${text(day, 60, y, style)}${text(match, 200, y, style)}${text(hour, 700, y, { ...style, anchor: 'end' })}<path d="M60,${y + 26}H700" stroke="#D9D2C2" stroke-width="2.5"/>`
  })
  return `<rect width="760" height="1014" fill="#F4EFE5"/><rect width="760" height="270" fill="#16305F"/>${crest(48, 40, 0.78)}${lines(['RASPORED'], { x: 470, y: 140, size: 112 }, PAPER)}${lines(['SEZONA 2026/27'], { x: 466, y: 208, size: 50 }, '#63C5CC')}${rows.join('')}`
}

function coverOf(key: string): string {
  const design = E_BOOKS[key]
  if (!design) throw new Error(`There is no e-book ${key}`)
  return `<g transform="scale(0.6032)">${coverArt(design)}</g>`
}

export const SCREENS: Readonly<Record<string, ScreenDesign>> = {
  'e-knjiga-stoljece': { tablet: coverOf('e-knjiga-stoljece') },
  'e-knjiga-trening': { tablet: coverOf('e-knjiga-trening') },
  'digitalni-plakat-valovi': { tablet: waves(760, 1014), phone: waves(330, 680) },
  'digitalni-plakat-raspored': { tablet: timetable() },
}
