import { text } from '#tools/pictures/engine/lettering.ts'
import { bigBall } from '#tools/pictures/stories/ball.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { CREAM, GOLD, glowOn, INK, RED, TEAL } from '#tools/pictures/stories/shapes.ts'

const COLUMN = 128
const ROW = 106
const LEFT = 152
const TOP = 236
const WEEKDAYS = ['P', 'U', 'S', 'Č', 'P', 'S', 'N'] as const
/** December begins on a Tuesday; the sheet shows five weeks. */
const FIRST_COLUMN = 1
const DAYS = 31
const MATCH_DAYS: ReadonlyMap<number, string> = new Map([
  [5, RED],
  [12, RED],
  [16, TEAL],
  [19, RED],
  [27, TEAL],
])

function dayAt(day: number): string {
  const cell = day - 1 + FIRST_COLUMN
  const x = LEFT + (cell % 7) * COLUMN + COLUMN / 2
  const y = TOP + Math.floor(cell / 7) * ROW + ROW / 2
  const color = MATCH_DAYS.get(day)
  if (day === 12) return `${bigBall([x, y], 56, GOLD)}${digits(day, x, y, INK)}`
  const disc = color ? `<circle cx="${x}" cy="${y}" r="45" fill="${color}"/>` : ''
  return disc + digits(day, x, y, color ? CREAM : INK)
}

function digits(day: number, x: number, y: number, fill: string): string {
  return text(String(day), x, y + 21, { size: 60, anchor: 'middle', attributes: `fill="${fill}"` })
}

/** The month's sheet is a court seen from above: two areas, the dashed lines, the middle. */
function court(): string {
  const middle = LEFT + COLUMN * 3.5
  const centre = TOP + ROW * 2.5
  const half = ROW * 2.5
  const areas = [LEFT - 24, LEFT + COLUMN * 7 + 24]
    .map((x) => {
      const sweep = x < middle ? 1 : 0
      const arc = (radius: number, straight: number) =>
        `M${x} ${centre - straight - radius}A${radius} ${radius} 0 0 ${sweep} ${x + (sweep ? radius : -radius)} ${centre - straight}V${centre + straight}A${radius} ${radius} 0 0 ${sweep} ${x} ${centre + straight + radius}`
      return `<path d="${arc(150, 36)}" fill="${RED}" fill-opacity=".1" stroke="${RED}" stroke-opacity=".5" stroke-width="5"/><path d="${arc(214, 36)}" fill="none" stroke="${TEAL}" stroke-opacity=".6" stroke-width="5" stroke-dasharray="22 18"/>`
    })
    .join('')
  return `${areas}<path d="M${middle} ${centre - half}V${centre + half}" stroke="${TEAL}" stroke-opacity=".26" stroke-width="5"/>`
}

const weekdays = WEEKDAYS.map((letter, index) =>
  text(letter, LEFT + index * COLUMN + COLUMN / 2, 206, {
    size: 50,
    anchor: 'middle',
    attributes: `fill="${index > 4 ? '#ffb9a8' : CREAM}"`,
  }),
).join('')

const SHEET = `<g transform="rotate(-3 600 400)">
<rect x="106" y="52" width="992" height="760" rx="22" fill="#020817" opacity=".32" transform="translate(16 22)"/>
<rect x="104" y="44" width="992" height="780" rx="22" fill="#f6efe0"/>
<path d="M104 66A22 22 0 0 1 126 44H1074A22 22 0 0 1 1096 66V222H104Z" fill="${INK}"/>
${text('PROSINAC', 152, 134, { size: 92, tracking: 0.05, attributes: `fill="${CREAM}"` })}
${text('12', 1048, 134, { size: 92, anchor: 'end', attributes: `fill="${RED}"` })}
${weekdays}${court()}
${Array.from({ length: DAYS }, (_, index) => dayAt(index + 1)).join('')}
${Array.from({ length: 12 }, (_, index) => `<rect x="${168 + index * 77}" y="22" width="14" height="44" rx="7" fill="#c8d4d8"/>`).join('')}</g>`

export const LEAGUE_DATES: Poster = {
  ground: glowOn('#1a8b97', '#0b2d48', [0.4, 0.4]),
  glow: 0,
  layers: [
    `<g stroke="#fff" stroke-opacity=".07" fill="none" stroke-width="40"><circle cx="60" cy="760" r="220"/><circle cx="60" cy="760" r="330"/><circle cx="1150" cy="60" r="180"/><circle cx="1150" cy="60" r="290"/></g>`,
    SHEET,
  ],
}
