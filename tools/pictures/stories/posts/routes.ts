import { bigBall } from '#tools/pictures/stories/ball.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { ferry, lighthouse } from '#tools/pictures/stories/props/landscape.ts'
import { placed } from '#tools/pictures/stories/props/things.ts'
import { CREAM, GOLD, glowOn, INK, RED, TEAL } from '#tools/pictures/stories/shapes.ts'

const ISLANDS = [
  'M470 150C520 110 640 120 690 160S640 214 560 212S430 190 470 150Z',
  'M600 420C680 360 820 380 850 430S760 500 690 490S550 470 600 420Z',
  'M900 210C950 180 1080 190 1100 240S1010 290 960 276S860 240 900 210Z',
  'M880 610C960 560 1100 590 1110 640S1000 700 930 690S830 650 880 610Z',
  'M470 660C520 630 620 640 640 680S560 740 510 726S430 700 470 660Z',
] as const
const ROUTES = [
  'M300 260C360 190 420 190 480 180',
  'M320 330C420 420 500 440 610 440',
  'M840 420C900 360 900 320 940 270',
  'M330 420C360 560 400 640 470 680',
  'M640 690C720 700 800 680 880 650',
] as const

function bus(x: number, y: number): string {
  return placed(
    `<rect x="-64" y="-56" width="128" height="62" rx="12" fill="${RED}"/><rect x="-54" y="-46" width="108" height="24" rx="4" fill="#bfe3ea"/><path d="M-18-46V-22M18-46V-22" stroke="${RED}" stroke-width="6"/><circle cx="-34" cy="8" r="14" fill="${INK}"/><circle cx="36" cy="8" r="14" fill="${INK}"/><circle cx="-34" cy="8" r="5" fill="${CREAM}"/><circle cx="36" cy="8" r="5" fill="${CREAM}"/>`,
    x,
    y,
    1.15,
  )
}

/** One fund for every journey to the islands, drawn as a chart of the sea. */
export const FERRY_FUND: Poster = {
  ground: glowOn('#f6ecd4', '#e4d0a4', [0.5, 0.4]),
  glow: 0,
  layers: [
    `<g fill="none" stroke="${TEAL}" stroke-opacity=".2" stroke-width="3">${Array.from({ length: 9 }, (_, index) => `<path d="M330 ${60 + index * 88}C520 ${20 + index * 88} 760 ${110 + index * 88} 1210 ${50 + index * 88}"/>`).join('')}</g><path d="M-10 -10H250C330 120 230 200 290 290S380 420 300 520S260 700 330 810H-10Z" fill="#8fb07a"/><path d="M250 -10C330 120 230 200 290 290S380 420 300 520S260 700 330 810" fill="none" stroke="${CREAM}" stroke-width="16"/>`,
    ISLANDS.map(
      (path) =>
        `<path d="${path}" fill="#fff7e4" transform="translate(0 8)"/><path d="${path}" fill="#8fb07a"/>`,
    ).join(''),
    `<path d="${ROUTES.join('')}" fill="none" stroke="${RED}" stroke-width="7" stroke-dasharray="3 19" stroke-linecap="round"/>`,
    lighthouse(620, 160, 110) +
      lighthouse(800, 430, 120) +
      lighthouse(1020, 234, 110) +
      lighthouse(1020, 640, 120),
    ferry(470, 400, 150, { hull: '#17356a', band: RED, house: '#ffffff', window: '#2b6a86' }) +
      ferry(760, 712, 120, { hull: '#17356a', band: GOLD, house: '#ffffff', window: '#2b6a86' }),
    bus(130, 330),
    bigBall([160, 640], 70, GOLD),
    `<path d="M130 380C120 460 130 520 150 566" fill="none" stroke="${INK}" stroke-width="7" stroke-dasharray="3 19" stroke-linecap="round"/>${placed(`<circle r="62" fill="none" stroke="${INK}" stroke-width="5"/><path d="M0-78L14 0L0 78L-14 0Z" fill="${INK}"/><path d="M0-78L14 0H-14Z" fill="${RED}"/><path d="M-78 0L0-9L78 0L0 9Z" fill="${INK}" opacity=".5"/>`, 1120, 410, 0.9, 12)}`,
  ],
}
