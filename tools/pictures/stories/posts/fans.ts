import { text } from '#tools/pictures/engine/lettering.ts'
import { shineLamps } from '#tools/pictures/stories/hall/lamps.ts'
import { crowd, paintHall } from '#tools/pictures/stories/hall/stands.ts'
import { fairer, HOME_KIT, NIGHT_RIMS } from '#tools/pictures/stories/kits.ts'
import { defocus } from '#tools/pictures/stories/lens.ts'
import { drawPerson, type Kit, pointOn, type Stand } from '#tools/pictures/stories/people/light.ts'
import type { Pose } from '#tools/pictures/stories/people/pose.ts'
import { HANDS_HIGH } from '#tools/pictures/stories/people/poses/back-row.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { CREAM, glowOn, INK, RED, TEAL } from '#tools/pictures/stories/shapes.ts'

type Fan = {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly cut: Pose['head']['cut']
  readonly kit: Kit
  readonly word: string
  readonly color: string
}

const cloth = (kit: Kit, color: string): Kit => ({
  ...kit,
  jersey: color,
  sleeve: color,
  trim: color,
})

function poseOf(cut: Pose['head']['cut']): Pose {
  return { ...HANDS_HIGH, head: { ...HANDS_HIGH.head, cut } }
}

/** A knitted scarf between two fists: it hangs a little, and its fringe hangs at both ends. */
function scarf(stand: Stand, word: string, color: string): string {
  const [left, y] = pointOn(stand, [-42, -121])
  const [right] = pointOn(stand, [42, -121])
  const height = stand.scale * 17
  const sag = height * 0.34
  const middle = (left + right) / 2
  const band = (from: number, to: number) =>
    `M${left} ${y + height * from}Q${middle} ${y + height * from + sag * 2} ${right} ${y + height * from}L${right} ${y + height * to}Q${middle} ${y + height * to + sag * 2} ${left} ${y + height * to}Z`
  const fringe = [left - 12, right].map((x) =>
    Array.from(
      { length: 7 },
      (_, index) =>
        `<rect x="${x}" y="${(y + (height * (index + 0.15)) / 7).toFixed(1)}" width="12" height="${(height * 0.09).toFixed(1)}" rx="2"/>`,
    ).join(''),
  )
  return `<g fill="${color}">${fringe.join('')}</g><path d="${band(0, 1)}" fill="${color}"/><path d="${band(0.05, 0.14)}${band(0.86, 0.95)}" fill="${CREAM}" opacity=".9"/>
${text(word, middle, y + height * 0.74 + sag, { size: height * 0.62, anchor: 'middle', tracking: 0.08, attributes: `fill="${CREAM}"` })}
<path d="${band(0.9, 1)}" fill="#020817" opacity=".3"/>`
}

function flag(x: number, y: number, size: number, turn: number): string {
  const stripe = (index: number, color: string) => {
    const top = index * size * 0.22
    const bottom = top + size * 0.22
    return `<path d="M0 ${top}C${size * 0.3} ${top - size * 0.16} ${size * 0.6} ${top + size * 0.14} ${size} ${top - size * 0.06}V${bottom - size * 0.06}C${size * 0.6} ${bottom + size * 0.14} ${size * 0.3} ${bottom - size * 0.16} 0 ${bottom}Z" fill="${color}"/>`
  }
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-7" y="-14" width="7" height="${size * 3.4}" rx="3" fill="#d8c7a4"/>${stripe(0, TEAL)}${stripe(1, CREAM)}${stripe(2, RED)}<path d="M${size * 0.3}-${size * 0.09}C${size * 0.42} ${size * 0.1} ${size * 0.42} ${size * 0.4} ${size * 0.32} ${size * 0.62}L${size * 0.52} ${size * 0.68}C${size * 0.6} ${size * 0.4} ${size * 0.58} ${size * 0.2} ${size * 0.5} ${size * 0.03}Z" fill="#020817" opacity=".2"/></g>`
}

const FANS: readonly Fan[] = [
  { x: 150, y: 760, scale: 3.5, cut: 'bun', kit: fairer(HOME_KIT), word: 'JADRAN', color: RED },
  { x: 1052, y: 764, scale: 3.5, cut: 'curls', kit: HOME_KIT, word: 'JADRAN', color: TEAL },
  { x: 606, y: 800, scale: 4.1, cut: 'ponytail', kit: HOME_KIT, word: 'JADRAN', color: RED },
]
const COATS = ['#1b3f7a', '#173a5e', '#15305c'] as const

function fan({ x, y, scale, cut, kit, word, color }: Fan, index: number): string {
  const stand: Stand = { at: [x, y], scale, name: `fan${index}-` }
  const coat = COATS[index % COATS.length] ?? INK
  return drawPerson(poseOf(cut), cloth(kit, coat), NIGHT_RIMS, stand) + scarf(stand, word, color)
}

/** Members in the stand, seen from the row behind them: scarves up, the court glowing below. */
export const MEMBERS: Poster = {
  ground: glowOn('#0e2d52', '#050d1e', [0.5, 0.5]),
  layers: [
    (canvas) => paintHall(canvas, [0.5, 0.62]),
    crowd(1200, { top: 250, bottom: 625, rows: 34, litAt: 600, brightness: 0.6, seed: 21 }),
    (canvas) => defocus(canvas, 4.5),
    '<path d="M150 640L1050 640L1400 860H-200Z" fill="#1f86a0" opacity=".85"/><path d="M150 640H1050" stroke="#e9f6f8" stroke-width="4" opacity=".7"/><path d="M420 640C430 700 770 700 780 640Z" fill="#d7263d" opacity=".65"/>',
    (canvas) =>
      shineLamps(
        canvas,
        [
          [120, 60, 1.05],
          [420, 34, 1.4],
          [780, 34, 1.74],
          [1080, 60, 2.1],
        ].map(([x = 0, y = 0, aim = 0]) => ({ x, y, aim, spread: 0.12, reach: 900, power: 0.34 })),
      ),
    flag(330, 236, 190, -8) + flag(838, 226, 200, 7),
    FANS.map(fan).join(''),
  ],
  glow: 0.7,
}
