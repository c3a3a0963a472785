import { darker, fairer, HOME_KIT, NIGHT_RIMS } from '#tools/pictures/stories/kits.ts'
import { drawPerson, type Kit } from '#tools/pictures/stories/people/light.ts'
import type { Pose } from '#tools/pictures/stories/people/pose.ts'
import { ARM_IN_ARM } from '#tools/pictures/stories/people/poses/back-row.ts'
import { LEAP, LIFT, WAVE } from '#tools/pictures/stories/people/poses/joy.ts'
import { shirtNumber } from '#tools/pictures/stories/people/shirt-number.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { cup, placed } from '#tools/pictures/stories/props/things.ts'
import {
  CREAM,
  confetti,
  glowOn,
  rays,
  waveBand,
  waveLines,
} from '#tools/pictures/stories/shapes.ts'

type Mate = {
  readonly pose: Pose
  readonly kit: Kit
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly number?: string
  readonly mirrored?: boolean
}

function person(mate: Mate, index: number): string {
  const stand = {
    at: [mate.x, mate.y] as const,
    scale: mate.scale,
    name: `mate${index}-`,
    mirrored: mate.mirrored ?? false,
  }
  return (
    drawPerson(mate.pose, mate.kit, NIGHT_RIMS, stand) +
    (mate.number ? shirtNumber(mate.pose, stand, mate.number, CREAM) : '')
  )
}

const backs = (cut: Pose['head']['cut'], turn = 0): Pose => ({
  ...ARM_IN_ARM,
  head: { ...ARM_IN_ARM.head, cut, turn },
})

// The two in the gaps come first: the arms of the three others lie over their shoulders.
const ROW: readonly Mate[] = [
  { pose: backs('crop', 4), kit: fairer(HOME_KIT), x: 345, y: 566, scale: 4.2, number: '10' },
  { pose: backs('short', -5), kit: HOME_KIT, x: 857, y: 560, scale: 4.2, number: '14' },
  { pose: backs('curls', 3), kit: darker(HOME_KIT), x: 90, y: 584, scale: 4.3, number: '4' },
  { pose: backs('short'), kit: HOME_KIT, x: 600, y: 572, scale: 4.4, number: '7' },
  { pose: backs('short', -4), kit: fairer(HOME_KIT), x: 1112, y: 578, scale: 4.25, number: '21' },
]

export const TEAM_ROW: Poster = {
  ground: glowOn('#15808c', '#081a30', [0.5, 0.36]),
  layers: [
    `<g opacity=".5">${rays([600, 250], 22, 1100, '#0e5364')}</g>`,
    `<g opacity=".5">${waveLines(560, 9, 26)}</g>`,
    ROW.map(person).join(''),
  ],
}

const cut = (pose: Pose, hair: Pose['head']['cut']): Pose => ({
  ...pose,
  head: { ...pose.head, cut: hair },
})

const GIRLS: readonly Mate[] = [
  { pose: cut(WAVE, 'bun'), kit: fairer(HOME_KIT), x: 172, y: 596, scale: 3.05 },
  {
    pose: cut(WAVE, 'ponytail'),
    kit: darker(HOME_KIT),
    x: 1032,
    y: 600,
    scale: 3.05,
    mirrored: true,
  },
  { pose: cut(LEAP, 'ponytail'), kit: HOME_KIT, x: 392, y: 540, scale: 3.2 },
  { pose: cut(LEAP, 'curls'), kit: fairer(HOME_KIT), x: 822, y: 548, scale: 3.2, mirrored: true },
  { pose: LIFT, kit: HOME_KIT, x: 606, y: 604, scale: 3.55 },
]

export const GIRLS_WIN: Poster = {
  ground: glowOn('#e2414f', '#7a1526', [0.5, 0.3]),
  layers: [
    `<g opacity=".55">${rays([606, 190], 20, 1100, '#f0645f')}</g>`,
    waveBand({
      y: 690,
      rise: 34,
      width: 1200,
      height: 800,
      colors: [CREAM, '#17929d', '#0b1b33'],
      stripe: 22,
    }),
    confetti({ left: 0, top: 0, width: 1200, height: 520 }, 90, 4),
    GIRLS.slice(0, 4).map(person).join(''),
    placed(cup(), 606, 178, 1.25),
    GIRLS.slice(4)
      .map((girl) => person(girl, 4))
      .join(''),
    confetti({ left: 0, top: 0, width: 1200, height: 800 }, 34, 9),
  ],
}
