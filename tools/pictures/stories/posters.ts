import type { Point } from '#tools/pictures/engine/numbers.ts'
import { darker, fairer, HOME_KIT, NIGHT_RIMS } from './kits.ts'
import { drawParts, drawPerson, type Kit, type Stand } from './people/light.ts'
import type { Pose } from './people/pose.ts'
import { SPIN_SHOT } from './people/poses/beach.ts'
import { CHILD_THROW } from './people/poses/child.ts'
import { WAVE } from './people/poses/joy.ts'
import { JUMP_SHOT } from './people/poses/jump-shot.ts'
import { DRIBBLE } from './people/poses/running.ts'
import { shirtNumber } from './people/shirt-number.ts'
import { raisedCard } from './people/vote.ts'
import type { Poster } from './poster.ts'
import { CREAM, GOLD, glowOn, INK, RED, rays, SAND, sun, TEAL, waveBand } from './shapes.ts'
import { headline } from './words.ts'

const WIDTH = 1200
const HEIGHT = 800

function band(colors: readonly string[], y = 694, rise = 40): string {
  return waveBand({ y, rise, width: WIDTH, height: HEIGHT, colors, stripe: 24 })
}

function figure(pose: Pose, kit: Kit, stand: Stand, number = ''): string {
  const digits = number ? shirtNumber(pose, stand, number, CREAM) : ''
  return drawPerson(pose, kit, NIGHT_RIMS, stand) + digits
}

const girl = (pose: Pose, cut: Pose['head']['cut']): Pose => ({
  ...pose,
  head: { ...pose.head, cut },
  build: { ...pose.build, limbs: 0.92 },
})

const short = (pose: Pose): Pose => ({
  ...pose,
  head: { ...pose.head, cut: 'crop' },
  build: { ...pose.build, limbs: 1.06 },
})

export const MATCH_DAY: Poster = {
  ground: glowOn('#15808c', '#071a2e', [0.5, 0.45]),
  layers: [
    sun([600, 452], 320),
    headline('JADRAN', 272, CREAM, 310),
    figure(JUMP_SHOT, HOME_KIT, { at: [592, 466], scale: 2.8, turn: -5, name: 'match-' }, '7'),
    band([TEAL, CREAM, RED, INK]),
  ],
}

export const OPEN_TRAINING: Poster = {
  ground: glowOn('#1c93a0', '#0c4560', [0.5, 0.4]),
  glow: 0.3,
  layers: [
    `<circle cx="620" cy="456" r="310" fill="${GOLD}"/><circle cx="620" cy="456" r="256" fill="none" stroke="${INK}" stroke-width="6" stroke-dasharray="30 24" opacity=".55"/>`,
    headline('TRENING', 262, CREAM, 300),
    figure(
      short(DRIBBLE),
      { ...HOME_KIT, ball: RED },
      { at: [566, 470], scale: 3, name: 'training-' },
      '9',
    ),
    band([RED, CREAM, INK], 700, 34),
  ],
}

export const GIRLS_TOURNAMENT: Poster = {
  ground: glowOn('#e9515a', '#86162b', [0.5, 0.42]),
  layers: [
    `<path d="M600 128L932 460L600 792L268 460Z" fill="${GOLD}"/><path d="M600 208L852 460L600 712L348 460Z" fill="none" stroke="${CREAM}" stroke-width="6" opacity=".8"/>`,
    headline('TURNIR', 272, CREAM, 310),
    figure(
      girl(JUMP_SHOT, 'ponytail'),
      { ...fairer(HOME_KIT), ball: TEAL },
      { at: [610, 470], scale: 2.75, turn: 5, mirrored: true, name: 'girls-' },
      '11',
    ),
    band([CREAM, TEAL, INK], 690, -44),
  ],
}

const VOTERS: readonly (readonly [x: number, scale: number, lean: number, card: string])[] = [
  [236, 6.1, -7, CREAM],
  [968, 6.2, 6, CREAM],
  [420, 6.9, 3, GOLD],
  [790, 6.7, -4, CREAM],
  [606, 7.8, 2, RED],
]

export const ASSEMBLY: Poster = {
  ground: glowOn('#1c8d98', '#0a2a44', [0.5, 0.4]),
  glow: 0.3,
  layers: [
    `<path d="M220 720A380 380 0 0 1 980 720Z" fill="#0b3853"/><path d="M270 720A330 330 0 0 1 930 720" fill="none" stroke="${CREAM}" stroke-width="6" stroke-dasharray="2 20" stroke-linecap="round" opacity=".7"/>`,
    headline('SKUPŠTINA', 252, CREAM, 236),
    VOTERS.map(([x, scale, lean, color], index) => {
      const stand = { at: [x, 800] as Point, scale, turn: lean, name: `vote${index}-` }
      const kit = index % 2 ? darker(HOME_KIT) : HOME_KIT
      const rims = { ...NIGHT_RIMS, glowStrength: 0.25 }
      return drawParts(raisedCard(), { ...kit, jersey: '#1d4578', ball: color }, rims, stand)
    }).join(''),
    band([TEAL, CREAM, RED, INK], 716, 26),
  ],
}

export const SAND_FINAL: Poster = {
  ground: glowOn('#ffc46c', '#f0714e', [0.5, 0.44]),
  glow: 0.3,
  layers: [
    `<g opacity=".4">${rays([600, 470], 28, 1100, '#ffe0a0')}</g>`,
    sun([600, 470], 300, '#fff0c4', '#f0714e'),
    headline('FINALE', 262, '#0d4a63', 300),
    figure(
      SPIN_SHOT,
      { ...HOME_KIT, skin: '#84503e', jersey: RED, sleeve: RED, trim: CREAM, ball: GOLD },
      { at: [586, 448], scale: 2.85, turn: -9, mirrored: true, name: 'sand-' },
    ),
    band(['#14708a', '#7cc6c9', CREAM, SAND], 668, 36),
  ],
}

export const FAMILY_DAY: Poster = {
  ground: glowOn('#fbf1de', '#efdcb6', [0.5, 0.4]),
  glow: 0,
  layers: [
    `<path d="M170 720A430 430 0 0 1 1030 720Z" fill="${RED}"/><path d="M280 720A320 320 0 0 1 920 720Z" fill="${GOLD}"/><path d="M390 720A210 210 0 0 1 810 720Z" fill="${TEAL}"/>`,
    headline('ZAJEDNO', 250, '#0f7c86', 290),
    figure(
      girl(WAVE, 'ponytail'),
      { ...fairer(HOME_KIT), hair: '#5a2f1a' },
      { at: [836, 472], scale: 2.62, mirrored: true, name: 'mother-' },
    ),
    figure(
      CHILD_THROW,
      { ...fairer(HOME_KIT), hair: '#6b3a1e', skin: '#c08a6c', ball: CREAM },
      { at: [400, 532], scale: 2.8, turn: -4, name: 'child-' },
      '8',
    ),
    band([TEAL, CREAM, INK], 706, 30),
  ],
}
