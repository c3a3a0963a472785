import { bigBall } from '#tools/pictures/stories/ball.ts'
import { play } from '#tools/pictures/stories/cast.ts'
import { AWAY_KIT, darker, fairer, greying, HOME_KIT } from '#tools/pictures/stories/kits.ts'
import { FALLING_SHOT, SEVEN_METRES, SPRINT } from '#tools/pictures/stories/people/poses/attack.ts'
import { LIFT } from '#tools/pictures/stories/people/poses/joy.ts'
import { JUMP_SHOT } from '#tools/pictures/stories/people/poses/jump-shot.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { courtPlan } from '#tools/pictures/stories/props/courts.ts'
import { glitter, peaks, ridge } from '#tools/pictures/stories/props/landscape.ts'
import { cup, placed } from '#tools/pictures/stories/props/things.ts'
import {
  CREAM,
  GOLD,
  glowOn,
  INK,
  RED,
  rays,
  sun,
  TEAL,
  waveBand,
} from '#tools/pictures/stories/shapes.ts'
import { headline, word } from '#tools/pictures/stories/words.ts'

const SIZE = { width: 1200, height: 800 } as const

/** Away on the plain: furrows of wheat run to one point on the horizon. */
export const PLAIN: Poster = {
  ground: glowOn('#ffe0a0', '#f2b84c', [0.5, 0.3]),
  glow: 0,
  layers: [
    `<circle cx="820" cy="330" r="210" fill="#fff3d0"/><path d="M0 430H1200V810H0Z" fill="#d9962e"/>${Array.from({ length: 19 }, (_, index) => `<path d="M820 430L${-900 + index * 190} 810H${-820 + index * 190}Z" fill="${index % 2 ? '#f2c25c' : '#b97a22'}"/>`).join('')}<path d="M0 426H1200V436H0Z" fill="#8a5a1c"/>`,
    headline('RAVNICA', 262, '#7a3a10', 250),
    play({
      pose: SEVEN_METRES,
      x: 420,
      y: 470,
      scale: 3,
      kit: { ...AWAY_KIT, ball: RED },
      number: '10',
      numberFill: INK,
    }),
  ],
}

/** The mountains come down to the sea. */
export const HILLS: Poster = {
  ground: glowOn('#bfe0d0', '#5fae9a', [0.5, 0.3]),
  glow: 0.2,
  layers: [
    `${peaks(
      [
        [180, 180, 420],
        [1010, 150, 420],
      ],
      620,
      ['#1f7a4d', '#3fa06c'],
    )}${peaks(
      [
        [-20, 330, 300],
        [1200, 320, 320],
      ],
      640,
      ['#145a3a', '#2a8558'],
    )}<path d="M0 600H1200V810H0Z" fill="#12315c"/>${waveBand({ y: 640, rise: 26, ...SIZE, colors: ['#1d4a86', '#17356a', INK], stripe: 44 })}`,
    headline('GORJE', 300, CREAM, 330),
    play({
      pose: JUMP_SHOT,
      x: 600,
      y: 452,
      scale: 2.9,
      turn: -5,
      mirrored: true,
      kit: fairer(HOME_KIT),
      number: '7',
      cut: 'crop',
    }),
  ],
}

/** The women's match: an orange sun over the islands. */
export const WOMEN_MATCH: Poster = {
  ground: glowOn('#ffd9a0', '#ef7a4c', [0.6, 0.5]),
  glow: 0.3,
  layers: [
    `${sun([760, 420], 300, '#f0552f', '#ffd9a0')}${ridge(600, 80, '#8a2f4a', 31, 200)}<path d="M0 590H1200V810H0Z" fill="#17356a"/>${glitter(760, 600, 700, '#ffb27a', 21)}`,
    play({
      pose: JUMP_SHOT,
      x: 700,
      y: 344,
      scale: 2.6,
      turn: -4,
      cut: 'ponytail',
      limbs: 0.9,
      kit: { ...HOME_KIT, ball: CREAM },
      number: '8',
    }),
    headline('JADRANKE', 774, CREAM, 190),
  ],
}

/** The return match in the north: cliffs, and white shirts among them. */
export const NORTH: Poster = {
  ground: glowOn('#c9ced6', '#7d8794', [0.5, 0.3]),
  glow: 0.2,
  layers: [
    `<path d="M-10 260L90 230L130 330L240 300L270 450L380 430L400 560L520 620V810H-10Z" fill="#7a1f33"/><path d="M-10 260L90 230L130 330L60 470L150 560L90 810H-10Z" fill="#a8324a"/><path d="M1210 200L1090 240L1060 370L930 380L900 520L800 540L760 640V810H1210Z" fill="#5a1626"/><path d="M1060 370L1120 470L1040 560L1100 810H1210V330Z" fill="#7a1f33"/>${waveBand({ y: 660, rise: 30, ...SIZE, colors: ['#e9edf0', '#8fa0b0', '#56687c', '#2c3a4e'], stripe: 26 })}`,
    headline('GOSTOVANJE', 196, '#5a1626', 210),
    play({
      pose: SPRINT,
      x: 610,
      y: 456,
      scale: 2.9,
      kit: { ...AWAY_KIT, trim: RED, sock: RED },
      cut: 'crop',
      number: '14',
      numberFill: INK,
    }),
  ],
}

/** Three seas: three bands of three blues, and the cup over them. */
export const THREE_SEAS: Poster = {
  ground: glowOn('#f6efdc', '#e4d3a8', [0.5, 0.3]),
  glow: 0,
  layers: [
    `<circle cx="600" cy="330" r="290" fill="${GOLD}"/>`,
    placed(cup('#e9b44c'), 600, 142, 1.25),
    play({ pose: LIFT, x: 600, y: 520, scale: 3.1, kit: fairer(HOME_KIT), number: '6' }),
    waveBand({ y: 590, rise: 34, ...SIZE, colors: ['#7cc6dd', '#2f7fb8', '#17356a'], stripe: 74 }),
    word('TRI MORA', 600, 782, 150, { fill: CREAM, anchor: 'middle', tracking: 0.06 }),
  ],
}

const FIELDS = [
  ['M-10 -10H600V400H-10Z', RED],
  ['M600 -10H1210V400H600Z', '#17356a'],
  ['M-10 400H600V810H-10Z', TEAL],
  ['M600 400H1210V810H600Z', '#e0a83c'],
] as const

/** The final four: a silver cup between four colours, a court in its bowl. */
export const FINAL_FOUR: Poster = {
  ground: glowOn('#17356a', '#17356a', [0.5, 0.5]),
  glow: 0,
  layers: [
    `${FIELDS.map(([path, color]) => `<path d="${path}" fill="${color}"/>`).join('')}<g opacity=".25">${rays([600, 330], 20, 1100, '#ffffff')}</g>`,
    '<ellipse cx="600" cy="748" rx="260" ry="24" fill="#020817" opacity=".35"/>',
    `<clipPath id="bowl"><path d="M360 110H840C840 380 740 520 636 560V660H740V740H460V660H564V560C460 520 360 380 360 110Z"/></clipPath><path d="M366 170C200 140 210 400 420 400M834 170C1000 140 990 400 780 400" fill="none" stroke="#c3ccd6" stroke-width="40"/><path d="M366 170C200 140 210 400 420 400M834 170C1000 140 990 400 780 400" fill="none" stroke="#eef2f5" stroke-width="12"/><g clip-path="url(#bowl)"><rect x="340" y="90" width="520" height="680" fill="#d5dce3"/><g transform="translate(600 330) rotate(90)">${courtPlan({ floor: 'none', area: '#bcc6d0', line: '#8593a3', scale: 12 })}</g><path d="M720 90H860V770H640L680 560Z" fill="#8593a3" opacity=".45"/><path d="M400 90H450C450 300 500 460 560 540C470 480 400 340 400 90Z" fill="#fff" opacity=".85"/></g><rect x="340" y="92" width="520" height="34" rx="17" fill="#f3f6f8"/>`,
    word('KUP', 600, 728, 104, { fill: INK, anchor: 'middle', tracking: 0.08 }),
  ],
}

/** The old anchor: its ring is a ball, and the arm has not forgotten. */
export const VETERANS: Poster = {
  ground: glowOn('#e6cfa2', '#b88f58', [0.5, 0.4]),
  glow: 0,
  layers: [
    `<g fill="none" stroke="#17305a" stroke-width="46" stroke-linecap="round"><path d="M850 250V690"/><path d="M720 340H980"/><path d="M610 500C620 640 740 700 850 700S1080 640 1090 500"/></g><path d="M560 540L606 440L668 536ZM1140 540L1094 440L1032 536Z" fill="#17305a"/>`,
    bigBall([850, 190], 92, '#a8622f'),
    play({
      pose: FALLING_SHOT,
      x: 380,
      y: 396,
      scale: 2.8,
      kit: {
        ...greying(darker(HOME_KIT)),
        skin: '#9a6a52',
        jersey: '#17305a',
        sleeve: '#17305a',
        trim: '#e6cfa2',
        ball: '#a8622f',
      },
      cut: 'crop',
      number: '50',
      limbs: 1.15,
    }),
    word('VETERANI', 44, 786, 150, { fill: '#17305a' }),
  ],
}
