import { text } from '#tools/pictures/engine/lettering.ts'
import { bigBall } from '#tools/pictures/stories/ball.ts'
import {
  darker,
  HOME_KIT,
  KEEPER_KIT,
  NIGHT_RIMS,
  RIVAL_KIT,
} from '#tools/pictures/stories/kits.ts'
import { softShadow } from '#tools/pictures/stories/lens.ts'
import { drawPerson, silhouetteOf } from '#tools/pictures/stories/people/light.ts'
import { BLOCK_HIGH, BLOCK_HIGH_MIRRORED } from '#tools/pictures/stories/people/poses/block.ts'
import { JUMP_SHOT } from '#tools/pictures/stories/people/poses/jump-shot.ts'
import { STAR_SAVE } from '#tools/pictures/stories/people/poses/keeper.ts'
import { shirtNumber } from '#tools/pictures/stories/people/shirt-number.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { goalMouth } from '#tools/pictures/stories/props/courts.ts'
import {
  CREAM,
  GOLD,
  glowOn,
  INK,
  RED,
  rays,
  TEAL,
  waveBand,
} from '#tools/pictures/stories/shapes.ts'

const thrower = { at: [330, 380] as const, scale: 2.95, turn: -5, name: 'thrower-' }
const blocker = { at: [868, 420] as const, scale: 2.9, name: 'blocker-' }
const second = { at: [1066, 470] as const, scale: 2.6, mirrored: true, name: 'second-' }

function word(letters: string, x: number, anchor: 'start' | 'end'): string {
  return text(letters, x, 772, { size: 74, anchor, tracking: 0.03, attributes: `fill="${CREAM}"` })
}

/** Two halves of a hall, one for each side; the wave runs through both. */
export const MATCH_TICKETS: Poster = {
  ground: glowOn('#14707f', '#0a2038', [0.28, 0.42]),
  layers: [
    `<path d="M700-10H1210V810H500Z" fill="#6e1a2c"/><path d="M700-10H724L524 810H500Z" fill="${CREAM}"/>`,
    `<g opacity=".07">${text('12', 20, 560, { size: 620, attributes: 'fill="#fff"' })}${text('12', 1180, 560, { size: 620, anchor: 'end', attributes: 'fill="#fff"' })}</g>`,
    drawPerson(BLOCK_HIGH_MIRRORED, darker(RIVAL_KIT), NIGHT_RIMS, second) +
      shirtNumber(BLOCK_HIGH_MIRRORED, second, '18', CREAM),
    drawPerson(BLOCK_HIGH, RIVAL_KIT, NIGHT_RIMS, blocker) +
      shirtNumber(BLOCK_HIGH, blocker, '23', CREAM),
    drawPerson(JUMP_SHOT, HOME_KIT, NIGHT_RIMS, thrower) +
      shirtNumber(JUMP_SHOT, thrower, '7', CREAM),
    waveBand({
      y: 646,
      rise: 24,
      width: 1200,
      height: 800,
      colors: [TEAL, CREAM, RED, INK],
      stripe: 16,
    }),
    word('JADRAN', 44, 'start'),
    word('SJEVERNI OTOCI', 1156, 'end'),
  ],
}

const keeper = { at: [560, 438] as const, scale: 3.35, name: 'keeper-', turn: 4 }

/** The keepers' camp: a star in the goal mouth, the ball a hand from the foot. */
export const KEEPER_CAMP: Poster = {
  ground: glowOn('#17808c', '#07182c', [0.5, 0.45]),
  layers: [
    `<g opacity=".35">${rays([560, 430], 26, 1100, '#0d4f60')}</g>`,
    goalMouth(90, 76, 1020, 690),
    (canvas) =>
      softShadow(
        canvas,
        `<g transform="translate(26 34)"><path d="${silhouetteOf(STAR_SAVE, keeper)}"/></g>`,
        16,
        0.5,
      ),
    `<rect y="738" width="1200" height="70" fill="#0c2c46"/><rect y="738" width="1200" height="9" fill="${CREAM}"/>`,
    `<g stroke="${CREAM}" stroke-linecap="round" opacity=".5"><path d="M1060 300L1180 254" stroke-width="10"/><path d="M1052 330L1196 292" stroke-width="5"/><path d="M1050 268L1150 222" stroke-width="5"/></g>`,
    bigBall([985, 322], 52, GOLD),
    drawPerson(STAR_SAVE, KEEPER_KIT, NIGHT_RIMS, keeper) +
      shirtNumber(STAR_SAVE, keeper, '1', INK),
  ],
}
