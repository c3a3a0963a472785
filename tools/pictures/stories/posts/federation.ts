import { createRandom } from '#tools/pictures/engine/noise.ts'
import { bigBall } from '#tools/pictures/stories/ball.ts'
import { groundShadow, play, playAll, type Role } from '#tools/pictures/stories/cast.ts'
import { darker, fairer, HOME_KIT, shirted, suited } from '#tools/pictures/stories/kits.ts'
import { silhouetteOf } from '#tools/pictures/stories/people/light.ts'
import { ONLOOKER } from '#tools/pictures/stories/people/poses/back-row.ts'
import { JUMP_SHOT } from '#tools/pictures/stories/people/poses/jump-shot.ts'
import {
  CHILD_HOLDS,
  COACH_POINT,
  HANDSHAKE,
  SPEAKER,
} from '#tools/pictures/stories/people/poses/standing.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { courtPlan } from '#tools/pictures/stories/props/courts.ts'
import { coins, placed, tumbler } from '#tools/pictures/stories/props/things.ts'
import { CREAM, GOLD, glowOn, INK, RED, sun, TEAL } from '#tools/pictures/stories/shapes.ts'
import { word } from '#tools/pictures/stories/words.ts'

function curtain(from: number, step: number, count: number): string {
  return Array.from(
    { length: count },
    (_, index) =>
      `<path d="M${from + index * step} -10C${from + index * step + 18} 260 ${from + index * step - 22} 520 ${from + index * step + 6} 660H${from + index * step + step * 0.55}C${from + index * step + step * 0.3} 520 ${from + index * step + step * 0.8} 260 ${from + index * step + step * 0.5} -10Z"/>`,
  ).join('')
}

/** A hundred years in one evening: the stage, the lamp, the first ball. */
export const CENTENARY: Poster = {
  ground: glowOn('#1c3a72', '#060d22', [0.5, 0.6]),
  glow: 0.8,
  layers: [
    `<g fill="#0a1738" opacity=".6">${curtain(-20, 62, 21)}</g>`,
    '<linearGradient id="spot" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff0c4" stop-opacity=".5"/><stop offset="1" stop-color="#fff0c4" stop-opacity=".06"/></linearGradient><path d="M560 -10H640L930 690H270Z" fill="url(#spot)"/>',
    word('100', 600, 560, 560, { fill: GOLD, anchor: 'middle' }),
    '<path d="M0 660H1200V810H0Z" fill="#3a1f16"/><path d="M0 660H1200V676H0Z" fill="#6b3a22"/><ellipse cx="600" cy="706" rx="330" ry="44" fill="#fff0c4" opacity=".22"/>',
    groundShadow(610, 742, 130, 0.6),
    bigBall([600, 634], 108, '#8a4f2a'),
  ],
}

/** The book of the century lies open, and its pages are a court. */
export const BOOK_OPEN: Poster = {
  ground: glowOn('#f8ecd6', '#dcc49a', [0.5, 0.3]),
  glow: 0,
  layers: [
    sun([600, 330], 250, RED, '#f8ecd6'),
    word('1926.', 44, 170, 150, { fill: INK }),
    '<ellipse cx="600" cy="744" rx="520" ry="34" fill="#5a3a1c" opacity=".35"/><path d="M70 470C240 420 460 430 600 500C740 430 960 420 1130 470V730C960 690 740 700 600 760C460 700 240 690 70 730Z" fill="#17356a"/>',
    `<clipPath id="left"><path d="M92 462C250 410 470 424 600 492V742C470 684 250 676 92 716Z"/></clipPath><clipPath id="right"><path d="M1108 462C950 410 730 424 600 492V742C730 684 950 676 1108 716Z"/></clipPath><g clip-path="url(#left)"><rect x="60" y="380" width="560" height="400" fill="#fbf5e6"/><g transform="translate(600 590) skewY(-3) scale(1.12 .6)">${courtPlan({ floor: '#fbf5e6', area: '#f3c9bd', line: TEAL, scale: 20 })}</g></g><g clip-path="url(#right)"><rect x="580" y="380" width="560" height="400" fill="#f4ead2"/><g transform="translate(600 590) skewY(3) scale(1.12 .6)">${courtPlan({ floor: '#f4ead2', area: '#f3c9bd', line: TEAL, scale: 20 })}</g></g><path d="M600 492V742" stroke="#b9a47a" stroke-width="5"/><path d="M600 492C560 470 520 458 480 450V700C520 706 560 722 600 742Z" fill="#020817" opacity=".1"/>`,
    `<path d="${silhouetteOf(JUMP_SHOT, { at: [600, 330], scale: 1.75, turn: -5, name: 'cut-' })}" fill="${INK}"/>`,
    bigBall([535, 125], 22, GOLD),
  ],
}

const SAVERS: readonly Role[] = [
  {
    pose: SPEAKER,
    x: 190,
    y: 364,
    scale: 1.15,
    kit: suited(fairer(HOME_KIT), '#17356a'),
    cut: 'bun',
  },
  { pose: CHILD_HOLDS, x: 450, y: 246, scale: 1.55, kit: HOME_KIT, cut: 'crop' },
  {
    pose: COACH_POINT,
    x: 990,
    y: 100,
    scale: 1.05,
    kit: suited(darker(HOME_KIT), '#8a1c2c'),
    cut: 'crop',
    mirrored: true,
  },
]

/** Where every euro goes: stacks in the federation's colours, and who stands on them. */
export const EVERY_EURO: Poster = {
  ground: glowOn('#d7ecea', '#9ccbc9', [0.5, 0.4]),
  glow: 0,
  layers: [
    word('€', 760, 690, 640, { fill: CREAM, anchor: 'middle', opacity: 0.85 }),
    `<path d="M0 716H1200V810H0Z" fill="${INK}"/>`,
    placed(coins(8, GOLD, '#b9772a'), 190, 716, 1.3) +
      placed(coins(11, '#e0566a', '#a51c30'), 450, 716, 1.3) +
      placed(coins(6, '#2fa5ae', '#0c6f7c'), 720, 716, 1.3) +
      placed(coins(16, '#4a72b8', '#17356a'), 990, 716, 1.3),
    playAll(SAVERS),
  ],
}

function olive(x: number, y: number, size: number): string {
  return `<ellipse cx="${x + 12}" cy="${y + 16}" rx="${size}" ry="${size * 0.94}" fill="#020817" opacity=".22"/><circle cx="${x}" cy="${y}" r="${size}" fill="#6f8a4a"/><circle cx="${x - size * 0.2}" cy="${y - size * 0.24}" r="${size * 0.66}" fill="#8aa45e"/><circle cx="${x + size * 0.25}" cy="${y - size * 0.1}" r="${size * 0.3}" fill="#a3ba78"/>`
}

const GROVE: readonly (readonly [number, number, number])[] = [
  [70, 90, 44],
  [170, 60, 36],
  [60, 260, 38],
  [90, 420, 46],
  [330, 480, 40],
  [420, 560, 46],
  [300, 610, 36],
  [470, 70, 38],
  [560, 130, 44],
  [640, 560, 36],
  [880, 70, 40],
  [700, 660, 44],
]

/** Three new courts, as a gull sees them. */
export const THREE_COURTS: Poster = {
  ground: glowOn('#d9b98a', '#c9a26c', [0.4, 0.4]),
  glow: 0,
  layers: [
    '<path d="M1210 -10H1010C960 120 1060 230 1000 360S900 560 960 810H1210Z" fill="#0f7c86"/><path d="M1010 -10C960 120 1060 230 1000 360S900 560 960 810" fill="none" stroke="#f4e7c8" stroke-width="34"/><path d="M1040 -10C990 120 1090 230 1030 360S930 560 990 810" fill="none" stroke="#7cd0d2" stroke-width="12" opacity=".8"/>',
    `<g transform="translate(310 250) rotate(-8)">${courtPlan({ floor: '#d9523f', area: '#f2b25c', line: CREAM, scale: 10.5 })}</g><g transform="translate(740 340) rotate(12)">${courtPlan({ floor: '#17356a', area: '#2fa5ae', line: CREAM, scale: 9.6 })}</g><g transform="translate(540 662) rotate(-4) scale(1 1)">${courtPlan({ floor: '#2f8f5b', area: '#f2d25c', line: CREAM, scale: 9.2 })}</g>`,
    GROVE.filter(([, , size]) => size !== 0)
      .map(([x, y, size]) => olive(x, y, size))
      .join(''),
    word('3', 1176, 770, 330, { fill: CREAM, anchor: 'end' }),
  ],
}

const VISITORS = [
  [770, 1.45],
  [905, 0.85],
  [968, 1.3],
] as const

/** The people in yellow vests: one of them shows the way in. */
export const THANKS: Poster = {
  ground: glowOn('#24497c', '#0a1730', [0.3, 0.5]),
  glow: 0.8,
  layers: [
    '<linearGradient id="door" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffd98a"/><stop offset="1" stop-color="#fff3d0"/></linearGradient><rect x="650" y="110" width="430" height="560" fill="#0c1f40"/><rect x="680" y="140" width="370" height="530" fill="url(#door)"/><path d="M865 140V670" stroke="#0c1f40" stroke-width="14"/><path d="M680 670H1050L1240 810H380Z" fill="#ffe7a6" opacity=".5"/><path d="M0 668H640M1090 668H1200" stroke="#0c1f40" stroke-width="8"/>',
    `<g fill="#0c1f40" opacity=".8">${VISITORS.map(([x, scale]) => `<path d="${silhouetteOf(ONLOOKER, { at: [x, 668 - 100 * scale], scale, name: '' })}"/>`).join('')}</g>`,
    word('HVALA', 44, 200, 190, { fill: CREAM }),
    groundShadow(330, 788, 140, 0.5),
    play({
      pose: COACH_POINT,
      x: 330,
      y: 508,
      scale: 2.75,
      cut: 'ponytail',
      limbs: 0.96,
      kit: { ...suited(fairer(HOME_KIT), '#e8c52e'), sleeve: '#23406e', trim: '#f6f2e9' },
      rims: { warm: '#fff0c4', glow: '#ffb45e' },
    }),
  ],
}

/** Cups that come back: no throw-away plastic in the hall. */
export const CUPS: Poster = {
  ground: glowOn('#bfe3df', '#6cb7b8', [0.5, 0.4]),
  glow: 0,
  layers: [
    word('0', 920, 560, 560, { fill: CREAM, anchor: 'middle' }),
    '<path d="M0 690H1200V810H0Z" fill="#0f5f6b"/><path d="M0 690H1200V706H0Z" fill="#f4efe5"/>',
    placed(tumbler('#17356a', TEAL, RED), 150, 700, 1.7) +
      placed(tumbler('#f4efe5', '#17356a', TEAL), 380, 700, 1.7) +
      placed(tumbler('#d7263d', CREAM, '#17356a'), 1090, 700, 1.7) +
      placed(tumbler('#0f7c86', CREAM, GOLD), 860, 700, 1.7),
    `${placed(tumbler('#e9b44c', '#17356a', RED), 620, 420, 1.9, 6)}<path d="M500 330C480 300 500 280 530 284L700 262C730 262 736 290 716 298C744 304 744 334 716 338C740 346 736 374 708 376C726 386 718 408 694 406L640 412L668 820H510L520 470C500 440 492 380 500 330Z" fill="#b07a62"/><path d="M500 560L680 548L690 820H492Z" fill="#17356a"/><path d="M500 560L680 548V580L498 594Z" fill="${RED}"/><path d="M536 300L706 280M560 340L712 322M570 380L704 364" stroke="#7a4a3a" stroke-width="4" stroke-linecap="round"/>`,
  ],
}

/** The bank stays with the handball schools: a handshake, and the ones it is for. */
export const PARTNERS_SHAKE: Poster = {
  ground: glowOn('#fbf1de', '#ecd9b4', [0.5, 0.4]),
  glow: 0,
  layers: [
    `<path d="M-10 -10H600V810H-10Z" fill="${TEAL}"/><circle cx="600" cy="330" r="280" fill="${GOLD}"/>`,
    playAll([
      {
        pose: HANDSHAKE,
        x: 366,
        y: 560,
        scale: 4.6,
        kit: suited(darker(HOME_KIT), '#17356a', INK),
        cut: 'crop',
      },
      {
        pose: HANDSHAKE,
        x: 834,
        y: 562,
        scale: 4.6,
        mirrored: true,
        kit: suited(fairer(HOME_KIT), '#8a1c2c', INK),
        cut: 'bun',
        limbs: 0.95,
      },
      {
        pose: CHILD_HOLDS,
        x: 600,
        y: 690,
        scale: 2.5,
        kit: { ...shirted(fairer(HOME_KIT), RED), ball: CREAM },
        cut: 'curls',
      },
    ]),
  ],
}

function oldTeam(seed: number): string {
  const random = createRandom(seed)
  const row = (y: number, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const x = -66 + (index * 132) / (count - 1)
      const tall = random() * 8
      return `<circle cx="${x.toFixed(0)}" cy="${(y - tall).toFixed(0)}" r="11" fill="#d8c19a"/><path d="M${x - 17} ${y + 70}C${x - 19} ${y + 8 - tall} ${x + 19} ${y + 8 - tall} ${x + 17} ${y + 70}Z" fill="${index % 2 ? '#6b5336' : '#836a49'}"/>`
    }).join('')
  return `<rect x="-90" y="-90" width="180" height="180" fill="#b79f78"/><rect x="-90" y="40" width="180" height="60" fill="#8d744f"/>${row(-30, 6)}${row(16, 5)}`
}

const photoHall =
  '<rect x="-90" y="-90" width="180" height="180" fill="#c9b48c"/><path d="M-80 50V-10L0-60L80-10V50Z" fill="#7a6244"/><path d="M-50 50V0H-20V50ZM20 50V0H50V50Z" fill="#d8c19a"/>'
const photoGoal = `<rect x="-90" y="-90" width="180" height="180" fill="#b9a27a"/><path d="M-66 60V-40H66V60" fill="none" stroke="#5e4a30" stroke-width="9"/><circle cx="24" cy="0" r="18" fill="${RED}"/><path d="M-66-14H66M-66 20H66M-30-40V60M6-40V60M40-40V60" stroke="#5e4a30" stroke-width="1.500"/>`

function pegged(
  picture: string,
  x: number,
  y: number,
  scale: number,
  turn: number,
  id: string,
): string {
  return placed(
    `<rect x="-100" y="-100" width="200" height="224" fill="#3a2a16" opacity=".3" transform="translate(7 11)"/><rect x="-100" y="-100" width="200" height="224" fill="#f1e4c8"/><clipPath id="${id}"><rect x="-88" y="-88" width="176" height="176"/></clipPath><g clip-path="url(#${id})">${picture}</g><rect x="-8" y="-124" width="16" height="46" rx="4" fill="#a8763f"/>`,
    x,
    y,
    scale,
    turn,
  )
}

/** The archive: photographs on a line, one of them under the glass. */
export const ARCHIVE: Poster = {
  ground: glowOn('#e8d3ad', '#b08d5c', [0.5, 0.4]),
  glow: 0,
  layers: [
    `<path d="M-10 90C300 170 900 170 1210 80" fill="none" stroke="#5a3f22" stroke-width="5"/>`,
    pegged(photoHall, 190, 300, 1.35, -3, 'hall') +
      pegged(oldTeam(5), 600, 384, 1.9, 2, 'team') +
      pegged(photoGoal, 1020, 300, 1.35, 4, 'goal'),
    `<circle cx="770" cy="520" r="150" fill="#fff7e2" opacity=".3"/><clipPath id="lens"><circle cx="770" cy="520" r="146"/></clipPath><g clip-path="url(#lens)"><g transform="translate(640 420) scale(3.1)">${oldTeam(5)}</g><path d="M640 430C700 380 800 380 880 440" stroke="#fff" stroke-width="22" opacity=".35" fill="none"/></g><circle cx="770" cy="520" r="150" fill="none" stroke="#17233a" stroke-width="18"/><path d="M880 630L1030 780" stroke="#17233a" stroke-width="40" stroke-linecap="round"/><path d="M896 646L1024 774" stroke="${RED}" stroke-width="14" stroke-linecap="round"/>`,
  ],
}
