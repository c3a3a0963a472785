import { crest } from '#tools/pictures/engine/crest.ts'
import { fairer, HOME_KIT, NIGHT_RIMS } from '#tools/pictures/stories/kits.ts'
import { bust } from '#tools/pictures/stories/people/bust.ts'
import { drawParts, type Kit } from '#tools/pictures/stories/people/light.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { glitter, ridge, sky } from '#tools/pictures/stories/props/landscape.ts'
import { CREAM, glowOn, INK, waveLines } from '#tools/pictures/stories/shapes.ts'
import { word } from '#tools/pictures/stories/words.ts'

function strokesOfFive(count: number): string {
  const columns = 11
  return Array.from({ length: Math.ceil(count / 5) }, (_, index) => {
    const x = 70 + (index % columns) * 100
    const y = 96 + Math.floor(index / columns) * 172
    const strokes = Math.min(5, count - index * 5)
    const upright = Array.from(
      { length: Math.min(4, strokes) },
      (_, at) => `M${x + at * 17} ${y}v84`,
    )
    return upright.join('') + (strokes === 5 ? `M${x - 14} ${y + 70}L${x + 66} ${y + 14}` : '')
  }).join('')
}

const PIVOT_KIT: Kit = { ...HOME_KIT, skin: '#b07a62', hair: '#2b1a16', pad: '#4a2c22' }

/** Back after a long injury; the strokes behind him are the days. */
export const COMEBACK: Poster = {
  ground: glowOn('#188a95', '#06283a', [0.6, 0.4]),
  layers: [
    `<path d="${strokesOfFive(211)}" stroke="${CREAM}" stroke-width="7" stroke-linecap="round" fill="none" opacity=".2"/>`,
    word('211', 40, 760, 330, { fill: CREAM, opacity: 0.95 }),
    drawParts(
      bust('crop', true),
      PIVOT_KIT,
      { ...NIGHT_RIMS, width: 0.5 },
      { at: [770, 318], scale: 13.4, name: 'pivot-' },
    ),
    crest(900, 690, 0.42),
  ],
}

/** The women's captain in front of the evening sea. */
export const TIDE: Poster = {
  ground: glowOn('#f2a35e', '#0b1d3f', [0.5, 0.4]),
  layers: [
    `${sky(
      [
        [0, '#0b1d3f'],
        [0.42, '#5b4a78'],
        [0.62, '#e0785f'],
        [0.78, '#f8bd78'],
      ],
      560,
    )}<circle cx="300" cy="520" r="150" fill="#ffe7a6"/>${ridge(560, 90, '#4a3a66', 8, 210)}<rect y="548" width="1200" height="260" fill="#12405f"/>${glitter(300, 556, 790, '#ffd98a', 6)}`,
    `<g opacity=".6">${waveLines(610, 8, 26)}</g>`,
    word('8', 60, 470, 460, { fill: CREAM, opacity: 0.22 }),
    drawParts(
      bust('bun', false),
      { ...fairer(HOME_KIT), hair: '#3b1f18' },
      {
        ...NIGHT_RIMS,
        warm: '#ffe0b0',
        cool: '#ff9a6a',
        glow: '#ff7a3c',
        width: 0.5,
        warmFrom: 'left',
      },
      { at: [800, 330], scale: 12.4, mirrored: true, name: 'tide-' },
    ),
  ],
}

const SOFT = ['#3d2a72', '#4d3890', '#6148ad', '#7a61c6', '#9a86da'] as const

/** After a blow to the head: the game stops, the doctor looks into the eyes. */
export const HEAD_FIRST: Poster = {
  ground: glowOn('#32246a', '#0d0d2c', [0.42, 0.42]),
  glow: 0.4,
  layers: [
    SOFT.map(
      (color, index) =>
        `<circle cx="560" cy="330" r="${470 - index * 78}" fill="${color}" opacity=".55"/>`,
    ).join(''),
    `<linearGradient id="torch" x1="1" y1="0" x2="0" y2="0"><stop offset="0" stop-color="#fff7d6" stop-opacity=".95"/><stop offset="1" stop-color="#fff7d6" stop-opacity="0"/></linearGradient><path d="M990 306L700 262V372L990 344Z" fill="url(#torch)"/>`,
    drawParts(
      bust('short', false),
      { ...HOME_KIT, skin: '#7a5a86', jersey: '#1c2456', trim: '#9a86da' },
      { ...NIGHT_RIMS, warm: '#fff4d8', cool: '#8f7be0', glow: '#b48cff', width: 0.5 },
      { at: [520, 330], scale: 12.6, name: 'head-' },
    ),
    `<g><rect x="984" y="300" width="150" height="52" rx="16" fill="#e9e4da"/><rect x="976" y="294" width="34" height="64" rx="8" fill="${INK}"/><path d="M1080 280C1130 262 1190 262 1216 270V404C1160 400 1110 394 1078 372C1060 358 1066 340 1090 340C1066 336 1062 314 1084 312C1068 304 1066 288 1080 280Z" fill="#b07a62"/><path d="M1150 262L1216 250V420L1146 402Z" fill="#f4f6f8"/></g>`,
    word('STANI', 44, 760, 170, { fill: CREAM }),
  ],
}
