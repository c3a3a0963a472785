import { text } from '#tools/pictures/engine/lettering.ts'
import { createRandom } from '#tools/pictures/engine/noise.ts'
import { HOME_KIT, NIGHT_RIMS } from '#tools/pictures/stories/kits.ts'
import { drawPerson, type Kit } from '#tools/pictures/stories/people/light.ts'
import { ONLOOKER } from '#tools/pictures/stories/people/poses/back-row.ts'
import { SPIN_SHOT } from '#tools/pictures/stories/people/poses/beach.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { pine, stars } from '#tools/pictures/stories/props/landscape.ts'
import { CREAM, glowOn, INK, RED, TEAL } from '#tools/pictures/stories/shapes.ts'

const gradient = (id: string, stops: readonly (readonly [number, string])[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('')}</linearGradient>`

const EVENING = [
  [0, '#0b1d3f'],
  [0.4, '#1f4a72'],
  [0.66, '#c8687a'],
  [0.8, '#f2a35e'],
  [1, '#f7d08a'],
] as const

/** The new roof rises like a wave and breaks over the glass front. */
const ROOF =
  'M96 470C190 330 330 250 500 262C690 276 760 346 900 340C990 336 1060 300 1116 250C1070 322 990 372 900 374C760 378 690 306 500 294C350 284 220 350 140 470Z'
const FRONT =
  'M150 470C230 350 350 286 500 296C690 308 760 380 900 376C960 374 1010 356 1046 330V640H150Z'

function glassFront(): string {
  const posts = Array.from({ length: 19 }, (_, index) => 150 + index * 49.8)
  const mullions = posts.map((x) => `M${x.toFixed(1)} 250V640`).join('')
  const crowd = createRandom(5)
  const people = Array.from({ length: 30 }, () => {
    const x = 170 + crowd() * 850
    const tall = 30 + crowd() * 9
    return `<g fill="#7c3f16" opacity=".75"><circle cx="${x.toFixed(1)}" cy="${(634 - tall).toFixed(1)}" r="5"/><path d="M${(x - 7).toFixed(1)} 640V${(645 - tall).toFixed(1)}Q${x.toFixed(1)} ${(637 - tall).toFixed(1)} ${(x + 7).toFixed(1)} ${(645 - tall).toFixed(1)}V640Z"/></g>`
  })
  return `<clipPath id="front"><path d="${FRONT}"/></clipPath><g clip-path="url(#front)"><rect x="140" y="240" width="920" height="410" fill="url(#warm)"/>${people.join('')}
<rect x="140" y="540" width="920" height="12" fill="#5a2c17" opacity=".7"/>
<path d="${mullions}" stroke="#41210f" stroke-width="7" opacity=".75"/><path d="${mullions}" stroke="#ffe9b8" stroke-width="1.5" transform="translate(5 0)" opacity=".8"/>
<path d="M150 300L420 640H330L150 410ZM620 300L860 640H820L580 300Z" fill="#fff" opacity=".13"/></g>`
}

const COAT_KIT: Kit = {
  ...HOME_KIT,
  skin: '#4a2a2a',
  jersey: '#0d1c38',
  sleeve: '#0d1c38',
  trim: '#0d1c38',
  shorts: '#070f20',
  shoe: '#050a16',
  sole: '#050a16',
}
const FRONT_RIMS = {
  ...NIGHT_RIMS,
  warm: '#c98a4a',
  cool: '#7a5240',
  glow: '#5a3420',
  width: 1,
}

function visitor(x: number, feet: number, scale: number, name: string): string {
  const stand = { at: [x, feet - 100 * scale] as const, scale, name }
  return drawPerson(ONLOOKER, COAT_KIT, FRONT_RIMS, stand)
}

/** The renewed hall at dusk, its front lit from within and lying once more in the wet square. */
export const HALL_BURA: Poster = {
  ground: glowOn('#1f4a72', '#0b1d3f', [0.5, 0.5]),
  layers: [
    `<defs>${gradient('evening', EVENING)}${gradient('warm', [
      [0, '#e08a34'],
      [0.55, '#ffc870'],
      [1, '#fff0c4'],
    ])}${gradient('square', [
      [0, '#40304a'],
      [1, '#0a1830'],
    ])}${gradient('roof', [
      [0, '#e9f1f2'],
      [1, '#5f8ea3'],
    ])}<linearGradient id="mirror" x1="0" y1="0" x2="0" y2="1"><stop offset=".1" stop-color="#ffb45c" stop-opacity="0"/><stop offset="1" stop-color="#ffc877" stop-opacity=".62"/></linearGradient><filter id="wet" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="5 9"/></filter></defs>
<rect width="1200" height="660" fill="url(#evening)"/>${stars(70, 240, 14)}
<path d="M0 600C120 560 200 575 320 590S620 560 800 586S1080 548 1200 574V660H0Z" fill="#3f3a63" opacity=".85"/>
<rect y="632" width="1200" height="170" fill="url(#square)"/>
<g>${pine(66, 640, 230)}${pine(1150, 640, 190)}</g>${glassFront()}
<path d="${ROOF}" fill="url(#roof)"/><path d="${ROOF}" fill="none" stroke="#fff" stroke-width="2" opacity=".6"/>
<rect x="110" y="636" width="980" height="12" fill="#e8dcc8"/><rect x="84" y="648" width="1032" height="10" fill="#b9a892"/>
${text('BURA', 872, 330, { size: 108, anchor: 'middle', tracking: 0.14, attributes: `fill="${CREAM}"` })}
<path d="M772 328V352M842 328V362M912 328V362M974 328V352" stroke="#5f8ea3" stroke-width="6"/>
<clipPath id="ground"><rect y="658" width="1200" height="150"/></clipPath><g clip-path="url(#ground)"><g transform="matrix(1 0 0 -.42 0 928)" filter="url(#wet)"><path d="${FRONT}" fill="url(#mirror)"/></g></g>
${visitor(352, 756, 0.66, 'man-')}${visitor(404, 760, 0.6, 'woman-')}${visitor(446, 758, 0.42, 'child-')}${visitor(860, 742, 0.58, 'late-')}`,
  ],
  glow: 0.8,
}

const spinner = { at: [566, 400] as const, scale: 3, turn: 8, name: 'spin-' }
const SAND_KIT = {
  ...HOME_KIT,
  skin: '#7a4636',
  jersey: '#0f7c86',
  sleeve: '#0f7c86',
  trim: CREAM,
  shorts: INK,
  ball: RED,
}
const SUNSET_RIMS = { ...NIGHT_RIMS, warm: '#fff0c8', cool: '#ff9a6a', glow: '#ff7a3c', width: 1.1 }

function glitter(): string {
  const random = createRandom(31)
  return Array.from({ length: 90 }, () => {
    const share = random()
    const y = 470 + share * 130
    const spread = 90 + share * 240
    const x = 620 + (random() - 0.5) * 2 * spread
    const width = 14 + random() * 60 * (0.4 + share)
    return `<rect x="${(x - width / 2).toFixed(0)}" y="${y.toFixed(0)}" width="${width.toFixed(0)}" height="${(2 + share * 4).toFixed(1)}" rx="2" fill="#fff1c4" opacity="${(0.25 + random() * 0.6).toFixed(2)}"/>`
  }).join('')
}

/** The near post of a goal on the sand, with the net hanging back to the right. */
function sandGoal(x: number, ground: number): string {
  const threads = Array.from({ length: 11 }, (_, index) => {
    const share = index / 10
    const top = ground - 214 + share * 26
    const row = ground - 196 + share * 186
    return `M${x + share * 210} ${top}V${ground - share * 34}M${x} ${row}L${x + 210} ${row + 18 - share * 44}`
  }).join('')
  return `<path d="${threads}" stroke="${CREAM}" stroke-width="2" fill="none" opacity=".6"/><path d="M${x} ${ground}V${ground - 214}L${x + 224} ${ground - 186}" stroke="${TEAL}" stroke-width="13" fill="none" stroke-linejoin="round" stroke-linecap="round"/><path d="M${x - 3} ${ground}V${ground - 214}" stroke="#7fd0d4" stroke-width="3" opacity=".8"/>`
}

/** Handball on sand: the spin shot in front of a sun that stands on the sea. */
export const BEACH_HANDBALL: Poster = {
  ground: glowOn('#ffb45e', '#ef6a4c', [0.52, 0.5]),
  layers: [
    `<circle cx="620" cy="372" r="268" fill="#ffe7a6"/><circle cx="620" cy="372" r="330" fill="#ffe7a6" opacity=".22"/>
<path d="M0 470C90 424 170 420 260 446C330 462 360 468 410 470ZM1200 470V400C1120 404 1080 440 1000 452C950 460 900 468 860 470Z" fill="#8a3552"/>
<rect y="468" width="1200" height="150" fill="#14708a"/>${glitter()}
<path d="M0 574C200 560 300 590 480 580S820 556 1200 584V620H0Z" fill="#bfe3df" opacity=".75"/>
<path d="M0 590C200 574 330 604 520 592S860 572 1200 600V810H0Z" fill="#e9c48c"/>
<path d="M0 640C240 616 420 664 640 640S1000 620 1200 650V810H0Z" fill="#d9a869"/>
<ellipse cx="590" cy="700" rx="150" ry="17" fill="#7a4326" opacity=".4"/>`,
    `<g fill="#fff3d0" stroke="none"><path d="M1006 468L1010 396L1048 456Z"/><path d="M1002 468L998 414L976 460Z" opacity=".8"/></g><path d="M966 464H1058L1044 478H982Z" fill="#5a2440"/>
<g fill="none" stroke="${CREAM}" stroke-linecap="round" opacity=".85"><path d="M404 214C428 128 492 70 566 44" stroke-width="10"/><path d="M452 222C468 160 510 112 560 86" stroke-width="5"/></g>`,
    drawPerson(SPIN_SHOT, SAND_KIT, SUNSET_RIMS, spinner),
    `<g fill="#e9c48c">${Array.from({ length: 26 }, (_, index) => {
      const turn = Math.PI * (1.08 + index * 0.033)
      const reach = 60 + ((index * 37) % 90)
      return `<circle cx="${(560 + Math.cos(turn) * reach * 1.6).toFixed(1)}" cy="${(694 + Math.sin(turn) * reach).toFixed(1)}" r="${(2 + (index % 4) * 1.3).toFixed(1)}"/>`
    }).join('')}</g>
${sandGoal(986, 742)}`,
  ],
  glow: 0.5,
}
