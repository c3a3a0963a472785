import { hexToLinear, type LinearColor } from '#services/demo/pictures/engine/color.ts'
import { crest } from '#services/demo/pictures/engine/crest.ts'
import { boxDistance } from '#services/demo/pictures/engine/distance.ts'
import { text } from '#services/demo/pictures/engine/lettering.ts'
import { hash } from '#services/demo/pictures/engine/noise.ts'
import { mix } from '#services/demo/pictures/engine/numbers.ts'
import { drawSolid, type Solid } from '#services/demo/pictures/engine/solid.ts'
import {
  type Canvas,
  createCanvas,
  type Ground,
  MASTER_SIZE,
} from '#services/demo/pictures/engine/stage.ts'
import { loadTexture, type Texel, type Texture } from '#services/demo/pictures/engine/texture.ts'
import { normalise, type Vector } from '#services/demo/pictures/engine/vector.ts'
import { throwerCutOut } from './figure.ts'

export type BookDesign = {
  readonly cloth: string
  readonly light: string
  readonly accent: string
  readonly sea: string
  readonly years: string
}

/** Half measures of the standing book: wide, high, thick. */
const HALF: Vector = [0.84, 1.12, 0.15]
const COVER = 0.028
const TURN = 0.5
const FRONT = { width: 1260, height: 1680 }
const SPINE = { width: 225, height: 1680 }

function frontArt({ cloth, light, accent, sea, years }: BookDesign): string {
  const fill = (color: string) => `fill="${color}"`
  const wave = (y: number, color: string) =>
    `<path d="M0,${y}C210,${y - 110} 420,${y - 110} 630,${y}S1050,${y + 110} 1260,${y}V1680H0Z" fill="${color}"/>`
  return `<rect width="1260" height="1680" fill="${cloth}"/><circle cx="690" cy="800" r="420" fill="${accent}"/>${throwerCutOut({ at: [676, 890], scale: 3.9, name: 'book' }, cloth, light)}${wave(1262, sea)}${wave(1322, light)}${wave(1362, cloth)}${text('STO GODINA', 110, 236, { size: 226, tracking: 0.01, attributes: fill(light) })}${text('RUKOMETA', 110, 404, { size: 168, tracking: 0.045, attributes: fill('#F3C65C') })}${text(years, 110, 1520, { size: 84, weight: 700, tracking: 0.08, attributes: fill(light) })}${text('JADRANSKI SPORTSKI SAVEZ', 110, 1592, { size: 52, weight: 700, tracking: 0.1, attributes: fill('#63C5CC') })}${crest(980, 1430, 0.82)}`
}

function spineArt({ cloth, light, accent, sea }: BookDesign): string {
  return `<rect width="225" height="1680" fill="${cloth}"/><rect y="1262" width="225" height="34" fill="${sea}"/><rect y="1306" width="225" height="14" fill="${light}"/><rect y="150" width="225" height="16" fill="${accent}"/><g transform="translate(76,716) rotate(90)">${text('STO GODINA RUKOMETA', 0, 0, { size: 104, anchor: 'middle', tracking: 0.03, attributes: `fill="${light}"` })}</g>${crest(58, 1410, 0.55)}`
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
  const front = await loadTexture(frontArt(design), FRONT)
  const spine = await loadTexture(spineArt(design), SPINE)
  drawSolid(canvas, bookSolid(front, spine, design), {
    position: [0, 2.15, 8.4],
    target: [0.02, 1.05, 0],
    field: 0.37,
  })
  return canvas
}

export const BOOKS: Readonly<Record<string, BookDesign>> = {
  knjiga: {
    cloth: '#16335F',
    light: '#F4EFE5',
    accent: '#D7263D',
    sea: '#12909B',
    years: '1926. – 2026.',
  },
}
