import { hash } from '#tools/pictures/engine/noise.ts'
import { bigBall } from '#tools/pictures/stories/ball.ts'
import { play, type Role } from '#tools/pictures/stories/cast.ts'
import { fairer, greying, HOME_KIT, shirted, suited } from '#tools/pictures/stories/kits.ts'
import type { Pose } from '#tools/pictures/stories/people/pose.ts'
import { SEATED } from '#tools/pictures/stories/people/poses/floor.ts'
import { ARMS_FOLDED, CHILD_CHEERS } from '#tools/pictures/stories/people/poses/standing.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { ferry, glitter, ridge, sky, stars } from '#tools/pictures/stories/props/landscape.ts'
import { drum, megaphone, placed, wornScarf } from '#tools/pictures/stories/props/things.ts'
import { CREAM, GOLD, glowOn, INK, RED, TEAL } from '#tools/pictures/stories/shapes.ts'
import { word } from '#tools/pictures/stories/words.ts'

const FLAGS = [
  [352, 419, TEAL],
  [440, 373, CREAM],
  [560, 373, RED],
  [650, 419, TEAL],
  [720, 500, RED],
] as const

/** The island ferry brings the whole stand at once. */
export const FAN_FERRY: Poster = {
  ground: glowOn('#1c3a70', '#060d22', [0.6, 0.5]),
  glow: 0.9,
  layers: [
    `${sky(
      [
        [0, '#070f26'],
        [0.7, '#1a3a6e'],
        [1, '#2f5f8f'],
      ],
      480,
    )}${stars(90, 330, 44)}${ridge(480, 80, '#0a1a38', 19, 220)}<path d="M880 470C900 390 960 372 1030 380S1150 404 1200 370V480H880Z" fill="#132a52"/><path d="M900 470C930 410 980 396 1040 404S1130 424 1180 396V470Z" fill="#ffc870"/><rect y="470" width="1200" height="340" fill="#0c2448"/>${glitter(1040, 476, 640, '#ffc870', 5)}${glitter(500, 650, 790, '#ffe0a0', 15)}`,
    ferry(480, 640, 460, { hull: '#12356a', band: RED, house: '#e8e3d8', window: '#ffd36b' }),
    FLAGS.map(
      ([x, y, color]) =>
        `<path d="M${x} ${y}V${y - 84}" stroke="#e8e3d8" stroke-width="4"/><path d="M${x} ${y - 84}C${x + 26} ${y - 96} ${x + 46} ${y - 68} ${x + 78} ${y - 82}V${y - 44}C${x + 46} ${y - 30} ${x + 26} ${y - 58} ${x} ${y - 46}Z" fill="${color}"/>`,
    ).join(''),
    `<path d="M40 668C260 640 700 640 980 672" fill="none" stroke="#dff0f5" stroke-width="10" stroke-linecap="round" opacity=".6"/>`,
    word('LUKA', 1160, 240, 210, { fill: CREAM, anchor: 'end' }),
  ],
}

function paperColor(column: number, row: number): string {
  const wave = 11 + Math.sin(column / 6.2) * 4.2 + Math.sin(column / 14) * 2
  const depth = row - wave
  if (depth < -6) return hash(column, row, 4) > 0.9 ? '#e9e4da' : '#17356a'
  if (depth < -3) return CREAM
  if (depth < 1) return TEAL
  if (depth < 3) return CREAM
  return depth < 6 ? RED : '#17356a'
}

/** Two thousand sheets of paper, held up at the same moment. */
export const CHOREOGRAPHY: Poster = {
  ground: glowOn('#0e2244', '#060d1c', [0.5, 0.5]),
  glow: 0.4,
  layers: [
    Array.from({ length: 22 }, (_, row) =>
      Array.from({ length: 52 }, (__, column) => {
        const tall = 25 + row * 0.7
        const x = 600 + (column - 25.5) * (21 + row * 0.62) + (row % 2) * 8
        const y =
          20 +
          row * 26 +
          row * row * 0.36 +
          hash(column, row, 1) * 7 -
          ((column - 25.5) / 26) ** 2 * 26
        const turn = (hash(column, row, 2) - 0.5) * 18
        return `<rect x="${(x - tall * 0.38).toFixed(1)}" y="${y.toFixed(1)}" width="${(tall * 0.78).toFixed(1)}" height="${tall.toFixed(1)}" fill="${paperColor(column, row)}" transform="rotate(${turn.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`
      }).join(''),
    ).join(''),
    '<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#050d1e" stop-opacity=".55"/><stop offset=".35" stop-color="#050d1e" stop-opacity="0"/></linearGradient><rect width="1200" height="800" fill="url(#fade)"/><path d="M0 740H1200V810H0Z" fill="#0a1c38"/><path d="M0 736H1200V744H0Z" fill="#f7f3ea"/>',
  ],
}

/** A new song for the stand: drum, megaphone, and notes that are balls. */
export const SONG: Poster = {
  ground: glowOn('#e2414f', '#8a1626', [0.4, 0.4]),
  glow: 0,
  layers: [
    `<circle cx="380" cy="470" r="330" fill="#f0645f" opacity=".5"/>`,
    word('PJESMA', 600, 216, 230, { fill: CREAM, anchor: 'middle' }),
    placed(drum(INK, GOLD), 300, 590, 1.25, -6),
    `<g stroke="#d8a35c" stroke-width="16" stroke-linecap="round"><path d="M190 470L90 300"/><path d="M400 460L520 310"/></g><circle cx="86" cy="292" r="20" fill="${CREAM}"/><circle cx="526" cy="302" r="20" fill="${CREAM}"/>`,
    placed(megaphone(GOLD), 720, 560, 1.25, -14),
    `<g stroke="${INK}" stroke-width="11" fill="none"><path d="M984 470V340L1084 312V440"/><path d="M984 360L1084 332"/><path d="M1130 640V540"/></g>${bigBall([956, 474], 34, CREAM)}${bigBall([1056, 446], 34, TEAL)}${bigBall([1102, 646], 34, GOLD)}<path d="M1130 540C1150 560 1170 566 1172 594" stroke="${INK}" stroke-width="11" fill="none"/>`,
  ],
}

const WRAPPED: Pose = {
  ...SEATED,
  build: { limbs: 0.94, longSleeves: true, longTrousers: true },
}

/** The five thousandth member in the seat she has always had. */
export const SAME_SEAT: Poster = {
  ground: glowOn('#c9793c', '#3a1c16', [0.4, 0.4]),
  glow: 0.5,
  layers: [
    `${[0, 1, 2, 3, 4].map((row) => `<path d="M-10 ${150 + row * 140}H1210V${182 + row * 140}H-10Z" fill="${['#7a4426', '#8a4f2c', '#9a5a32', '#a9663a', '#b87242'][row]}"/><path d="M-10 ${182 + row * 140}H1210V${290 + row * 140}H-10Z" fill="#3a1c16" opacity="${0.5 - row * 0.06}"/>`).join('')}<path d="M-10 -10H700L1210 620V810H980L300 -10Z" fill="#ffd08a" opacity=".16"/>`,
    word('5.000', 1160, 330, 260, { fill: CREAM, anchor: 'end' }),
    play({
      pose: WRAPPED,
      x: 400,
      y: 566,
      scale: 3.3,
      cut: 'bun',
      kit: { ...suited(greying(HOME_KIT), '#2b4a86', '#3a2a4a') },
      rims: { warm: '#ffe0b0', glow: '#ff9a4c' },
    }),
    placed(wornScarf(RED, CREAM), 480, 408, 0.95, 12),
  ],
}

const SHOULDERED: Pose = {
  ...CHILD_CHEERS,
  nearLeg: {
    hip: [-6, 4],
    knee: [-17, 26],
    ankle: [-15, 56],
    view: 'front',
    foot: 'front',
    toes: 92,
  },
  farLeg: { hip: [6, 4], knee: [17, 26], ankle: [15, 56], view: 'front', foot: 'front', toes: 88 },
}
const ON_TOP: Role = {
  pose: SHOULDERED,
  x: 600,
  y: 400,
  scale: 3.4,
  kit: { ...shirted(fairer(HOME_KIT), '#f2c84b', CREAM), shorts: '#17356a', hair: '#6b3a1e' },
  cut: 'curls',
}
const HOLDING: Pose = {
  ...ARMS_FOLDED,
  nearArm: { shoulder: [-20, -55], elbow: [-33, -34], wrist: [-15, -52], hand: 'fist' },
  farArm: { shoulder: [20, -55], elbow: [33, -34], wrist: [15, -52], hand: 'fist', flip: true },
}

/** The family stand: quieter, higher up, with a good view from the shoulders. */
export const FAMILY_STAND: Poster = {
  ground: glowOn('#d3ecf6', '#8fc4e0', [0.5, 0.4]),
  glow: 0,
  layers: [
    `<g fill="#fff" opacity=".5">${Array.from({ length: 36 }, (_, index) => `<rect x="${(index % 9) * 140 - 30}" y="${430 + Math.floor(index / 9) * 110}" width="104" height="84" rx="18"/>`).join('')}</g><circle cx="600" cy="360" r="310" fill="#fff6dc"/>`,
    play(ON_TOP),
    play({ pose: HOLDING, x: 600, y: 740, scale: 4, kit: fairer(HOME_KIT), cut: 'crop' }),
    play({ ...ON_TOP, x: 601, pose: { ...SHOULDERED, order: ['farLeg', 'nearLeg'] } }),
    `<path d="M570 190A38 44 0 0 1 630 190" transform="translate(0 -52)" fill="none" stroke="${RED}" stroke-width="9"/><ellipse cx="566" cy="190" rx="14" ry="21" fill="${RED}"/><ellipse cx="634" cy="190" rx="14" ry="21" fill="${RED}"/>`,
    `<g transform="translate(728 148) rotate(12)"><rect x="-4" y="-130" width="8" height="190" fill="#a8682f"/><path d="M4-130C50-146 80-112 130-126V-44C80-30 50-64 4-48Z" fill="#17356a"/><path d="M4-78C50-94 80-60 130-74V-44C80-30 50-64 4-48Z" fill="${RED}"/></g>`,
  ],
}
