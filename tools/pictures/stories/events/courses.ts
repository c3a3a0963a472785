import { bigBall } from '#tools/pictures/stories/ball.ts'
import { play } from '#tools/pictures/stories/cast.ts'
import { fairer, KEEPER_KIT, REFEREE_SHIRT } from '#tools/pictures/stories/kits.ts'
import { silhouetteOf } from '#tools/pictures/stories/people/light.ts'
import { KEEPER_LOW } from '#tools/pictures/stories/people/poses/goal.ts'
import { JUMP_SHOT } from '#tools/pictures/stories/people/poses/jump-shot.ts'
import { ARM_UP } from '#tools/pictures/stories/people/poses/standing.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { arrow, cross, goalMouth, ring } from '#tools/pictures/stories/props/courts.ts'
import { placed, whistle } from '#tools/pictures/stories/props/things.ts'
import {
  CREAM,
  GOLD,
  glowOn,
  INK,
  RED,
  sun,
  TEAL,
  waveBand,
} from '#tools/pictures/stories/shapes.ts'
import { headline, word } from '#tools/pictures/stories/words.ts'

const CHALK = '#eaf4ef'

/** The keepers' camp: low, wide, in front of the whole goal. */
export const KEEPERS_ONLY: Poster = {
  ground: glowOn('#e8b23c', '#a86a14', [0.5, 0.4]),
  glow: 0,
  layers: [
    goalMouth(120, 250, 960, 470, '#17356a'),
    '<path d="M0 716H1200V810H0Z" fill="#17356a"/><path d="M0 712H1200V722H0Z" fill="#f7f3ea"/>',
    headline('KAMP', 214, '#17356a', 250),
    play({
      pose: KEEPER_LOW,
      x: 470,
      y: 566,
      scale: 3.35,
      cut: 'crop',
      kit: { ...KEEPER_KIT, jersey: '#17356a', sleeve: '#17356a', trim: GOLD, shorts: '#0d2148' },
      number: '1',
    }),
    bigBall([930, 574], 50, RED),
  ],
}

/** The winter seminar: card, whistle, and the raised arm. */
export const REFEREE_SEMINAR: Poster = {
  ground: glowOn('#f6cf4a', '#dba62a', [0.5, 0.4]),
  glow: 0,
  layers: [
    `<rect x="80" y="150" width="300" height="420" rx="28" fill="${RED}" transform="rotate(-12 230 360)"/><rect x="830" y="130" width="300" height="420" rx="28" fill="#16202f" transform="rotate(11 980 340)"/>`,
    play({
      pose: ARM_UP,
      x: 570,
      y: 650,
      scale: 4.05,
      kit: { ...fairer(REFEREE_SHIRT), jersey: '#16202f', sleeve: '#16202f', trim: GOLD },
      cut: 'crop',
      rims: { cool: '#ffe38a', glow: '#e9b44c' },
    }),
    placed(whistle('#f6cf4a', '#8a6210'), 990, 340, 2.1, -10),
    waveBand({
      y: 664,
      rise: 22,
      width: 1200,
      height: 800,
      colors: [CREAM, '#16202f'],
      stripe: 18,
    }),
    word('SEMINAR', 600, 790, 130, { fill: CREAM, anchor: 'middle', tracking: 0.05 }),
  ],
}

/** The B licence, written as coaches write. */
export const COACH_LICENCE: Poster = {
  ground: glowOn('#2a8570', '#0d4a44', [0.5, 0.4]),
  glow: 0.2,
  layers: [
    `<g fill="none" stroke="${CHALK}" stroke-opacity=".28" stroke-width="7"><path d="M40 -10V810M1160 -10V810M40 400H1160"/><path d="M40 150A250 250 0 0 1 40 650M1160 150A250 250 0 0 0 1160 650" stroke-dasharray="34 26"/><circle cx="600" cy="400" r="120"/></g>`,
    `<path d="M470 640V110" stroke="${CHALK}" stroke-width="26" stroke-linecap="round"/>${arrow([470, 110], [800, 130], [720, 290], CHALK, 24)}<path d="M720 290C690 350 600 362 480 366" fill="none" stroke="${CHALK}" stroke-width="24" stroke-linecap="round" stroke-dasharray="46 40"/>${arrow([490, 366], [930, 400], [770, 586], GOLD, 24)}<path d="M770 586C720 632 600 640 480 640" fill="none" stroke="${GOLD}" stroke-width="24" stroke-linecap="round"/>`,
    cross(250, 190, 40, CHALK) +
      cross(180, 560, 40, CHALK) +
      ring(980, 210, 46, GOLD) +
      ring(1010, 560, 46, GOLD) +
      cross(300, 380, 40, CHALK),
    word('LICENCA', 600, 782, 120, { fill: CREAM, anchor: 'middle', tracking: 0.12 }),
  ],
}

/** Learn to blow it: the lines of the court flow out of a whistle. */
export const BLOW_IT: Poster = {
  ground: glowOn('#fbf1de', '#efdcb6', [0.4, 0.4]),
  glow: 0,
  layers: [
    `<g fill="none" stroke="${RED}" stroke-linecap="round"><path d="M520 330C780 250 900 120 1230 110" stroke-width="26"/><path d="M520 372C800 330 960 250 1230 250" stroke-width="20"/><path d="M520 410C800 410 980 380 1230 390" stroke-width="26" stroke-dasharray="60 52"/><path d="M520 448C800 480 960 530 1230 540" stroke-width="20"/></g>`,
    placed(whistle(RED, '#7a1322'), 330, 420, 4.4, 0),
    `<circle cx="322" cy="482" r="50" fill="${CREAM}"/>`,
    bigBall([322, 482], 46, GOLD),
    word('ZVIŽDI', 1160, 770, 240, { fill: INK, anchor: 'end' }),
  ],
}

function spine(index: number): string {
  const colors = [TEAL, '#8a1c2c', '#17356a', '#c89a4c', '#2f6f5b', '#e9e2d3', '#5a3a1c']
  const tall = 150 + ((index * 47) % 60)
  const wide = 34 + ((index * 29) % 26)
  return `<rect x="0" y="${-tall}" width="${wide}" height="${tall}" fill="${colors[index % colors.length]}"/><rect x="0" y="${-tall + 24}" width="${wide}" height="8" fill="#fff" opacity=".4"/><rect x="${wide - 8}" y="${-tall}" width="8" height="${tall}" fill="#020817" opacity=".18"/>`
}

function shelf(y: number, seed: number): string {
  let x = -20
  let books = ''
  for (let index = seed; x < 1220; index++) {
    books += `<g transform="translate(${x} ${y})">${spine(index)}</g>`
    x += 38 + ((index * 29) % 26)
  }
  return `${books}<path d="M-10 ${y}H1210V${y + 26}H-10Z" fill="#7a4a2a"/><path d="M-10 ${y + 26}H1210V${y + 60}H-10Z" fill="#020817" opacity=".3"/>`
}

/** The evening of the book: it stands before the shelves it will join. */
export const BOOK_EVENING: Poster = {
  ground: glowOn('#5a3522', '#2c1810', [0.5, 0.4]),
  glow: 0.2,
  layers: [
    `<g opacity=".55">${shelf(230, 3)}${shelf(490, 11)}${shelf(750, 5)}</g><rect width="1200" height="800" fill="#1c0f0a" opacity=".35"/>`,
    '<path d="M0 720H1200V810H0Z" fill="#c68a4e"/><path d="M0 720H1200V732H0Z" fill="#e9b878"/><ellipse cx="640" cy="738" rx="290" ry="20" fill="#020817" opacity=".45"/>',
    `<path d="M850 96L890 120V742L850 734Z" fill="#efe3c8"/><rect x="410" y="90" width="440" height="644" rx="6" fill="#17356a"/><rect x="410" y="90" width="34" height="644" fill="#0d2148"/>${sun([640, 430], 160, RED, '#17356a')}<path d="${silhouetteOf(JUMP_SHOT, { at: [636, 440], scale: 1.35, turn: -5, name: 'cover-' })}" fill="${CREAM}"/>${word('STO GODINA', 646, 184, 74, { fill: CREAM, anchor: 'middle' })}${word('RUKOMETA', 646, 240, 56, { fill: GOLD, anchor: 'middle' })}${word('1926. – 2026.', 646, 700, 44, { fill: '#9fd8dc', anchor: 'middle' })}`,
    word('KNJIGA', 40, 700, 150, { fill: CREAM }),
  ],
}
