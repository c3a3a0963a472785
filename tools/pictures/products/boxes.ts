import { hexToLinear, type LinearColor } from '#tools/pictures/engine/color.ts'
import { crest } from '#tools/pictures/engine/crest.ts'
import { boxDistance } from '#tools/pictures/engine/distance.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { drawSolid } from '#tools/pictures/engine/solid.ts'
import type { Solid } from '#tools/pictures/engine/solid-view.ts'
import {
  type Canvas,
  createCanvas,
  type Ground,
  MASTER_SIZE,
} from '#tools/pictures/engine/stage.ts'
import { loadTexture, type Texel } from '#tools/pictures/engine/texture.ts'
import type { Vector } from '#tools/pictures/engine/vector.ts'
import { INK, PAPER } from './designs/colors.ts'
import { gull, hall, lines, octopus } from './motifs.ts'

export type BoxDesign = {
  readonly side: string
  /** 1400 by 1000, the face of the box without its title. */
  readonly picture: string
  readonly title: readonly [string, string]
}

const HALF: Vector = [1.12, 0.8, 0.2]
const TURN = -0.42
const FACE = { width: 1400, height: 1000 }
const EDGE = { width: 250, height: 1000 }

/** Where four pieces meet, all over the face. */
function cuts(): string {
  let lines = ''
  for (let row = 1; row < 8; row++) {
    for (let column = 0; column < 11; column++) {
      const x = column * 128
      const side = (row * 3 + column * 5) % 2 ? 1 : -1
      lines += `M${x},${row * 125}h46c-8,${side * 34} 44,${side * 34} 36,0h46`
    }
  }
  for (let column = 1; column < 11; column++) {
    for (let row = 0; row < 8; row++) {
      const y = row * 125
      const side = (row * 5 + column * 3) % 2 ? 1 : -1
      lines += `M${column * 128},${y}v45c${side * 34},-8 ${side * 34},44 0,36v44`
    }
  }
  return `<path d="${lines}" fill="none" stroke="#0B1B33" stroke-opacity=".2" stroke-width="3.4"/>`
}

function faceArt({ side, picture, title }: BoxDesign): string {
  return `${picture}${cuts()}<rect y="790" width="1400" height="210" fill="${side}"/>${text(title[0], 60, 900, { size: 96, tracking: 0.02, attributes: `fill="${PAPER}"` })}${text(title[1], 60, 964, { size: 50, weight: 700, tracking: 0.06, attributes: `fill="${PAPER}"` })}${crest(1210, 806, 0.74)}`
}

function edgeArt({ side, title }: BoxDesign): string {
  return `<rect width="250" height="1000" fill="${side}"/><g transform="translate(156,500) rotate(-90)">${text(title[0], 0, 0, { size: 92, anchor: 'middle', tracking: 0.04, attributes: `fill="${PAPER}"` })}</g>`
}

function colorOf(texel: Texel): LinearColor {
  return [texel[0], texel[1], texel[2]]
}

async function boxSolid(design: BoxDesign): Promise<Solid> {
  const face = await loadTexture(faceArt(design), FACE)
  const edge = await loadTexture(edgeArt(design), EDGE)
  const side = hexToLinear(design.side)
  const cos = Math.cos(TURN)
  const sin = Math.sin(TURN)
  const [wide, high, thick] = HALF
  const turned = (x: number, y: number, z: number): Vector => [
    x * cos - z * sin,
    y,
    x * sin + z * cos,
  ]
  return {
    bounds: { centre: [0, high, 0], radius: 1.44 },
    shadowReach: 2.4,
    distance(x, y, z) {
      const p = turned(x, y - high, z)
      // The lid is a little wider than the box it covers.
      const lid = boxDistance([p[0], p[1], p[2] - 0.05], [wide, high, thick - 0.05], 0.016)
      const base = boxDistance(p, [wide - 0.022, high - 0.022, thick], 0.016)
      return Math.min(lid, base)
    },
    surface([x, y, z], normal) {
      const p = turned(x, y - high, z)
      const facing = turned(normal[0], normal[1], normal[2])
      const finish = { roughness: 0.42, reflectance: 0.04 }
      if (facing[2] > 0.6) {
        return { ...finish, color: colorOf(face((p[0] / wide + 1) / 2, (1 - p[1] / high) / 2)) }
      }
      if (Math.abs(facing[0]) > 0.6) {
        return { ...finish, color: colorOf(edge((p[2] / thick + 1) / 2, (1 - p[1] / high) / 2)) }
      }
      return { ...finish, color: side }
    },
  }
}

export async function drawBox(design: BoxDesign, ground?: Ground): Promise<Canvas> {
  const canvas = createCanvas(MASTER_SIZE, ground)
  drawSolid(canvas, await boxSolid(design), {
    position: [0, 1.9, 8.2],
    target: [0.02, 0.76, 0],
    field: 0.42,
  })
  return canvas
}

/** The hall as it looks on a box, from the sea. */
function hallPicture(): string {
  return `<rect width="1400" height="1000" fill="#BFE0F0"/><circle cx="1090" cy="220" r="120" fill="#F2C84B"/>${hall({ x: 700, y: 480, scale: 4.6 }, INK, PAPER)}<path d="M0,760c230,-70 470,-70 700,0s470,70 700,0V1000H0Z" fill="#14808B"/>`
}

export const BOXES: Readonly<Record<string, BoxDesign>> = {
  'slagalica-dvorana': {
    side: '#1A3868',
    picture: hallPicture(),
    title: ['DVORANA BURA', 'SLAGALICA · 1000 DIJELOVA'],
  },
  'slagalica-djecja': {
    side: '#E8762D',
    picture: `<rect width="1400" height="1000" fill="#7DB8E6"/><path d="M0,560c230,-70 470,-70 700,0s470,70 700,0V1000H0Z" fill="#3F86C6"/>${gull({ x: 1080, y: 270, scale: 1.9 }, { body: '#FFFFFF', wing: '#E3E7EA', beak: '#E8762D' })}${octopus({ x: 500, y: 470, scale: 3.2 }, { skin: '#7C58B8', shade: '#543A86', ball: PAPER })}${lines(['GOL!'], { x: 1090, y: 640, size: 190 }, '#F2C84B')}`,
    title: ['MALI JADRAN', 'SLAGALICA · 60 DIJELOVA'],
  },
}
