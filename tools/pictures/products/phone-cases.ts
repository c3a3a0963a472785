import { crest } from '#tools/pictures/engine/crest.ts'
import { fullSheet } from '#tools/pictures/engine/sewing.ts'
import type { CharmDesign } from './charm-design.ts'
import { CLOTH, inColors, RED } from './designs/colors.ts'
import { waveLine } from './motifs.ts'
import { SHADOWS } from './soft.ts'

function phoneCase(color: string, waves: string): CharmDesign {
  const place = (content: string) => `<g transform="rotate(-7 600 720)">${content}</g>`
  const art = [560, 660, 760, 860, 960, 1060, 1160]
    .map((y, index) =>
      waveLine(600, y, 760, {
        color: index % 3 === 1 ? RED : waves,
        stroke: 20 + index * 5,
        rise: 78,
      }),
    )
    .join('')
  return {
    pieces: [
      {
        outline: place('<rect x="312" y="170" width="576" height="1130" rx="92"/>'),
        art: fullSheet(color) + place(`${art}${crest(556, 420, 0.44)}`),
        finish: { specular: 0.12, gloss: 18, sheen: 0.08, cavity: 0.4 },
        volume: [
          { radius: 26, rise: 26 },
          { radius: 7, rise: 7 },
        ],
        shadow: SHADOWS.thick,
      },
      {
        outline: place('<rect x="352" y="214" width="250" height="250" rx="70"/>'),
        art: fullSheet('#15181D'),
        finish: { specular: 0.2, gloss: 30 },
        volume: [{ radius: 8, rise: -8 }],
        over: place(
          `${[
            [420, 282],
            [420, 396],
            [534, 282],
          ]
            .map(
              ([x, y]) =>
                `<circle cx="${x}" cy="${y}" r="50" fill="#2B3038"/><circle cx="${x}" cy="${y}" r="38" fill="#0A0D12"/><circle cx="${x}" cy="${y}" r="20" fill="#1E3350"/><circle cx="${(x ?? 0) - 9}" cy="${(y ?? 0) - 11}" r="7" fill="#8FB3D8"/>`,
            )
            .join('')}<circle cx="534" cy="396" r="19" fill="#F4EFE5"/>`,
        ),
      },
    ],
  }
}

export const PHONE_CASES: Readonly<Record<string, CharmDesign>> = inColors(
  'maskica-valovi',
  ['tamnoplava', 'tirkizna'],
  (color) => phoneCase(CLOTH[color], color === 'tirkizna' ? '#8FD0D3' : '#5FB7C0'),
)
