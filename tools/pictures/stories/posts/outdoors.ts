import { createRandom } from '#tools/pictures/engine/noise.ts'
import { bigBall } from '#tools/pictures/stories/ball.ts'
import { groundShadow, play, playAll, type Role } from '#tools/pictures/stories/cast.ts'
import { darker, fairer, HOME_KIT, shirted, suited } from '#tools/pictures/stories/kits.ts'
import { SPRINT } from '#tools/pictures/stories/people/poses/attack.ts'
import { SPIN_SHOT } from '#tools/pictures/stories/people/poses/beach.ts'
import { SAND_DIVE } from '#tools/pictures/stories/people/poses/floor.ts'
import { DRIBBLE } from '#tools/pictures/stories/people/poses/running.ts'
import { WALK } from '#tools/pictures/stories/people/poses/standing.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import {
  bulbs,
  ferry,
  fir,
  glitter,
  lighthouse,
  peaks,
  ridge,
  sail,
  sky,
  stars,
  village,
} from '#tools/pictures/stories/props/landscape.ts'
import { CREAM, GOLD, glowOn, INK, RED, TEAL } from '#tools/pictures/stories/shapes.ts'
import { word } from '#tools/pictures/stories/words.ts'

/** Morning on the quay: a boy runs with his ball where the boats lie. */
export const QUAY_COURT: Poster = {
  ground: glowOn('#f6c9c0', '#86b7d6', [0.6, 0.5]),
  glow: 0.3,
  layers: [
    `${sky(
      [
        [0, '#86b7d6'],
        [0.5, '#f3cfd0'],
        [0.85, '#fbe3c4'],
      ],
      520,
    )}<circle cx="860" cy="420" r="120" fill="#fff3d8"/>${ridge(520, 110, '#8fa9c4', 4, 240)}<rect y="500" width="1200" height="130" fill="#4d93b5"/>${glitter(860, 506, 624, '#fff3d8', 3)}`,
    `${lighthouse(1090, 540, 300)}<path d="M960 540H1210V570H940Z" fill="#5b6b83"/>${sail(90, 560, 150, '#f7f3ea', '#2b4a6e')}${sail(250, 574, 190, '#f7f3ea', '#8a3552')}${sail(520, 548, 110, '#f7f3ea', '#1f5a6e')}`,
    `<path d="M0 612H1200V810H0Z" fill="#c96f5c"/><path d="M0 612H1200V630H0Z" fill="#efe3cf"/><path d="M-20 800C120 690 420 660 760 676S1160 720 1230 740" fill="none" stroke="${CREAM}" stroke-width="10"/><path d="M-20 724C200 650 700 630 1230 672" fill="none" stroke="${CREAM}" stroke-width="7" stroke-dasharray="60 46" opacity=".85"/>`,
    groundShadow(560, 768, 190),
    play({
      pose: DRIBBLE,
      x: 520,
      y: 500,
      scale: 2.9,
      cut: 'curls',
      limbs: 0.96,
      kit: { ...darker(HOME_KIT), jersey: '#e9e4da', sleeve: '#e9e4da', ball: GOLD },
      rims: { glow: '#ffb48a' },
    }),
  ],
}

/** Third place on the sand. */
export const SAND_BRONZE: Poster = {
  ground: glowOn('#ffd98a', '#f08a4c', [0.3, 0.5]),
  glow: 0.4,
  layers: [
    `<circle cx="270" cy="330" r="230" fill="#fff0c4"/>${ridge(470, 60, '#c2566a', 12, 260)}<path d="M0 452H1200V620H0Z" fill="#17a2a8"/>${glitter(270, 460, 600, '#fff0c4', 9)}<path d="M0 596C240 570 460 620 700 600S1060 580 1200 604V810H0Z" fill="#f0d19c"/><path d="M0 676C300 650 600 700 1200 670V810H0Z" fill="#e2b878"/>`,
    word('3.', 1150, 400, 430, { fill: RED, anchor: 'end' }),
    `<g fill="#c98f4e">${spray(430, 700, 60, 4)}</g>`,
    play({
      pose: SAND_DIVE,
      x: 560,
      y: 470,
      scale: 2.9,
      turn: 52,
      cut: 'ponytail',
      kit: { ...shirted(HOME_KIT, '#d7263d'), skin: '#8a5240', ball: TEAL },
      rims: { warmFrom: 'left', warm: '#fff0c4', cool: '#ff9a6a' },
    }),
    groundShadow(600, 748, 220, 0.22),
  ],
}

function spray(x: number, y: number, count: number, seed: number): string {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const turn = Math.PI * (0.9 + random() * 0.9)
    const reach = 30 + random() * 190
    return `<circle cx="${(x + Math.cos(turn) * reach).toFixed(0)}" cy="${(y + Math.sin(turn) * reach * 0.7).toFixed(0)}" r="${(2 + random() * 6).toFixed(1)}"/>`
  }).join('')
}

function heads(y: number, rows: number, seed: number, colors: readonly string[]): string {
  const random = createRandom(seed)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 52 }, (_, index) => {
      const x = index * 24 + (row % 2) * 12 + random() * 8 - 20
      const top = y + row * 26 + random() * 6
      const color = colors[Math.floor(random() * colors.length)] ?? INK
      const arm =
        random() < 0.16
          ? `<path d="M${x - 8} ${top + 14}L${x - 14} ${top - 22}" stroke="${color}" stroke-width="5"/>`
          : ''
      return `${arm}<circle cx="${x.toFixed(0)}" cy="${top.toFixed(0)}" r="8.500" fill="${color}"/><path d="M${x - 14} ${top + 34}C${x - 13} ${top + 8} ${x + 13} ${top + 8} ${x + 14} ${top + 34}Z" fill="${color}"/>`
    }).join(''),
  ).join('')
}

/** The night the beach was full down to the water. */
export const BEACH_NIGHT: Poster = {
  ground: glowOn('#1b3a70', '#060d22', [0.5, 0.4]),
  glow: 0.9,
  layers: [
    `${stars(90, 330, 17)}<circle cx="950" cy="150" r="64" fill="#fff3d0"/><rect y="330" width="1200" height="130" fill="#10315e"/>${glitter(950, 336, 452, '#fff3d0', 7)}${heads(420, 4, 8, ['#0a1c3c', '#0c2348', '#122c58', '#081530'])}`,
    `<path d="M0 540C300 524 800 530 1200 544V810H0Z" fill="#b58a5a"/><path d="M260 800C280 640 900 640 960 800" fill="none" stroke="#f4e3c0" stroke-width="9"/><radialGradient id="pool"><stop offset="0" stop-color="#ffe7a6" stop-opacity=".55"/><stop offset="1" stop-color="#ffe7a6" stop-opacity="0"/></radialGradient><ellipse cx="560" cy="690" rx="620" ry="170" fill="url(#pool)"/>`,
    bulbs([-20, 200], [640, 240], 50, 11) + bulbs([640, 240], [1220, 210], 46, 10),
    '<path d="M640 240V548" stroke="#0a1428" stroke-width="10"/>',
    groundShadow(440, 762, 150, 0.4),
    play({
      pose: SPIN_SHOT,
      x: 420,
      y: 490,
      scale: 2.55,
      turn: -4,
      mirrored: true,
      kit: { ...shirted(HOME_KIT, TEAL), skin: '#84503e', ball: GOLD },
      rims: { warm: '#ffe7a6', glow: '#ffb45e' },
    }),
    word('FINALE', 48, 160, 150, { fill: CREAM }),
  ],
}

function house(x: number, width: number, height: number, color: string): string {
  const panes = Array.from(
    { length: 3 * Math.floor(height / 90) },
    (_, index) =>
      `<rect x="${x + width * 0.16 + (index % 3) * width * 0.26}" y="${660 - height + 36 + Math.floor(index / 3) * 84}" width="${width * 0.15}" height="44"/>`,
  ).join('')
  return `<rect x="${x}" y="${660 - height}" width="${width}" height="${height}" fill="${color}"/><g fill="#0a1630">${panes}</g>`
}

function bag(x: number, y: number, color: string): string {
  return `<path d="M${x - 34} ${y - 40}C${x - 30} ${y - 74} ${x + 30} ${y - 74} ${x + 34} ${y - 40}" fill="none" stroke="${color}" stroke-width="8"/><rect x="${x - 62}" y="${y - 42}" width="124" height="66" rx="22" fill="${color}"/><path d="M${x - 62} ${y - 8}H${x + 62}" stroke="${CREAM}" stroke-width="6" opacity=".7"/>`
}

/** Monday at nine: the hall is still lit, and three of them are on their way. */
export const MONDAY_NIGHT: Poster = {
  ground: glowOn('#1c3157', '#070d1f', [0.7, 0.5]),
  glow: 0.9,
  layers: [
    `${stars(50, 240, 22)}${house(-40, 260, 420, '#13233f')}${house(220, 200, 330, '#1a2c4c')}${house(1010, 240, 460, '#13233f')}<path d="M440 660V300L720 210L1000 300V660Z" fill="#24395c"/><rect x="490" y="350" width="460" height="170" fill="#ffcf7a"/><g stroke="#24395c" stroke-width="12"><path d="M605 350V520M720 350V520M835 350V520M490 435H950"/></g><rect x="660" y="560" width="120" height="100" fill="#ffe0a0"/>`,
    '<path d="M0 660H1200V810H0Z" fill="#0d1830"/><linearGradient id="spill" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffcf7a" stop-opacity=".7"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></linearGradient><path d="M660 660H780L960 810H420Z" fill="url(#spill)"/>',
    word('21 h', 48, 200, 200, { fill: CREAM }),
    groundShadow(300, 772, 90) + groundShadow(520, 764, 80) + groundShadow(980, 776, 90),
    playAll([
      {
        pose: WALK,
        x: 980,
        y: 540,
        scale: 2.3,
        mirrored: true,
        cut: 'crop',
        limbs: 1.2,
        kit: suited(fairer(HOME_KIT), '#6b2b3c'),
      },
      {
        pose: WALK,
        x: 520,
        y: 552,
        scale: 2.08,
        cut: 'ponytail',
        limbs: 0.95,
        kit: suited(HOME_KIT, TEAL),
      },
      {
        pose: WALK,
        x: 300,
        y: 530,
        scale: 2.4,
        cut: 'crop',
        limbs: 1.08,
        kit: suited(darker(HOME_KIT), '#2b4a86'),
      },
    ]),
    bag(292, 580, RED) + bag(514, 596, GOLD) + bag(988, 590, '#c8d4d8'),
  ],
}

const RUNNERS: readonly Role[] = [
  { pose: SPRINT, x: 1010, y: 318, scale: 1.15, turn: -18, cut: 'crop', kit: fairer(HOME_KIT) },
  { pose: SPRINT, x: 820, y: 386, scale: 1.4, turn: -18, kit: darker(HOME_KIT), cut: 'curls' },
  { pose: SPRINT, x: 590, y: 470, scale: 1.75, turn: -18, kit: HOME_KIT },
  {
    pose: SPRINT,
    x: 290,
    y: 566,
    scale: 2.2,
    turn: -18,
    kit: fairer(shirted(HOME_KIT, RED)),
    cut: 'crop',
  },
]

/** A week in the mountains: uphill before breakfast. */
export const UPHILL: Poster = {
  ground: glowOn('#ffd0a0', '#6f9fc0', [0.8, 0.4]),
  glow: 0.4,
  layers: [
    `${sky(
      [
        [0, '#5f8fb8'],
        [0.45, '#c9d6dc'],
        [0.8, '#ffd3a0'],
      ],
      800,
    )}<circle cx="1000" cy="180" r="90" fill="#fff3d8"/>${peaks(
      [
        [240, 150, 420],
        [620, 70, 460],
        [930, 210, 380],
      ],
      620,
      ['#6d8bab', '#a9bccd'],
    )}${peaks(
      [
        [60, 330, 330],
        [430, 380, 330],
      ],
      720,
      ['#456a8c', '#7693ad'],
    )}`,
    [60, 150, 230, 420, 505]
      .map((x, index) => fir(x, 690 - index * 22, 150 + (index % 3) * 40, '#1f4a5a'))
      .join(''),
    '<path d="M-20 810V700H300V810Z" fill="#2f5f74"/><path d="M-20 810V760C300 700 700 560 1220 330V810Z" fill="#16384a"/><path d="M-20 776C300 716 700 576 1220 346" fill="none" stroke="#f0c48a" stroke-width="9" opacity=".8"/>',
    playAll(RUNNERS),
    [1090, 1160].map((x, index) => fir(x, 760 + index * 20, 260, '#0c2836')).join(''),
  ],
}

/** The end of the ferry line has a handball school, too. */
export const ISLAND_SCHOOL: Poster = {
  ground: glowOn('#bfe6e6', '#58b2bd', [0.5, 0.2]),
  glow: 0.2,
  layers: [
    `<circle cx="180" cy="150" r="84" fill="#fff3d0"/>${ridge(430, 70, '#7fb6c4', 6, 260)}<rect y="410" width="1200" height="400" fill="#12808c"/><g stroke="#7cd0d2" stroke-width="5" stroke-linecap="round" opacity=".6">${Array.from({ length: 26 }, (_, index) => `<path d="M${(index * 173) % 1160} ${470 + ((index * 67) % 310)}h${40 + ((index * 31) % 60)}"/>`).join('')}</g>`,
    `<path d="M560 470C640 330 760 250 900 262S1140 340 1230 400V560H620Z" fill="#3c7a4c"/><path d="M560 470C640 480 700 470 800 478S1060 470 1230 486V560H620Z" fill="#e2d2ae"/>${village(930, 470, 480, 5)}<path d="M500 520H1230V566H500Z" fill="#cdbd9a"/><path d="M500 520H1230V530H500Z" fill="#f4ead0"/>`,
    `<g fill="none" stroke="${RED}" stroke-width="12"><path d="M556 522V432H680V522"/></g><path d="M562 440L674 520M674 440L562 520M618 438V520M562 480H674" stroke="#fff" stroke-width="2.5" opacity=".8"/>`,
    ferry(250, 650, 250, { hull: '#f4efe5', band: RED, house: '#ffffff', window: '#2b6a86' }),
    `<path d="M300 520C380 330 480 330 560 410" fill="none" stroke="${CREAM}" stroke-width="7" stroke-dasharray="4 22" stroke-linecap="round"/>`,
    bigBall([430, 352], 42, RED),
    `<path d="M40 690C180 660 420 664 560 700" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".7"/>`,
  ],
}
