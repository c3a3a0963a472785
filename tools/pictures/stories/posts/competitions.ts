import { bigBall } from '#tools/pictures/stories/ball.ts'
import { groundShadow, play } from '#tools/pictures/stories/cast.ts'
import {
  darker,
  fairer,
  HOME_KIT,
  KEEPER_KIT,
  NIGHT_RIMS,
  shirted,
} from '#tools/pictures/stories/kits.ts'
import { hand } from '#tools/pictures/stories/people/hand.ts'
import { drawParts } from '#tools/pictures/stories/people/light.ts'
import { segment } from '#tools/pictures/stories/people/limb.ts'
import { SPRINT, WING_FLY } from '#tools/pictures/stories/people/poses/attack.ts'
import { CHAIR_THROW } from '#tools/pictures/stories/people/poses/floor.ts'
import { KEEPER_READY } from '#tools/pictures/stories/people/poses/goal.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { courtPlan, goalMouth } from '#tools/pictures/stories/props/courts.ts'
import { beam, lighthouse, stars } from '#tools/pictures/stories/props/landscape.ts'
import { CREAM, GOLD, glowOn, INK, RED, TEAL } from '#tools/pictures/stories/shapes.ts'
import { scoreboard, word } from '#tools/pictures/stories/words.ts'

const NIGHT_COURT = { floor: '#12315c', area: '#1d4a86', line: '#9fd8dc', scale: 26 }

/** Round ten: the beam of the lighthouse sweeps over the court and finds the one who runs. */
export const ROUND_TEN: Poster = {
  ground: glowOn('#15305c', '#070f22', [0.4, 0.4]),
  layers: [
    stars(60, 260, 3),
    `<g transform="translate(660 640) skewX(-24) scale(1 .62)">${courtPlan(NIGHT_COURT)}</g>`,
    beam(170, 216, 12, 36, '#ffe08a', 0.85),
    lighthouse(170, 800, 690, [CREAM, GOLD]),
    groundShadow(800, 660, 100, 0.5),
    play({
      pose: SPRINT,
      x: 806,
      y: 486,
      scale: 2.1,
      kit: HOME_KIT,
      rims: { warmFrom: 'left', warm: '#ffe08a' },
    }),
    word('10. KOLO', 1160, 230, 190, { fill: GOLD, anchor: 'end' }),
  ],
}

/** The cup: the ball is over the line as the clock stops. */
export const AT_THE_SIREN: Poster = {
  ground: glowOn('#8a1626', '#1a0610', [0.5, 0.2]),
  glow: 0.9,
  layers: [
    '<radialGradient id="siren" cx=".5" cy=".16" r=".6"><stop offset="0" stop-color="#ff5a4c" stop-opacity=".9"/><stop offset="1" stop-color="#ff3b3b" stop-opacity="0"/></radialGradient><rect width="1200" height="800" fill="url(#siren)"/>',
    goalMouth(120, 250, 960, 620),
    scoreboard('60:00', 600, 36, 420, '#ff6a4a'),
    `<g stroke="${CREAM}" stroke-linecap="round" opacity=".55"><path d="M40 640L420 520" stroke-width="14"/><path d="M90 690L400 590" stroke-width="7"/><path d="M60 580L430 470" stroke-width="7"/></g>`,
    bigBall([590, 500], 150, GOLD),
  ],
}

function ballInBowl(x: number, y: number, color: string): string {
  return `${bigBall([x, y], 66, color)}<rect x="${x - 66}" y="${y - 9}" width="132" height="18" fill="#020817" opacity=".25"/>`
}

/** The draw: four balls in a glass bowl, and the hand that takes the first. */
export const CUP_DRAW: Poster = {
  ground: glowOn('#1d3a86', '#070c26', [0.5, 0.55]),
  glow: 0.4,
  layers: [
    `<g opacity=".07" fill="#fff">${Array.from({ length: 12 }, (_, index) => `<path d="M${index * 110 - 40} 0C${index * 110} 260 ${index * 110 - 60} 520 ${index * 110 - 10} 800H${index * 110 + 30}C${index * 110 - 20} 520 ${index * 110 + 40} 260 ${index * 110} 0Z"/>`).join('')}</g>`,
    word('KUP', 48, 250, 260, { fill: CREAM }),
    '<ellipse cx="640" cy="746" rx="330" ry="36" fill="#020817" opacity=".5"/>',
    ballInBowl(520, 600, RED) +
      ballInBowl(752, 606, TEAL) +
      ballInBowl(640, 660, GOLD) +
      ballInBowl(646, 536, CREAM),
    `<path d="M372 440C372 640 460 740 640 740S908 640 908 440" fill="#bfe6f5" fill-opacity=".14" stroke="#d8f1fa" stroke-width="7"/><ellipse cx="640" cy="440" rx="268" ry="42" fill="none" stroke="#d8f1fa" stroke-width="7"/><path d="M420 520C432 610 470 670 530 704" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".5" fill="none"/>`,
    drawParts(
      [
        {
          tone: 'skin',
          isFar: false,
          outlines: [
            ...hand('grip', { at: [0, 0], turn: 104, scale: 1.15 }),
            segment(
              [14, -40],
              [0, 2],
              [
                [0, 5.4, 5.4],
                [1, 3.4, 3.4],
              ],
            ),
          ],
        },
        {
          tone: 'jersey',
          isFar: false,
          outlines: [
            [
              [6, -60],
              [26, -60],
              [21, -22, 'corner'],
              [2, -20, 'corner'],
            ],
          ],
        },
        {
          tone: 'sole',
          isFar: false,
          outlines: [
            [
              [1, -22, 'corner'],
              [22, -24, 'corner'],
              [20.6, -16, 'corner'],
              [2.4, -14, 'corner'],
            ],
          ],
        },
      ],
      fairer(HOME_KIT),
      NIGHT_RIMS,
      { at: [672, 336], scale: 8, name: 'hand-' },
    ),
  ],
}

const SWELL = ['#0c6f7c', '#128a94', '#1fa6a8', '#5fc6c2'] as const

/** The women's league: a wave rises behind the wing who has jumped in from the corner. */
export const UNBEATEN: Poster = {
  ground: glowOn('#0d5c70', '#04263a', [0.5, 0.5]),
  layers: [
    SWELL.map(
      (color, index) =>
        `<path d="M${-60 + index * 70} 820C${160 + index * 60} ${480 + index * 60} ${420 + index * 50} ${120 + index * 90} ${860 + index * 30} ${120 + index * 80}C${1040 + index * 20} ${124 + index * 76} ${1090} ${260 + index * 60} ${1000 + index * 10} ${330 + index * 50}C${990} ${250 + index * 60} ${900} ${230 + index * 60} ${850} ${330 + index * 60}C${800} ${470 + index * 50} ${900} ${700} 1240 ${690 + index * 30}V820Z" fill="${color}"/>`,
    ).join(''),
    play({
      pose: WING_FLY,
      x: 450,
      y: 420,
      scale: 3,
      turn: 24,
      cut: 'ponytail',
      limbs: 0.94,
      kit: { ...shirted(fairer(HOME_KIT), '#22b3b5'), shorts: '#0b3a4e' },
      number: '3',
    }),
    word('9 – 0', 1160, 760, 190, { fill: CREAM, anchor: 'end' }),
  ],
}

/** A sports chair: cambered wheel with its hand rim, small castors in front. */
export function sportsChair(
  x: number,
  y: number,
  radius: number,
  colors: { readonly tyre: string; readonly rim: string },
): string {
  const spokes = Array.from({ length: 14 }, (_, index) => {
    const turn = (index / 14) * Math.PI * 2
    return `M${x} ${y}L${(x + Math.cos(turn) * radius * 0.86).toFixed(1)} ${(y + Math.sin(turn) * radius * 0.86).toFixed(1)}`
  }).join('')
  return `<path d="M${x - radius * 0.2} ${y - radius * 0.5}L${x + radius * 1.3} ${y - radius * 0.34}L${x + radius * 1.5} ${y + radius * 0.6}" fill="none" stroke="${colors.tyre}" stroke-width="${radius * 0.09}" stroke-linejoin="round"/><circle cx="${x + radius * 1.42}" cy="${y + radius * 0.8}" r="${radius * 0.19}" fill="${colors.tyre}"/><circle cx="${x}" cy="${y}" r="${radius * 0.94}" fill="none" stroke="${colors.tyre}" stroke-width="${radius * 0.12}"/><circle cx="${x}" cy="${y}" r="${radius * 0.8}" fill="none" stroke="${colors.rim}" stroke-width="${radius * 0.05}"/><path d="${spokes}" stroke="${colors.tyre}" stroke-width="3" opacity=".65"/><circle cx="${x}" cy="${y}" r="${radius * 0.13}" fill="${colors.rim}"/>`
}

/** Wheelchair handball has its own league. */
export const CHAIR_LEAGUE: Poster = {
  ground: glowOn('#fbf1de', '#eeddbb', [0.5, 0.4]),
  glow: 0,
  layers: [
    `<circle cx="470" cy="420" r="330" fill="${RED}"/><circle cx="470" cy="420" r="374" fill="none" stroke="${RED}" stroke-width="8" stroke-dasharray="34 26"/><path d="M0 716H1200V810H0Z" fill="${INK}"/><path d="M0 716H1200" stroke="${CREAM}" stroke-width="8"/>`,
    word('LIGA', 1160, 250, 260, { fill: INK, anchor: 'end' }),
    groundShadow(480, 722, 250, 0.4),
    play({ pose: CHAIR_THROW, x: 430, y: 470, scale: 3.1, number: '10', kit: darker(HOME_KIT) }),
    sportsChair(430, 560, 158, { tyre: '#16202f', rim: GOLD }),
    `<circle cx="1010" cy="520" r="110" fill="none" stroke="${TEAL}" stroke-width="20"/><circle cx="1010" cy="520" r="62" fill="${TEAL}"/>`,
  ],
}

const BARS = [3, 4, 4, 6, 5, 7, 8] as const
const BAR_COLORS = [TEAL, GOLD, TEAL, GOLD, TEAL, GOLD, RED] as const

/** The autumn in figures: columns of balls, the tallest one in red. */
export const IN_FIGURES: Poster = {
  ground: glowOn('#fbf2df', '#efdfbd', [0.4, 0.4]),
  glow: 0,
  layers: [
    `<g stroke="${INK}" stroke-opacity=".12" stroke-width="3">${Array.from({ length: 7 }, (_, index) => `<path d="M40 ${700 - index * 80}H860"/>`).join('')}</g><path d="M30 716H1200V810H0V716Z" fill="${TEAL}"/>`,
    BARS.map((count, column) =>
      Array.from({ length: count }, (_, index) =>
        bigBall([96 + column * 108, 676 - index * 78], 37, BAR_COLORS[column] ?? RED),
      ).join(''),
    ).join(''),
    word('1.782', 44, 190, 200, { fill: INK }),
    groundShadow(1010, 724, 110, 0.3),
    play({
      pose: KEEPER_READY,
      x: 1010,
      y: 480,
      scale: 2.55,
      kit: KEEPER_KIT,
      number: '1',
      numberFill: INK,
    }),
  ],
}
