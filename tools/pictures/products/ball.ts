import { hexToLinear, type LinearColor } from '#tools/pictures/engine/color.ts'
import { crest } from '#tools/pictures/engine/crest.ts'
import { text, textWidth } from '#tools/pictures/engine/lettering.ts'
import { fbm, noise } from '#tools/pictures/engine/noise.ts'
import { mix, smoothstep } from '#tools/pictures/engine/numbers.ts'
import { drawSolid } from '#tools/pictures/engine/solid.ts'
import type { Solid } from '#tools/pictures/engine/solid-view.ts'
import {
  type Canvas,
  createCanvas,
  type Ground,
  MASTER_SIZE,
} from '#tools/pictures/engine/stage.ts'
import { loadTexture } from '#tools/pictures/engine/texture.ts'
import { length, normalise, type Vector } from '#tools/pictures/engine/vector.ts'
import {
  createPanelFinder,
  facingPanels,
  onPanel,
  type Panel,
  panelsOfBall,
  rotate,
  type Turn,
  unrotate,
} from './ball-panels.ts'
import { signatures } from './motifs.ts'

export type BallDesign = {
  readonly ground: string
  /** Colour of every fourth panel, as each of the accents. */
  readonly panels: string
  readonly accents: readonly [string, string]
  readonly letters: string
  readonly words: readonly [string, string]
  readonly turn: Turn
  /** Names written on the panels. */
  readonly ink?: string
  /** 1 is leather, less is foam. */
  readonly groove?: number
}

const RADIUS = 0.86

function groove(seam: number): number {
  return -0.02 * Math.exp(-((seam / 0.016) ** 2)) - 0.006 * Math.exp(-seam / 0.05)
}

function leatherNormal(q: Vector, shape: Vector, strength: number): Vector {
  const grain = (x: number, y: number) =>
    noise(q[0] * 74 + q[2] * 31 + x, q[1] * 74 - q[2] * 47 + y, 5) +
    0.6 * noise(q[0] * 151 - q[1] * 20 + x * 2, q[2] * 143 + q[1] * 88 + y * 2, 6)
  const here = grain(0, 0)
  const dx = (grain(0.9, 0) - here) * strength
  const dy = (grain(0, 0.9) - here) * strength
  return normalise([shape[0] + dx, shape[1] + dy, shape[2] + (dx + dy) * 0.3])
}

function panelColor({ group }: Panel, design: BallDesign): string {
  return [design.panels, ...design.accents][group] ?? design.ground
}

/** The word must stay clear of the seams of its panel. */
function fittingSize(word: string, wished: number): number {
  return Math.min(wished, (wished * 330) / textWidth(word, { size: wished, tracking: 0.04 }))
}

async function ballSolid(design: BallDesign): Promise<Solid> {
  const panels = panelsOfBall()
  const [crestPanel = 0, wordPanel = 0] = facingPanels(panels, design.turn)
  const printSize = { width: 600, height: 600 }
  const prints = new Map([
    [crestPanel, await loadTexture(crest(170, 118, 1.3), printSize)],
    [
      wordPanel,
      await loadTexture(
        text(design.words[0], 300, 300, {
          size: fittingSize(design.words[0], 122),
          anchor: 'middle',
          tracking: 0.04,
          attributes: `fill="${design.letters}"`,
        }) +
          text(design.words[1], 300, 366, {
            size: 50,
            weight: 700,
            anchor: 'middle',
            tracking: 0.06,
            attributes: `fill="${design.letters}"`,
          }),
        printSize,
      ),
    ],
  ])
  if (design.ink) {
    const named = facingPanels(panels, design.turn).slice(2, 8)
    for (const [index, panel] of named.entries()) {
      const hands = [
        [330, 150, index * 23 - 40, 1.3],
        [210, 300, index * 17 - 20, 1.2],
        [370, 430, 30 - index * 19, 1.35],
      ] as const
      prints.set(panel, await loadTexture(signatures(hands, design.ink), printSize))
    }
  }
  const colors = panels.map(
    (panel, index): LinearColor =>
      hexToLinear(prints.has(index) ? design.ground : panelColor(panel, design)),
  )
  const centres = panels.map((panel) => unrotate(panel.direction, design.turn))
  const findPanel = createPanelFinder(panels, centres)
  const depth = design.groove ?? 1

  return {
    bounds: { centre: [0, RADIUS, 0], radius: 0.93 },
    shadowReach: 2.2,
    distance(x, height, z) {
      const y = height - RADIUS
      const away = length(x, y, z)
      const gap = away - RADIUS
      if (gap > 0.06) return gap
      return gap - depth * groove(findPanel([x / away, y / away, z / away]).seam)
    },
    surface(point, shape) {
      const direction = normalise([point[0], point[1] - RADIUS, point[2]])
      const own = rotate(direction, design.turn)
      const { index, seam } = findPanel(direction)
      const base = colors[index] ?? [1, 1, 1]
      const print = prints.get(index)?.(...onPanel(direction, centres[index] ?? direction, 1))
      const wear =
        (0.94 + 0.1 * fbm(own[0] * 4 + own[2] * 3, own[1] * 4, 3, 2)) *
        mix(0.55, 1, smoothstep(0.004, 0.02, seam))
      const channel = (part: 0 | 1 | 2) =>
        mix(base[part], print?.[part] ?? 0, print?.[3] ?? 0) * wear
      return {
        color: [channel(0), channel(1), channel(2)],
        roughness: 0.45,
        reflectance: 0.045,
        normal: leatherNormal(own, shape, 0.085 * smoothstep(0.012, 0.04, seam)),
        open: mix(0.5, 1, smoothstep(0, 0.03, seam)),
      }
    },
  }
}

export async function drawBall(design: BallDesign, ground?: Ground): Promise<Canvas> {
  const canvas = createCanvas(MASTER_SIZE, ground)
  drawSolid(canvas, await ballSolid(design), {
    position: [0, 1.9, 7.6],
    target: [0.04, 0.8, 0],
    field: 0.36,
  })
  return canvas
}

export const BALLS: Readonly<Record<string, BallDesign>> = {
  'lopta-sluzbena': {
    ground: '#F4F1EA',
    panels: '#17325F',
    accents: ['#D7263D', '#128A95'],
    letters: '#17325F',
    words: ['JADRAN', 'SLUŽBENA · 3'],
    turn: [0.52, -0.42, 0.2],
  },
  'lopta-djecja': {
    ground: '#F2C84B',
    panels: '#0F7C86',
    accents: ['#F4F1EA', '#F4F1EA'],
    letters: '#15305C',
    words: ['MALI JADRAN', 'DJEČJA · 1'],
    turn: [0.34, 0.5, -0.28],
  },
  'lopta-zenska': {
    ground: '#F4F1EA',
    panels: '#6B4FA0',
    accents: ['#E4604C', '#E4604C'],
    letters: '#6B4FA0',
    words: ['JADRAN', 'SLUŽBENA · 2'],
    turn: [0.2, 0.9, 0.3],
  },
  'lopta-trening': {
    ground: '#B9C1CA',
    panels: '#17356A',
    accents: ['#3F86C6', '#3F86C6'],
    letters: '#17356A',
    words: ['JADRAN', 'TRENING'],
    turn: [0.25, -0.2, -0.3],
  },
  'lopta-mini': {
    ground: '#F4F1EA',
    panels: '#D7263D',
    accents: ['#D7263D', '#D7263D'],
    letters: '#D7263D',
    words: ['JADRAN', 'MINI · 0'],
    turn: [-0.03, 0.48, 0.3],
  },
  'lopta-pijesak': {
    ground: '#EC7A2E',
    panels: '#5FA4DC',
    accents: ['#F4F1EA', '#5FA4DC'],
    letters: '#17356A',
    words: ['JADRAN', 'PIJESAK'],
    turn: [0.34, 0.5, -0.28],
  },
  'lopta-mekana': {
    ground: '#9CCB7C',
    panels: '#9CCB7C',
    accents: ['#9CCB7C', '#9CCB7C'],
    letters: '#3C6B2A',
    words: ['JADRAN', 'MEKANA'],
    turn: [-0.03, 0.48, 0.3],
    groove: 0.45,
  },
  'lopta-retro': {
    ground: '#9A6237',
    panels: '#7C4A27',
    accents: ['#8B5530', '#A87044'],
    letters: '#3C2110',
    words: ['JADRAN', '1968.'],
    turn: [0.25, -0.2, -0.3],
    groove: 1.25,
  },
  'lopta-potpisi': {
    ground: '#F4F1EA',
    panels: '#E4E0D6',
    accents: ['#E4E0D6', '#F4F1EA'],
    letters: '#17325F',
    words: ['JADRAN', '2026/27'],
    turn: [0.62, 0.6, 0.15],
    ink: '#1D3F86',
  },
}
