import { hexToLinear, type LinearColor } from '#tools/pictures/engine/color.ts'
import { crest } from '#tools/pictures/engine/crest.ts'
import { boxDistance } from '#tools/pictures/engine/distance.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { hash } from '#tools/pictures/engine/noise.ts'
import { mix } from '#tools/pictures/engine/numbers.ts'
import { drawSolid } from '#tools/pictures/engine/solid.ts'
import type { Solid } from '#tools/pictures/engine/solid-view.ts'
import {
  type Canvas,
  createCanvas,
  type Ground,
  MASTER_SIZE,
} from '#tools/pictures/engine/stage.ts'
import { loadTexture, type Texel, type Texture } from '#tools/pictures/engine/texture.ts'
import { normalise, type Vector } from '#tools/pictures/engine/vector.ts'
import { throwerCutOut } from './figure.ts'
import { fish, octopus, seats } from './motifs.ts'

export type BookDesign = {
  readonly cloth: string
  readonly light: string
  readonly accent: string
  readonly sea: string
  readonly years: string
  /** Drawn on the front, 1260 by 1680, instead of the player before the sun. */
  readonly cover?: string
  readonly spine?: string
}

/** Half measures of the standing book: wide, high, thick. */
const HALF: Vector = [0.84, 1.12, 0.15]
const COVER = 0.028
const TURN = 0.5
const FRONT = { width: 1260, height: 1680 }
const SPINE = { width: 225, height: 1680 }

/** The front of the cover, 1260 by 1680. */
export function coverArt({ cloth, light, accent, sea, years, cover }: BookDesign): string {
  if (cover !== undefined) return `<rect width="1260" height="1680" fill="${cloth}"/>${cover}`
  const fill = (color: string) => `fill="${color}"`
  const wave = (y: number, color: string) =>
    `<path d="M0,${y}C210,${y - 110} 420,${y - 110} 630,${y}S1050,${y + 110} 1260,${y}V1680H0Z" fill="${color}"/>`
  return `<rect width="1260" height="1680" fill="${cloth}"/><circle cx="690" cy="800" r="420" fill="${accent}"/>${throwerCutOut({ at: [676, 890], scale: 3.9, name: 'book' }, cloth, light)}${wave(1262, sea)}${wave(1322, light)}${wave(1362, cloth)}${text('STO GODINA', 110, 236, { size: 226, tracking: 0.01, attributes: fill(light) })}${text('RUKOMETA', 110, 404, { size: 168, tracking: 0.045, attributes: fill('#F3C65C') })}${text(years, 110, 1520, { size: 84, weight: 700, tracking: 0.08, attributes: fill(light) })}${text('JADRANSKI SPORTSKI SAVEZ', 110, 1592, { size: 52, weight: 700, tracking: 0.1, attributes: fill('#63C5CC') })}${crest(980, 1430, 0.82)}`
}

function spineArt({
  cloth,
  light,
  accent,
  sea,
  spine = 'STO GODINA RUKOMETA',
}: BookDesign): string {
  return `<rect width="225" height="1680" fill="${cloth}"/><rect y="1262" width="225" height="34" fill="${sea}"/><rect y="1306" width="225" height="14" fill="${light}"/><rect y="150" width="225" height="16" fill="${accent}"/><g transform="translate(76,716) rotate(90)">${text(spine, 0, 0, { size: spine.length > 20 ? 86 : 104, anchor: 'middle', tracking: 0.03, attributes: `fill="${light}"` })}</g>${crest(58, 1410, 0.55)}`
}

function turned([x, y, z]: Vector): Vector {
  const cos = Math.cos(TURN)
  const sin = Math.sin(TURN)
  return [x * cos - z * sin, y - HALF[1], x * sin + z * cos]
}

function colorOf(texel: Texel): LinearColor {
  return [texel[0], texel[1], texel[2]]
}

function pageColor(point: Vector): LinearColor {
  const sheet = hash(Math.floor(point[2] * 420), 3, 1)
  const tone = mix(0.72, 0.94, sheet)
  return [tone, tone * 0.955, tone * 0.86]
}

/** Cloth grain of the binding, as a disturbed normal. */
function linen(point: Vector, normal: Vector): Vector {
  const x = hash(Math.floor(point[0] * 420), Math.floor(point[1] * 420), 5) - 0.5
  const y = hash(Math.floor(point[1] * 420), Math.floor(point[0] * 420), 6) - 0.5
  return normalise([normal[0] + x * 0.05, normal[1] + y * 0.05, normal[2]])
}

function bookSolid(front: Texture, spine: Texture, design: BookDesign): Solid {
  const [wide, high, thick] = HALF
  const cloth = hexToLinear(design.cloth)
  const endPaper = hexToLinear(design.accent)
  return {
    bounds: { centre: [0, high, 0], radius: 1.44 },
    shadowReach: 2.4,
    distance(x, y, z) {
      const p = turned([x, y, z])
      const boards = Math.min(
        boxDistance([p[0], p[1], p[2] - thick + COVER], [wide, high, COVER], 0.012),
        boxDistance([p[0], p[1], p[2] + thick - COVER], [wide, high, COVER], 0.012),
      )
      const back = boxDistance([p[0] + wide - COVER, p[1], p[2]], [COVER, high, thick], 0.024)
      const pages = boxDistance(
        [p[0] + 0.02, p[1], p[2]],
        [wide - 0.035, high - 0.035, thick - COVER],
        0.004,
      )
      // A groove lets the board open beside the spine.
      const hinge = 0.012 * Math.exp(-(((p[0] + wide - 0.11) / 0.022) ** 2))
      return Math.min(boards + hinge, back, pages)
    },
    surface(point, normal) {
      const p = turned(point)
      const facing = turned([normal[0], normal[1] + high, normal[2]])
      const isPage = Math.abs(p[2]) < thick - COVER * 1.9 && p[0] > -wide + COVER * 2
      if (isPage) {
        const isHeadband = p[0] < -wide + 0.1 && p[1] > 0
        return { color: isHeadband ? endPaper : pageColor(p), roughness: 0.9, reflectance: 0.02 }
      }
      const finish = { roughness: 0.5, reflectance: 0.04, normal: linen(p, normal) }
      if (facing[2] > 0.6 && p[2] > 0) {
        return { ...finish, color: colorOf(front((p[0] / wide + 1) / 2, (1 - p[1] / high) / 2)) }
      }
      if (facing[0] < -0.6) {
        return { ...finish, color: colorOf(spine((p[2] / thick + 1) / 2, (1 - p[1] / high) / 2)) }
      }
      return { ...finish, color: cloth }
    },
  }
}

export async function drawBook(design: BookDesign, ground?: Ground): Promise<Canvas> {
  const canvas = createCanvas(MASTER_SIZE, ground)
  const front = await loadTexture(coverArt(design), FRONT)
  const spine = await loadTexture(spineArt(design), SPINE)
  drawSolid(canvas, bookSolid(front, spine, design), {
    position: [0, 2.15, 8.4],
    target: [0.02, 1.05, 0],
    field: 0.37,
  })
  return canvas
}

/** A title of one or two lines at the top and the name of the federation at the foot. */
function title(words: readonly string[], size: number, color: string): string {
  const foot = text('JADRANSKI SPORTSKI SAVEZ', 110, 1592, {
    size: 52,
    weight: 700,
    tracking: 0.1,
    attributes: `fill="${color}"`,
  })
  const head = words.map((word, index) =>
    text(word, 110, 90 + size * (index + 0.9), {
      size,
      tracking: 0.02,
      attributes: `fill="${color}"`,
    }),
  )
  return head.join('') + foot
}

function courtLines(color: string): string {
  return `<g fill="none" stroke="${color}" stroke-width="13"><path d="M90,1460H1170"/><path d="M240,1460C240,1130 420,960 630,960S1020,1130 1020,1460"/><path d="M90,1330C160,930 390,760 630,760S1100,930 1170,1330" stroke-dasharray="58 40"/><path d="M590,1120H670"/></g><circle cx="820" cy="880" r="44" fill="#F2C84B"/><path d="M420,700C560,640 700,700 792,846" fill="none" stroke="#F2C84B" stroke-width="9" stroke-dasharray="4 26" stroke-linecap="round"/>`
}

export const BOOKS: Readonly<Record<string, BookDesign>> = {
  knjiga: {
    cloth: '#16335F',
    light: '#F4EFE5',
    accent: '#D7263D',
    sea: '#12909B',
    years: '1926. – 2026.',
  },
  'knjiga-trening': {
    cloth: '#176B4A',
    light: '#F4EFE5',
    accent: '#F2C84B',
    sea: '#0F4F36',
    years: '',
    spine: 'TRENING OD PRVOG DODIRA',
    cover: title(['TRENING', 'OD PRVOG', 'DODIRA'], 190, '#F4EFE5') + courtLines('#BFE0CE'),
  },
  'knjiga-za-djecu': {
    cloth: '#E8762D',
    light: '#F4EFE5',
    accent: '#17356A',
    sea: '#17356A',
    years: '',
    spine: 'HOBOTNICA NA GOLU',
    cover: `${title(['HOBOTNICA', 'NA GOLU'], 214, '#FFF7E6')}<path d="M150,1440V760H1110V1440" fill="none" stroke="#FFF7E6" stroke-width="34"/>${octopus({ x: 630, y: 1120, scale: 3.6 }, { skin: '#7C58B8', shade: '#543A86', ball: '#F4EFE5' })}`,
  },
  'knjiga-legende': {
    cloth: '#16335F',
    light: '#F4EFE5',
    accent: '#D7263D',
    sea: '#12909B',
    years: '',
    spine: 'GLASOVI S TRIBINE',
    cover: `${title(['GLASOVI', 'S TRIBINE'], 220, '#F4EFE5')}${seats({ x: 630, y: 1020, scale: 2.7 }, '#3B5C92', '#D7263D')}`,
  },
  'knjiga-kuharica': {
    cloth: '#14808B',
    light: '#F4EFE5',
    accent: '#F2C84B',
    sea: '#0C5F6A',
    years: '',
    spine: 'SNAGA S MORA',
    cover: `${title(['SNAGA', 'S MORA'], 240, '#F4EFE5')}<ellipse cx="630" cy="1060" rx="480" ry="330" fill="#F4EFE5"/><ellipse cx="630" cy="1060" rx="400" ry="262" fill="none" stroke="#CFE2E2" stroke-width="10"/>${fish({ x: 620, y: 1060, scale: 3.1 }, '#16335F', '#F4EFE5')}${fish({ x: 700, y: 1190, scale: 1.3 }, '#D7263D', '#F4EFE5')}`,
  },
}

/** Books that are read on a screen. */
export const E_BOOKS: Readonly<Record<string, BookDesign>> = {
  'e-knjiga-stoljece': {
    cloth: '#16335F',
    light: '#F4EFE5',
    accent: '#D7263D',
    sea: '#12909B',
    years: '1926. – 2026.',
  },
  'e-knjiga-trening': {
    cloth: '#F2C84B',
    light: '#17356A',
    accent: '#D7263D',
    sea: '#17356A',
    years: '',
    cover: `${title(['TJEDNA', 'TRENINGA'], 170, '#17356A')}${text('52', 630, 1330, { size: 980, weight: 900, anchor: 'middle', attributes: 'fill="#17356A"' })}<path d="M110,1420H1150" stroke="#D7263D" stroke-width="26"/>`,
  },
}
