import { bigBall } from '#tools/pictures/stories/ball.ts'
import { groundShadow, play, playAll, type Role } from '#tools/pictures/stories/cast.ts'
import { darker, fairer, HOME_KIT, shirted } from '#tools/pictures/stories/kits.ts'
import type { Pose } from '#tools/pictures/stories/people/pose.ts'
import { SPRINT } from '#tools/pictures/stories/people/poses/attack.ts'
import { CHILD_THROW } from '#tools/pictures/stories/people/poses/child.ts'
import {
  ARMS_FOLDED,
  AT_EASE,
  CHILD_CHEERS,
} from '#tools/pictures/stories/people/poses/standing.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { courtPlan, goalMouth } from '#tools/pictures/stories/props/courts.ts'
import {
  clock,
  courtShoe,
  label,
  lyingBook,
  medal,
  placed,
  snapshot,
} from '#tools/pictures/stories/props/things.ts'
import {
  CREAM,
  GOLD,
  glowOn,
  INK,
  RED,
  rays,
  SAND,
  sun,
  TEAL,
} from '#tools/pictures/stories/shapes.ts'
import { word } from '#tools/pictures/stories/words.ts'

const SHIRTS = [RED, GOLD, '#3f86c6', '#1fa66b', '#e8762d', '#6b4fa0', TEAL] as const
const small = (pose: Pose): Pose => ({
  ...pose,
  head: { ...pose.head, scale: 1.35 },
  build: { ...pose.build, limbs: 1.05 },
})

const PUPILS: readonly Role[] = Array.from({ length: 9 }, (_, index): Role => {
  const row = Math.floor(index / 3)
  const kit = [HOME_KIT, fairer(HOME_KIT), darker(HOME_KIT)][index % 3] ?? HOME_KIT
  const poses = [small(SPRINT), CHILD_THROW, CHILD_CHEERS] as const
  return {
    pose: poses[(index + row) % 3] ?? CHILD_THROW,
    x: 190 + (index % 3) * 400 + row * 50 - (row % 2) * 130,
    y: 250 + row * 205,
    scale: ((index + row) % 3 === 0 ? 0.98 : 1.35) + row * 0.16,
    mirrored: index % 4 === 1,
    cut: (['crop', 'ponytail', 'curls', 'short', 'bun'] as const)[index % 5] ?? 'crop',
    kit: { ...shirted(kit, SHIRTS[index % SHIRTS.length] ?? RED), shorts: INK, ball: CREAM },
  }
})

/** The school league: a court full of children from a hundred and eighteen schools. */
export const SCHOOL_LEAGUE: Poster = {
  ground: glowOn('#8ed0cd', '#4aa6ac', [0.5, 0.4]),
  glow: 0,
  layers: [
    `<g transform="translate(600 420) rotate(-7)">${courtPlan({ floor: '#f2e2bd', area: '#f0b6a2', line: '#fffaf0', scale: 33 })}</g>`,
    word('118', 600, 590, 500, { fill: RED, anchor: 'middle', opacity: 0.24 }),
    PUPILS.map(({ x, y, scale }) => groundShadow(x, y + 88 * scale, 46 * scale, 0.22)).join(''),
    playAll(PUPILS),
    placed(
      '<path d="M-40 20C-40-34-24-54 0-54S40-34 40 20L52 36H-52Z" fill="#e9b44c"/><path d="M18 20C18-30 10-50 0-54C24-54 40-34 40 20L52 36H24Z" fill="#020817" opacity=".2"/><circle cy="46" r="13" fill="#b9772a"/><path d="M-12-56A12 12 0 1 1 12-56" fill="none" stroke="#b9772a" stroke-width="8"/>',
      92,
      130,
      1.3,
      -12,
    ),
  ],
}

const sceneBall = `<rect x="-90" y="-90" width="180" height="180" fill="${TEAL}"/>${bigBall([0, 10], 62, GOLD)}`
const sceneGoal = `<rect x="-90" y="-90" width="180" height="180" fill="#8ed0e0"/><rect x="-90" y="50" width="180" height="60" fill="${SAND}"/><g transform="translate(-60 -30) scale(.125)">${goalMouth(0, 0, 940, 640)}</g>`
const sceneSun = `<rect x="-90" y="-90" width="180" height="180" fill="#f7a35e"/>${sun([0, 20], 60, '#fff0c4', '#f0714e')}<rect x="-90" y="46" width="180" height="60" fill="#14708a"/>`
const sceneShell = `<rect x="-90" y="-90" width="180" height="180" fill="#f3e2bf"/><path d="M0 56C-60 40-76-16-52-46C-34-66 34-66 52-46C76-16 60 40 0 56Z" fill="#e8907a"/><path d="M0 54L-44-42M0 54L-18-58M0 54L18-58M0 54L44-42" stroke="#fff3e0" stroke-width="6"/>`
const sceneTent = `<rect x="-90" y="-90" width="180" height="180" fill="#264a78"/><path d="M-70 60L0-50L70 60Z" fill="${RED}"/><path d="M-18 60L0-8L18 60Z" fill="#ffe7a6"/><rect x="-90" y="58" width="180" height="40" fill="#1c5a4a"/><circle cx="56" cy="-58" r="16" fill="#fff3d0"/>`

/** The camp in photographs, laid out on a towel. */
export const CAMP_PHOTOS: Poster = {
  ground: glowOn('#3f8fc4', '#2a6ba3', [0.5, 0.4]),
  glow: 0,
  layers: [
    `<g fill="#fff" opacity=".16">${[0, 1, 2, 3, 4, 5].map((index) => `<rect x="${index * 220 - 40}" width="90" height="800"/>`).join('')}</g><path d="M0 20H1200M0 780H1200" stroke="#fff" stroke-width="6" stroke-dasharray="6 12" opacity=".5"/>`,
    placed(snapshot(sceneSun, 'sun'), 200, 210, 1.15, -9) +
      placed(snapshot(sceneBall, 'ball'), 470, 190, 1.12, 5) +
      placed(snapshot(sceneShell, 'shell'), 1020, 200, 1.15, 10) +
      placed(snapshot(sceneGoal, 'goal'), 250, 560, 1.15, 7) +
      placed(snapshot(sceneTent, 'tent'), 960, 560, 1.18, -8),
    placed(
      snapshot(
        `<rect x="-90" y="-90" width="180" height="180" fill="#f6c95a"/><circle cy="-4" r="74" fill="#fff0c4"/>`,
        'child',
      ),
      620,
      470,
      1.75,
      -3,
    ),
    play({
      pose: CHILD_CHEERS,
      x: 616,
      y: 486,
      scale: 1.35,
      turn: -3,
      cut: 'curls',
      kit: shirted(fairer(HOME_KIT), '#3f86c6'),
      number: '10',
    }),
    word('KAMP', 752, 176, 138, { fill: CREAM, anchor: 'middle' }),
  ],
}

/** Second place: a silver medal, and arms from both sides. */
export const SILVER: Poster = {
  ground: glowOn('#c8d2dc', '#5b6f88', [0.5, 0.3]),
  glow: 0.3,
  layers: [
    `<g opacity=".5">${rays([600, 260], 24, 1100, '#e6ecf1')}</g>`,
    word('2.', 60, 420, 470, { fill: CREAM, opacity: 0.9 }),
    playAll([
      { pose: ARMS_FOLDED, x: 196, y: 742, scale: 4.3, kit: darker(HOME_KIT), cut: 'curls' },
      {
        pose: ARMS_FOLDED,
        x: 1010,
        y: 746,
        scale: 4.3,
        kit: fairer(HOME_KIT),
        cut: 'crop',
        mirrored: true,
      },
      { pose: AT_EASE, x: 606, y: 742, scale: 4.9, kit: HOME_KIT, cut: 'short' },
    ]),
    placed(medal('#dfe6ec', '#9aa8b8', [RED, TEAL], 160), 606, 640, 1.1),
    placed(label('2', 22, 62, '#5b6f88'), 606, 640, 1.1),
  ],
}

/** A thousand more girls, since training no longer ends when the bus has gone. */
export const MORE_GIRLS: Poster = {
  ground: glowOn('#f58a72', '#d9523f', [0.5, 0.4]),
  glow: 0,
  layers: [
    `<circle cx="790" cy="420" r="350" fill="#fbeedb"/>${placed(clock(17, 30, '#fbeedb', '#7a1f2c'), 790, 420, 3.3)}`,
    word('+1.000', 36, 700, 190, { fill: CREAM }),
    `<path d="M0 752H1200V810H0Z" fill="#7a1f2c"/>`,
    groundShadow(680, 754, 120, 0.4),
    play({
      pose: CHILD_THROW,
      x: 690,
      y: 470,
      scale: 3.7,
      turn: -3,
      cut: 'ponytail',
      kit: { ...fairer(HOME_KIT), ball: GOLD, hair: '#6b3a1e' },
      number: '8',
    }),
  ],
}

/** The first step: a pair of shoes on a staircase of books. */
export const FIRST_STEP: Poster = {
  ground: glowOn('#fbf1de', '#e8d3ad', [0.36, 0.3]),
  glow: 0,
  layers: [
    `<path d="M0 700H1200V810H0Z" fill="${TEAL}"/><path d="M0 700H1200" stroke="${CREAM}" stroke-width="7"/><circle cx="250" cy="230" r="120" fill="#f6b73c"/>`,
    placed(lyingBook(880, 84, '#17356a', ''), 720, 702) +
      placed(lyingBook(640, 84, RED, ''), 830, 618) +
      placed(lyingBook(400, 84, TEAL, ''), 950, 534),
    groundShadow(560, 612, 130, 0.3) + groundShadow(930, 444, 130, 0.3),
    placed(courtShoe('#17356a', RED), 470, 618, 0.88),
    placed(courtShoe(RED, CREAM), 930, 450, 0.88),
    word('PRVI KORAK', 48, 176, 130, { fill: INK }),
  ],
}
