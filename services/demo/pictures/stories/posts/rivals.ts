import { text } from '#services/demo/pictures/engine/lettering.ts'
import { bigBall } from '#services/demo/pictures/stories/ball.ts'
import {
  darker,
  HOME_KIT,
  KEEPER_KIT,
  NIGHT_RIMS,
  RIVAL_KIT,
} from '#services/demo/pictures/stories/kits.ts'
import { softShadow } from '#services/demo/pictures/stories/lens.ts'
import { drawPerson, silhouetteOf } from '#services/demo/pictures/stories/people/light.ts'
import {
  BLOCK_HIGH,
  BLOCK_HIGH_MIRRORED,
} from '#services/demo/pictures/stories/people/poses/block.ts'
import { JUMP_SHOT } from '#services/demo/pictures/stories/people/poses/jump-shot.ts'
import { STAR_SAVE } from '#services/demo/pictures/stories/people/poses/keeper.ts'
import { shirtNumber } from '#services/demo/pictures/stories/people/shirt-number.ts'
import type { Poster } from '#services/demo/pictures/stories/poster.ts'
import {
  CREAM,
  GOLD,
  glowOn,
  INK,
  RED,
  rays,
  TEAL,
  waveBand,
} from '#services/demo/pictures/stories/shapes.ts'

const thrower = { at: [330, 380] as const, scale: 2.95, turn: -5, name: 'thrower-' }
const blocker = { at: [868, 420] as const, scale: 2.9, name: 'blocker-' }
const second = { at: [1066, 470] as const, scale: 2.6, mirrored: true, name: 'second-' }

function word(letters: string, x: number, anchor: 'start' | 'end'): string {
  return text(letters, x, 772, { size: 74, anchor, tracking: 0.03, attributes: `fill="${CREAM}"` })
}

/** Two halves of a hall, one for each side; the wave runs through both. */
export const MATCH_TICKETS: Poster = {
  ground: glowOn('#14707f', '#0a2038', [0.28, 0.42]),
  layers: [
    `<path d="M700-10H1210V810H500Z" fill="#6e1a2c"/><path d="M700-10H724L524 810H500Z" fill="${CREAM}"/>`,
    `<g opacity=".07">${text('12', 20, 560, { size: 620, attributes: 'fill="#fff"' })}${text('12', 1180, 560, { size: 620, anchor: 'end', attributes: 'fill="#fff"' })}</g>`,
    drawPerson(BLOCK_HIGH_MIRRORED, darker(RIVAL_KIT), NIGHT_RIMS, second) +
      shirtNumber(BLOCK_HIGH_MIRRORED, second, '18', CREAM),
    drawPerson(BLOCK_HIGH, RIVAL_KIT, NIGHT_RIMS, blocker) +
      shirtNumber(BLOCK_HIGH, blocker, '23', CREAM),
    drawPerson(JUMP_SHOT, HOME_KIT, NIGHT_RIMS, thrower) +
      shirtNumber(JUMP_SHOT, thrower, '7', CREAM),
    waveBand({
      y: 646,
      rise: 24,
      width: 1200,
      height: 800,
      colors: [TEAL, CREAM, RED, INK],
      stripe: 16,
    }),
    word('JADRAN', 44, 'start'),
    word('SJEVERNI OTOCI', 1156, 'end'),
  ],
}

const keeper = { at: [560, 438] as const, scale: 3.35, name: 'keeper-', turn: 4 }

function goalMouth(left: number, top: number, width: number, height: number): string {
  const bar = 34
  const stripes = (count: number, place: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => place(index)).join('')
  const fill = (index: number) => (index % 2 ? '#f5f3ee' : RED)
  const across = (width + bar * 2) / 15
  const down = height / 10
  let threads = ''
  for (let x = 0; x <= 26; x++) {
    const from = left + (width * x) / 26
    const to = left + width * 0.07 + (width * 0.86 * x) / 26
    threads += `M${from} ${top}Q${(from + to) / 2} ${top + 40} ${to.toFixed(1)} ${top + 96}V${top + height}`
  }
  for (let y = 1; y < 18; y++) {
    const inset = width * 0.07 * Math.min(1, y / 3)
    const at = top + (y * height) / 18
    threads += `M${left + inset} ${at}Q${left + width / 2} ${at + 16} ${left + width - inset} ${at}`
  }
  return `<path d="${threads}" fill="none" stroke="#cfe3ea" stroke-width="1.6" opacity=".34"/>
${stripes(10, (index) => `<rect x="${left - bar}" y="${top + down * index}" width="${bar}" height="${down + 0.5}" fill="${fill(index)}"/><rect x="${left + width}" y="${top + down * index}" width="${bar}" height="${down + 0.5}" fill="${fill(index)}"/>`)}
${stripes(15, (index) => `<rect x="${left - bar + across * index}" y="${top - bar}" width="${across + 0.5}" height="${bar}" fill="${fill(index + 1)}"/>`)}
<path d="M${left - bar} ${top}V${top + height}M${left + width} ${top}V${top + height}" stroke="#020817" stroke-width="9" opacity=".22"/><rect x="${left - bar}" y="${top - 8}" width="${width + bar * 2}" height="8" fill="#020817" opacity=".22"/>`
}

/** The keepers' camp: a star in the goal mouth, the ball a hand from the foot. */
export const KEEPER_CAMP: Poster = {
  ground: glowOn('#17808c', '#07182c', [0.5, 0.45]),
  layers: [
    `<g opacity=".35">${rays([560, 430], 26, 1100, '#0d4f60')}</g>`,
    goalMouth(90, 76, 1020, 690),
    (canvas) =>
      softShadow(
        canvas,
        `<g transform="translate(26 34)"><path d="${silhouetteOf(STAR_SAVE, keeper)}"/></g>`,
        16,
        0.5,
      ),
    `<rect y="738" width="1200" height="70" fill="#0c2c46"/><rect y="738" width="1200" height="9" fill="${CREAM}"/>`,
    `<g stroke="${CREAM}" stroke-linecap="round" opacity=".5"><path d="M1060 300L1180 254" stroke-width="10"/><path d="M1052 330L1196 292" stroke-width="5"/><path d="M1050 268L1150 222" stroke-width="5"/></g>`,
    bigBall([985, 322], 52, GOLD),
    drawPerson(STAR_SAVE, KEEPER_KIT, NIGHT_RIMS, keeper) +
      shirtNumber(STAR_SAVE, keeper, '1', INK),
  ],
}
