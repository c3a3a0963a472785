import { bigBall } from '#tools/pictures/stories/ball.ts'
import { groundShadow, play, playAll } from '#tools/pictures/stories/cast.ts'
import {
  darker,
  fairer,
  HOME_KIT,
  NIGHT_RIMS,
  shirted,
  suited,
} from '#tools/pictures/stories/kits.ts'
import type { Part } from '#tools/pictures/stories/people/figure.ts'
import { hand } from '#tools/pictures/stories/people/hand.ts'
import { drawParts, silhouetteOf } from '#tools/pictures/stories/people/light.ts'
import { FOREARM, segment } from '#tools/pictures/stories/people/limb.ts'
import { HANDS_HIGH, ONLOOKER } from '#tools/pictures/stories/people/poses/back-row.ts'
import { CHILD_THROW } from '#tools/pictures/stories/people/poses/child.ts'
import { CHILD_CHEERS } from '#tools/pictures/stories/people/poses/standing.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { lighthouse, ridge, sail, sky } from '#tools/pictures/stories/props/landscape.ts'
import { placed } from '#tools/pictures/stories/props/things.ts'
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
import { headline, word } from '#tools/pictures/stories/words.ts'

function held(x: number, y: number, width: number, color: string, letters: string): string {
  const height = width * 0.2
  return `<path d="M${x - width / 2} ${y}Q${x} ${y + height * 0.7} ${x + width / 2} ${y}V${y + height}Q${x} ${y + height * 1.7} ${x - width / 2} ${y + height}Z" fill="${color}"/>${word(letters, x, y + height * 1.12, height * 0.66, { fill: CREAM, anchor: 'middle', tracking: 0.06 })}`
}

/** The supporters meet on the quay at dusk. */
export const ON_THE_QUAY: Poster = {
  ground: glowOn('#f2a36a', '#2a3a70', [0.5, 0.6]),
  glow: 0.5,
  layers: [
    `${sky(
      [
        [0, '#1d2a5c'],
        [0.5, '#9a5a7c'],
        [0.8, '#f2a36a'],
        [1, '#ffd9a0'],
      ],
      640,
    )}${ridge(610, 70, '#3a3a6c', 41, 240)}<path d="M0 600H1200V810H0Z" fill="#1c3a6a"/>${lighthouse(1040, 640, 420)}${sail(150, 650, 300, '#f7e6d0', '#5a2440')}${sail(420, 640, 220, '#f7e6d0', '#17356a')}`,
    headline('RIVA', 290, CREAM, 320),
    playAll([
      {
        pose: HANDS_HIGH,
        x: 250,
        y: 790,
        scale: 3.3,
        kit: suited(fairer(HOME_KIT), '#17356a'),
        cut: 'ponytail',
      },
      {
        pose: HANDS_HIGH,
        x: 900,
        y: 800,
        scale: 3.3,
        kit: suited(darker(HOME_KIT), '#15305c'),
        cut: 'crop',
      },
      {
        pose: HANDS_HIGH,
        x: 580,
        y: 820,
        scale: 3.8,
        kit: suited(HOME_KIT, '#1b3f7a'),
        cut: 'curls',
      },
    ]),
    held(250, 396, 290, TEAL, 'JADRAN') +
      held(900, 406, 290, TEAL, 'JADRAN') +
      held(580, 366, 340, RED, 'JADRAN'),
  ],
}

/** The finals of the school league: blocks of colour, and one leap over them. */
export const SCHOOL_FINALS: Poster = {
  ground: glowOn('#3fa0d0', '#1f6fa8', [0.5, 0.4]),
  glow: 0,
  layers: [
    `<rect x="0" y="560" width="240" height="250" fill="${RED}"/><rect x="240" y="640" width="240" height="170" fill="${GOLD}"/><rect x="480" y="700" width="240" height="110" fill="#1fa66b"/><rect x="720" y="610" width="240" height="200" fill="#e8762d"/><rect x="960" y="500" width="240" height="310" fill="#6b4fa0"/><circle cx="600" cy="440" r="240" fill="#fff6dc"/>`,
    headline('ŠKOLE', 290, CREAM, 270),
    play({
      pose: CHILD_THROW,
      x: 610,
      y: 480,
      scale: 3.3,
      turn: -4,
      cut: 'curls',
      kit: { ...shirted(darker(HOME_KIT), RED), ball: TEAL },
      number: '5',
    }),
    placed(
      '<path d="M-40 20C-40-34-24-54 0-54S40-34 40 20L52 36H-52Z" fill="#e9b44c"/><path d="M18 20C18-30 10-50 0-54C24-54 40-34 40 20L52 36H24Z" fill="#020817" opacity=".2"/><circle cy="46" r="13" fill="#b9772a"/><path d="M-12-56A12 12 0 1 1 12-56" fill="none" stroke="#b9772a" stroke-width="8"/>',
      1080,
      420,
      1.7,
      12,
    ),
  ],
}

function step(x: number, y: number, turn: number): string {
  return placed(
    `<ellipse cy="4" rx="13" ry="22"/><ellipse cy="-24" rx="15" ry="13"/>${[-13, -6, 2, 9, 15].map((toe, index) => `<circle cx="${toe}" cy="${-44 + Math.abs(index - 1) * 3}" r="${6 - index * 0.6}"/>`).join('')}`,
    x,
    y,
    1,
    turn,
  )
}

/** The sand from above: a goal, a ball, and the way it went. */
export const SAND_FROM_ABOVE: Poster = {
  ground: glowOn('#f6dca6', '#e6bd78', [0.6, 0.6]),
  glow: 0,
  layers: [
    `<path d="M-10 -10H1210V200C1000 270 860 190 640 240S240 330 -10 250Z" fill="#17a2a8"/><path d="M-10 -10H1210V110C1000 180 860 100 640 150S240 240 -10 160Z" fill="#0f7c86"/><path d="M1210 200C1000 270 860 190 640 240S240 330 -10 250" fill="none" stroke="#fff" stroke-width="26" opacity=".85"/>`,
    headline('PIJESAK', 186, CREAM, 200),
    `<g transform="translate(230 520) rotate(-8)"><rect x="-150" y="-52" width="300" height="120" fill="#7a5224" opacity=".25" transform="translate(16 26)"/><path d="M${Array.from({ length: 13 }, (_, index) => `${-144 + index * 24} -46V60`).join('M')}M-150-20H150M-150 10H150M-150 40H150" stroke="#fff" stroke-width="3" opacity=".8"/><rect x="-162" y="56" width="324" height="22" fill="${RED}"/><g fill="#f5f3ee"><rect x="-130" y="56" width="32" height="22"/><rect x="-66" y="56" width="32" height="22"/><rect x="0" y="56" width="32" height="22"/><rect x="66" y="56" width="32" height="22"/><rect x="130" y="56" width="32" height="22"/></g></g>`,
    `<g fill="#b98a4a" opacity=".8">${[0, 1, 2, 3, 4, 5, 6].map((index) => step(1140 - index * 92, 760 - index * 34 + (index % 2) * 56, -64)).join('')}</g>`,
    `<ellipse cx="486" cy="604" rx="60" ry="52" fill="#7a5224" opacity=".3"/>${bigBall([470, 582], 58, RED)}`,
    `<g transform="translate(1010 430) rotate(18)"><circle r="112" fill="#7a5224" opacity=".22" cx="14" cy="20"/>${Array.from({ length: 8 }, (_, index) => `<path d="M0 0L${(Math.cos((index * Math.PI) / 4) * 112).toFixed(1)} ${(Math.sin((index * Math.PI) / 4) * 112).toFixed(1)}A112 112 0 0 1 ${(Math.cos(((index + 1) * Math.PI) / 4) * 112).toFixed(1)} ${(Math.sin(((index + 1) * Math.PI) / 4) * 112).toFixed(1)}Z" fill="${index % 2 ? CREAM : TEAL}"/>`).join('')}<circle r="9" fill="${INK}"/></g>`,
  ],
}

const HEART_RIMS = { ...NIGHT_RIMS, cool: '#ffd9c4', glow: '#d7263d', width: 0.5 }

/** A forearm that comes up from below and holds something from the left; the wrist is the origin. */
function cuppingArm(): readonly Part[] {
  const part = (tone: Part['tone'], outlines: Part['outlines']): Part => ({
    tone,
    outlines,
    isFar: false,
  })
  return [
    part('skin', [
      segment([-26, 24], [0, 0], FOREARM),
      ...hand('grip', { at: [0, 0], turn: -28, flip: true, scale: 1.15 }),
    ]),
    part('jersey', [segment([-34, 31], [-10, 10], FOREARM, { grow: 2.2, to: 0.7, hem: 1 })]),
  ]
}

/** For the children's ward: two hands make a heart around the ball. */
export const WITH_HEART: Poster = {
  ground: glowOn('#f58a72', '#cf3f3f', [0.5, 0.4]),
  glow: 0,
  layers: [
    `<path d="M600 690C300 500 190 380 220 250C250 130 430 110 600 270C770 110 950 130 980 250C1010 380 900 500 600 690Z" fill="#fbeedb"/>`,
    bigBall([600, 390], 110, GOLD),
    drawParts(cuppingArm(), fairer(HOME_KIT), HEART_RIMS, {
      at: [452, 470],
      scale: 10,
      name: 'left-',
    }) +
      drawParts(cuppingArm(), { ...darker(HOME_KIT), jersey: TEAL }, HEART_RIMS, {
        at: [748, 470],
        scale: 10,
        mirrored: true,
        name: 'right-',
      }),
    word('SRCEM', 600, 776, 150, { fill: CREAM, anchor: 'middle', tracking: 0.05 }),
  ],
}

const GUESTS = [
  [470, 640, 1.1],
  [560, 700, 1.5],
  [690, 660, 1.15],
  [760, 690, 0.8],
  [400, 720, 0.85],
] as const

/** Come in: the door of the hall stands open. */
export const OPEN_DOORS: Poster = {
  ground: glowOn('#12808c', '#06303c', [0.5, 0.4]),
  glow: 0.7,
  layers: [
    '<linearGradient id="light" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd27a"/><stop offset="1" stop-color="#fff3d0"/></linearGradient><path d="M360 110H840V600H360Z" fill="url(#light)"/><path d="M360 110L250 60V690L360 600Z" fill="#d7263d"/><path d="M840 110L950 60V690L840 600Z" fill="#d7263d"/><path d="M360 110L250 60V690L360 600Z" fill="#020817" opacity=".18"/><circle cx="336" cy="380" r="11" fill="#f7f3ea"/><circle cx="864" cy="380" r="11" fill="#f7f3ea"/><path d="M360 600H840L1160 810H40Z" fill="#ffe7a6" opacity=".75"/>',
    `<g fill="none" stroke="#e0a24a" stroke-width="6"><path d="M430 600C440 470 760 470 770 600"/><path d="M400 560H800" stroke-dasharray="24 18"/></g>`,
    GUESTS.map(
      ([x, feet, scale]) =>
        `<path d="${silhouetteOf(ONLOOKER, { at: [x, feet - 100 * scale], scale, name: '' })}" fill="#0b2a3c"/><path d="M${x - 20 * scale} ${feet}L${x - 60 * scale} ${feet + 110}H${x - 8 * scale}L${x + 20 * scale} ${feet}Z" fill="#0b2a3c" opacity=".35"/>`,
    ).join(''),
    word('UĐITE', 600, 330, 210, { fill: '#b9572a', anchor: 'middle' }),
  ],
}

/** The summer camp: sun, tent, sea, and the first cheer of the day. */
export const SUMMER: Poster = {
  ground: glowOn('#bfe8f2', '#5fbfd8', [0.5, 0.4]),
  glow: 0,
  layers: [
    `<g opacity=".5">${rays([860, 250], 22, 1200, '#fff6dc')}</g><circle cx="860" cy="250" r="150" fill="#ffd94d"/><path d="M0 560H1200V700H0Z" fill="#1788a8"/>${waveBand({ y: 640, rise: 18, width: 1200, height: 800, colors: ['#7cd0d2', CREAM, '#f0d19c'], stripe: 18 })}`,
    `<path d="M760 730L960 400L1160 730Z" fill="${RED}"/><path d="M960 400L1160 730H1040Z" fill="#a51c30"/><path d="M890 730L960 540L1030 730Z" fill="#5a1320"/><path d="M960 400V360M960 362L1010 376L960 392" stroke="#f7f3ea" stroke-width="7" fill="${CREAM}"/>`,
    word('LJETO', 48, 250, 290, { fill: '#17356a' }),
    groundShadow(430, 772, 120, 0.25),
    play({
      pose: CHILD_CHEERS,
      x: 430,
      y: 560,
      scale: 3.1,
      cut: 'ponytail',
      kit: { ...shirted(fairer(HOME_KIT), '#3f86c6'), hair: '#6b3a1e' },
      number: '10',
    }),
    `<ellipse cx="640" cy="776" rx="70" ry="9" fill="#7a5224" opacity=".35"/>${bigBall([640, 716], 60, GOLD)}`,
  ],
}
