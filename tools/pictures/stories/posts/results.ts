import { overlay } from '#tools/pictures/engine/stage.ts'
import { bigBall } from '#tools/pictures/stories/ball.ts'
import { groundShadow, play, playAll } from '#tools/pictures/stories/cast.ts'
import { darker, fairer, HOME_KIT, KEEPER_KIT, RIVAL_KIT } from '#tools/pictures/stories/kits.ts'
import { nightHall } from '#tools/pictures/stories/night-hall.ts'
import { FALLING_SHOT } from '#tools/pictures/stories/people/poses/attack.ts'
import {
  BLOCK_HIGH,
  BLOCK_HIGH_MIRRORED,
  BLOCK_STEP,
} from '#tools/pictures/stories/people/poses/block.ts'
import { KEEPER_DIVE } from '#tools/pictures/stories/people/poses/goal.ts'
import { LEAP } from '#tools/pictures/stories/people/poses/joy.ts'
import { STAR_SAVE } from '#tools/pictures/stories/people/poses/keeper.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { arrow, cross, goalMouth, ring } from '#tools/pictures/stories/props/courts.ts'
import { CREAM, confetti, GOLD, glowOn, rays } from '#tools/pictures/stories/shapes.ts'
import { scoreboard, word } from '#tools/pictures/stories/words.ts'

const GREEN_KIT = {
  ...RIVAL_KIT,
  jersey: '#1f7a4d',
  sleeve: '#1f7a4d',
  shorts: '#0f3f2a',
  sock: '#e8ddcb',
}

/** A win at home: the throw from the line, warm lamps, the score over the stands. */
export const WIN_AT_HOME: Poster = {
  ground: glowOn('#0b1730', '#060d1c', [0.5, 0.5]),
  glow: 0.4,
  layers: [
    nightHall({
      goalAt: 880,
      horizon: 420,
      focal: 820,
      goalZ: 11.5,
      lit: '#c98a4a',
      dark: '#3b2116',
      area: '#1d4f86',
      seed: 31,
    }),
    scoreboard('31 : 26', 300, 70, 380),
    groundShadow(900, 706, 120) + groundShadow(460, 750, 170),
    playAll([
      {
        pose: STAR_SAVE,
        x: 900,
        y: 474,
        scale: 0.86,
        kit: { ...KEEPER_KIT, jersey: '#6b4fa0', sleeve: '#6b4fa0' },
        mirrored: true,
      },
      { pose: BLOCK_STEP, x: 936, y: 500, scale: 2.2, kit: GREEN_KIT, number: '6' },
      { pose: FALLING_SHOT, x: 452, y: 470, scale: 2.95, kit: HOME_KIT, number: '11' },
    ]),
  ],
}

/** A draw away: the keeper flies along his bar and turns the last penalty around the post. */
export const DRAW_AWAY: Poster = {
  ground: glowOn('#c58a3a', '#3a200f', [0.62, 0.4]),
  glow: 0.4,
  layers: [
    `<g opacity=".3">${rays([840, 360], 24, 1300, '#e0a955')}</g>`,
    goalMouth(190, 76, 940, 560, '#17435f'),
    '<rect y="636" width="1200" height="170" fill="#4a2a16"/><rect y="632" width="1200" height="8" fill="#f7f3ea"/>',
    bigBall([1010, 176], 54, '#d7263d'),
    play({
      pose: KEEPER_DIVE,
      x: 560,
      y: 426,
      scale: 3.1,
      kit: { ...KEEPER_KIT, trim: '#f4efe5' },
      turn: 62,
      cut: 'crop',
      rims: { glow: '#ffcf7a' },
    }),
    word('27 : 27', 600, 776, 150, { fill: CREAM, anchor: 'middle' }),
  ],
}

/** Scouting: the rival's wall, and what the coaches drew over it. */
export const SCOUTED: Poster = {
  ground: glowOn('#132a4c', '#060f20', [0.5, 0.4]),
  glow: 0.3,
  layers: [
    word('6 : 0', 600, 560, 640, { fill: '#1d3d68', anchor: 'middle', opacity: 0.8 }),
    playAll([
      {
        pose: BLOCK_STEP,
        x: 190,
        y: 470,
        scale: 2.75,
        kit: fairer(RIVAL_KIT),
        number: '4',
        mirrored: true,
      },
      { pose: BLOCK_STEP, x: 1020, y: 474, scale: 2.75, kit: RIVAL_KIT, number: '9' },
      { pose: BLOCK_HIGH, x: 462, y: 456, scale: 3, kit: darker(RIVAL_KIT), number: '18' },
      {
        pose: BLOCK_HIGH_MIRRORED,
        x: 752,
        y: 450,
        scale: 3.05,
        kit: RIVAL_KIT,
        number: '23',
        mirrored: true,
      },
    ]),
    `<g opacity=".92">${arrow([60, 720], [430, 640], [606, 300], CREAM, 9, '26 20')}${arrow([1150, 720], [900, 700], [640, 770], GOLD, 9)}${cross(60, 752, 22, CREAM)}${ring(1148, 744, 26, GOLD)}<ellipse cx="606" cy="236" rx="108" ry="66" fill="none" stroke="${GOLD}" stroke-width="8" stroke-dasharray="300 24"/></g>`,
  ],
}

const TEAL_PAPER = { left: 0, top: 0, width: 1200, height: 800 }

/** The women's first win: two of them in the air under the board. */
export const WOMEN_WIN: Poster = {
  ground: glowOn('#1a96a1', '#072b40', [0.5, 0.32]),
  glow: 0.6,
  layers: [
    `<g opacity=".35">${rays([600, 120], 26, 1200, '#5fc6c9')}</g>`,
    scoreboard('29 : 24', 600, 52, 460, '#7df0ea'),
    (canvas) => overlay(canvas, confetti(TEAL_PAPER, 80, 12)),
    `<path d="M0 700H1200V810H0Z" fill="#0a2440"/><path d="M0 700H1200" stroke="${CREAM}" stroke-width="6"/>`,
    groundShadow(300, 740, 120) + groundShadow(900, 740, 120),
    playAll([
      {
        pose: LEAP,
        x: 900,
        y: 462,
        scale: 3.1,
        kit: fairer(HOME_KIT),
        mirrored: true,
        cut: 'bun',
        number: '5',
      },
      { pose: LEAP, x: 300, y: 446, scale: 3.25, kit: darker(HOME_KIT), cut: 'curls', number: '8' },
    ]),
    confetti(TEAL_PAPER, 26, 5),
  ],
}
