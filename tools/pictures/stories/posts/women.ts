import { playAll } from '#tools/pictures/stories/cast.ts'
import { darker, fairer, HOME_KIT } from '#tools/pictures/stories/kits.ts'
import { ARM_IN_ARM } from '#tools/pictures/stories/people/poses/back-row.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { glowOn, waveLines } from '#tools/pictures/stories/shapes.ts'

/** Seventeen are called up: four of them from behind, arm in arm, before a red evening. */
export const WOMEN_ROW: Poster = {
  ground: glowOn('#e2513f', '#4a0d22', [0.5, 0.4]),
  layers: [
    `<circle cx="600" cy="360" r="330" fill="#f0785c" opacity=".55"/><g opacity=".7">${waveLines(480, 12, 28)}</g>`,
    playAll([
      {
        pose: ARM_IN_ARM,
        x: 440,
        y: 700,
        scale: 5.2,
        cut: 'bun',
        limbs: 0.92,
        kit: fairer(HOME_KIT),
        number: '17',
      },
      {
        pose: ARM_IN_ARM,
        x: 1090,
        y: 716,
        scale: 5.1,
        cut: 'curls',
        limbs: 0.92,
        kit: HOME_KIT,
        number: '2',
      },
      {
        pose: ARM_IN_ARM,
        x: 130,
        y: 722,
        scale: 5.2,
        cut: 'ponytail',
        limbs: 0.92,
        kit: darker(HOME_KIT),
        number: '8',
      },
      {
        pose: ARM_IN_ARM,
        x: 766,
        y: 712,
        scale: 5.3,
        cut: 'ponytail',
        limbs: 0.92,
        kit: HOME_KIT,
        number: '9',
      },
    ]),
  ],
}
