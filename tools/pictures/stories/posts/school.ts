import { bigBall } from '#tools/pictures/stories/ball.ts'
import { fairer, HOME_KIT, NIGHT_RIMS } from '#tools/pictures/stories/kits.ts'
import { drawPerson } from '#tools/pictures/stories/people/light.ts'
import { CHILD_THROW } from '#tools/pictures/stories/people/poses/child.ts'
import { shirtNumber } from '#tools/pictures/stories/people/shirt-number.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { CREAM, GOLD, glowOn, INK, RED, TEAL } from '#tools/pictures/stories/shapes.ts'

const child = { at: [470, 430] as const, scale: 4.1, turn: -5, name: 'child-' }
const KIT = { ...fairer(HOME_KIT), hair: '#5a2f1a', skin: '#c08a6c', ball: RED }
const RIMS = { ...NIGHT_RIMS, glow: '#f08a5a', glowStrength: 0.4 }

const SHAPES = `
<path d="M0 800V470A330 330 0 0 1 330 800Z" fill="${TEAL}"/>
<path d="M0 800V600A200 200 0 0 1 200 800Z" fill="#0f7c86"/>
<circle cx="500" cy="392" r="300" fill="#f6b73c"/>
<circle cx="500" cy="392" r="300" fill="none" stroke="${CREAM}" stroke-width="8" stroke-dasharray="2 26" stroke-linecap="round"/>
<path d="M900 0H1200V300A300 300 0 0 1 900 0Z" fill="${RED}"/>
<path d="M1040 0H1200V160A160 160 0 0 1 1040 0Z" fill="#b11d33"/>
<rect x="60" y="70" width="120" height="120" rx="10" fill="${RED}" transform="rotate(14 120 130)"/>
<path d="M232 150L312 250H152Z" fill="${INK}" transform="rotate(-18 232 210)"/>
<g fill="${INK}">${Array.from({ length: 20 }, (_, index) => `<circle cx="${(860 + (index % 5) * 34).toString()}" cy="${330 + Math.floor(index / 5) * 34}" r="6"/>`).join('')}</g>`

const BOUNCE = `<path d="M700 640C760 470 850 470 892 690C930 560 1000 560 1032 700" fill="none" stroke="${INK}" stroke-width="7" stroke-dasharray="4 22" stroke-linecap="round"/>
<ellipse cx="1092" cy="744" rx="66" ry="10" fill="${INK}" opacity=".22"/>`

/** The handball school: building blocks, a bouncing ball and a child that has just left the floor. */
export const HANDBALL_SCHOOL: Poster = {
  ground: glowOn('#fbf1de', '#f0ddb8', [0.5, 0.4]),
  glow: 0,
  layers: [
    SHAPES,
    `<path d="M0 752H1200V810H0Z" fill="${INK}"/><path d="M0 752H1200" stroke="${CREAM}" stroke-width="8"/>`,
    BOUNCE,
    `<ellipse cx="440" cy="752" rx="120" ry="9" fill="${INK}" opacity=".35"/>`,
    drawPerson(CHILD_THROW, KIT, RIMS, child) + shirtNumber(CHILD_THROW, child, '8', CREAM),
    bigBall([1092, 690], 52, GOLD),
  ],
}
