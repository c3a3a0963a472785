import { playAll } from '#tools/pictures/stories/cast.ts'
import { darker, fairer, HOME_KIT, shirted, suited } from '#tools/pictures/stories/kits.ts'
import type { Pose } from '#tools/pictures/stories/people/pose.ts'
import { ONLOOKER } from '#tools/pictures/stories/people/poses/back-row.ts'
import { CHILD_CHEERS } from '#tools/pictures/stories/people/poses/standing.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { courtPlan } from '#tools/pictures/stories/props/courts.ts'
import { CREAM, GOLD, glowOn, RED } from '#tools/pictures/stories/shapes.ts'
import { word } from '#tools/pictures/stories/words.ts'

const ADULT_BACK: Pose = { ...ONLOOKER, build: { limbs: 1, longSleeves: true, longTrousers: true } }

/** Parents on the bench behind the line, and the very small match they came for. */
export const PARENTS: Poster = {
  ground: glowOn('#fbe3cf', '#f0bfa0', [0.5, 0.3]),
  glow: 0,
  layers: [
    `<path d="M0 400H1200V810H0Z" fill="#8fc9b8"/><g transform="translate(600 480) scale(1 .34)">${courtPlan({ floor: '#a9dccb', area: '#f6b69a', line: CREAM, scale: 26 })}</g>`,
    playAll([
      {
        pose: CHILD_CHEERS,
        x: 330,
        y: 410,
        scale: 0.8,
        kit: shirted(fairer(HOME_KIT), RED),
        cut: 'crop',
      },
      {
        pose: CHILD_CHEERS,
        x: 620,
        y: 430,
        scale: 0.85,
        kit: shirted(HOME_KIT, GOLD),
        cut: 'bun',
        mirrored: true,
      },
      {
        pose: CHILD_CHEERS,
        x: 920,
        y: 404,
        scale: 0.75,
        kit: shirted(darker(HOME_KIT), '#3f86c6'),
        cut: 'curls',
      },
    ]),
    word('ŠŠŠ', 600, 240, 210, { fill: '#c8523c', anchor: 'middle', tracking: 0.05 }),
    playAll([
      {
        pose: ADULT_BACK,
        x: 180,
        y: 760,
        scale: 4.3,
        kit: suited(darker(HOME_KIT), '#4a72b8'),
        cut: 'crop',
      },
      {
        pose: ADULT_BACK,
        x: 470,
        y: 780,
        scale: 4.2,
        kit: suited(fairer(HOME_KIT), '#c8523c'),
        cut: 'bun',
        limbs: 0.92,
      },
      {
        pose: ADULT_BACK,
        x: 770,
        y: 764,
        scale: 4.5,
        kit: suited(HOME_KIT, '#2f7f6b'),
        cut: 'short',
      },
      {
        pose: ADULT_BACK,
        x: 1060,
        y: 782,
        scale: 4.1,
        kit: suited(fairer(HOME_KIT), '#e0a83c'),
        cut: 'ponytail',
        limbs: 0.92,
      },
    ]),
    `<path d="M-10 730H1210V770H-10Z" fill="#a8682f"/><path d="M-10 730H1210V740H-10Z" fill="#d79a5a"/>`,
  ],
}
