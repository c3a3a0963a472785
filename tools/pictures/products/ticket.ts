import { crest } from '#tools/pictures/engine/crest.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { createRandom } from '#tools/pictures/engine/noise.ts'
import {
  type Canvas,
  createCanvas,
  type Ground,
  MASTER_SIZE,
} from '#tools/pictures/engine/stage.ts'
import { drawSlab, waterLines } from './slab.ts'

export type TicketDesign = {
  readonly home: string
  readonly guest: string
  readonly when: string
  readonly where: string
  readonly place: readonly [sector: string, row: string, seat: string]
  readonly code: string
  /** Ground of the screen, head of the ticket, lines of water; navy, red, teal if left out. */
  readonly colors?: readonly [screen: string, head: string, water: string]
  readonly heading?: string
  /** People it admits. */
  readonly people?: number
}

const WIDTH = 590
const HEIGHT = 1200
const LEFT = 54
const RIGHT = WIDTH - 54

/** Looks like a code and says nothing: the picture is not a ticket. */
function codeSquare(x: number, y: number, side: number): string {
  const cells = 25
  const random = createRandom(3)
  const unit = side / cells
  const eye = (column: number, row: number) =>
    `<path fill-rule="evenodd" d="M${x + column * unit},${y + row * unit}h${7 * unit}v${7 * unit}h${-7 * unit}Zm${unit},${unit}v${5 * unit}h${5 * unit}v${-5 * unit}Z"/><rect x="${x + (column + 2) * unit}" y="${y + (row + 2) * unit}" width="${3 * unit}" height="${3 * unit}"/>`
  let dots = ''
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const isCorner = (row < 8 && (column < 8 || column > 16)) || (row > 16 && column < 8)
      if (isCorner || random() > 0.48) continue
      dots += `<rect x="${(x + column * unit).toFixed(2)}" y="${(y + row * unit).toFixed(2)}" width="${(unit + 0.3).toFixed(2)}" height="${(unit + 0.3).toFixed(2)}"/>`
    }
  }
  return `<g fill="#0B1B33">${dots}${eye(0, 0)}${eye(cells - 7, 0)}${eye(0, cells - 7)}</g>`
}

function screenArt(design: TicketDesign): string {
  const [screen, strip, water] = design.colors ?? ['#0D2140', '#D7263D', '#17929D']
  const people = Array.from(
    { length: design.people ?? 0 },
    (_, index) => `<circle cx="${188 + index * 30}" cy="224" r="10" fill="${strip}"/>`,
  ).join('')
  const fill = (color: string) => `fill="${color}"`
  const head =
    text('20:15', 68, 84, { size: 30, weight: 700, attributes: fill('#FFFFFF') }) +
    text(design.heading ?? 'Moja ulaznica', 176, 190, { size: 50, attributes: fill('#F7F3EA') })
  const teams =
    text(design.home, 86, 336, { size: 52, tracking: 0.02, attributes: fill('#FFFFFF') }) +
    text(design.guest, RIGHT - 30, 336, {
      size: 34,
      weight: 700,
      anchor: 'end',
      tracking: 0.03,
      attributes: fill('#FFFFFF'),
    })
  const when =
    text(design.when, 86, 428, { size: 39, attributes: fill('#0B1B33') }) +
    text(design.where, 86, 472, { size: 33, weight: 700, attributes: fill('#5B6470') })
  const seat = ['SEKTOR', 'RED', 'SJEDALO'].map((label, index) => {
    const x = 86 + index * 152
    return (
      text(label, x, 540, { size: 24, weight: 700, tracking: 0.08, attributes: fill('#0F7C86') }) +
      text(design.place[index] ?? '', x, 602, { size: 64, attributes: fill('#0B1B33') })
    )
  })
  const sea = waterLines(80, 6, {
    step: 30,
    width: WIDTH,
    rise: 50,
    colors: [water, '#123A63'],
    stroke: 2,
  })
  return `<clipPath id="screen"><rect x="22" y="22" width="${WIDTH - 44}" height="${HEIGHT - 44}" rx="62"/></clipPath><g clip-path="url(#screen)"><rect width="${WIDTH}" height="${HEIGHT}" fill="${screen}"/>${sea}<rect x="${WIDTH / 2 - 70}" y="46" width="140" height="34" rx="17" fill="#05080F"/><rect x="${LEFT}" y="254" width="${RIGHT - LEFT}" height="844" rx="30" fill="#F7F3EA"/><path d="M${LEFT},284a30,30 0 0 1 30,-30h${RIGHT - LEFT - 60}a30,30 0 0 1 30,30v88H${LEFT}Z" fill="${strip}"/>${crest(64, 118, 0.47)}${head}${teams}${when}${seat.join('')}<path d="M78,652H${RIGHT - 24}" stroke="#B9B2A5" stroke-width="4" stroke-dasharray="2 12" stroke-linecap="round"/><circle cx="${LEFT}" cy="652" r="22" fill="${screen}"/><circle cx="${RIGHT}" cy="652" r="22" fill="${screen}"/>${people}${codeSquare(WIDTH / 2 - 142, 702, 284)}${text(design.code, WIDTH / 2, 1050, { size: 37, weight: 700, anchor: 'middle', tracking: 0.1, attributes: fill('#0B1B33') })}<rect x="${WIDTH / 2 - 80}" y="1142" width="160" height="8" rx="4" fill="#fff" opacity=".8"/></g>`
}

function phoneGloss(): string {
  return `<linearGradient id="phone-gloss" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".34" stop-color="#fff" stop-opacity=".05"/><stop offset=".341" stop-color="#fff" stop-opacity="0"/></linearGradient><rect x="22" y="22" width="${WIDTH - 44}" height="${HEIGHT - 44}" rx="62" fill="url(#phone-gloss)"/><rect x="3" y="3" width="${WIDTH - 6}" height="${HEIGHT - 6}" rx="81" fill="none" stroke="#AEB6C2" stroke-opacity=".6" stroke-width="3"/><rect x="${WIDTH - 5}" y="330" width="5" height="120" rx="2" fill="#5A6270"/>`
}

export async function drawTicket(design: TicketDesign, ground?: Ground): Promise<Canvas> {
  const canvas = createCanvas(MASTER_SIZE, ground)
  await drawSlab(canvas, {
    width: WIDTH,
    height: HEIGHT,
    radius: 84,
    transform: 'translate(318,138) rotate(6 276 570)',
    art: `<rect width="${WIDTH}" height="${HEIGHT}" rx="84" fill="#1A1F29"/><rect x="9" y="9" width="${WIDTH - 18}" height="${HEIGHT - 18}" rx="76" fill="#04070C"/>${screenArt(design)}`,
    gloss: phoneGloss(),
    thickness: 1.1,
    specular: 0.06,
  })
  return canvas
}

const MATCH: TicketDesign = {
  home: 'JADRAN',
  guest: '– SJEVERNI OTOCI',
  when: 'SUB 12.12.2026. · 20:15',
  where: 'Dvorana Bura, Luka',
  place: ['B4', '12', '27'],
  code: 'JSS-7F42-KQ91',
}

export const TICKETS: Readonly<Record<string, TicketDesign>> = {
  ulaznica: MATCH,
  'ulaznica-djecja': {
    ...MATCH,
    place: ['C2', '3', '8'],
    code: 'JSS-2D18-ML05',
    heading: 'Dječja ulaznica',
    colors: ['#B98A12', '#3F86C6', '#F2C84B'],
  },
  'ulaznica-obiteljska': {
    ...MATCH,
    place: ['C1', '7', '1–4'],
    code: 'JSS-4OB1-TL22',
    heading: 'Obiteljska',
    people: 4,
    colors: ['#0C5F6A', '#E4604C', '#63C5CC'],
  },
  'sezonska-ulaznica': {
    ...MATCH,
    home: 'SEZONA',
    guest: '2026/27',
    when: 'SVE DOMAĆE UTAKMICE',
    place: ['A1', '5', '14'],
    code: 'JSS-26SZ-0014',
    heading: 'Sezonska ulaznica',
    colors: ['#0D2140', '#B08A36', '#C9A24B'],
  },
}
