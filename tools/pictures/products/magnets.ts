import { crest } from '#tools/pictures/engine/crest.ts'
import { fullSheet } from '#tools/pictures/engine/sewing.ts'
import type { CharmDesign } from './charm-design.ts'
import { PAPER, RED } from './designs/colors.ts'
import { lighthouse, lines } from './motifs.ts'
import { SHADOWS } from './soft.ts'

function magnet(outline: string, art: string, gloss: string): CharmDesign {
  return {
    pieces: [
      {
        outline,
        art,
        finish: { specular: 0.2, gloss: 40, sheen: 0.04, cavity: 0.3 },
        volume: [
          { radius: 14, rise: 14 },
          { radius: 4, rise: 4 },
        ],
        shadow: SHADOWS.thick,
        over: gloss,
      },
    ],
  }
}

const GLOSS = `<linearGradient id="mg" x1="0" y1="0" x2="1" y2=".7"><stop offset=".2" stop-color="#fff" stop-opacity="0"/><stop offset=".36" stop-color="#fff" stop-opacity=".24"/><stop offset=".45" stop-color="#fff" stop-opacity=".08"/><stop offset=".451" stop-color="#fff" stop-opacity="0"/></linearGradient><rect width="1200" height="1500" fill="url(#mg)"/>`

export const MAGNETS: Readonly<Record<string, CharmDesign>> = {
  'magnet-grb': magnet(
    '<circle cx="600" cy="720" r="400"/>',
    `${fullSheet('#17356A')}<circle cx="600" cy="720" r="372" fill="none" stroke="${PAPER}" stroke-width="9"/>${crest(406, 480, 1.94)}`,
    GLOSS,
  ),
  'magnet-svjetionik': magnet(
    '<g transform="rotate(-4 600 720)"><rect x="260" y="250" width="680" height="940" rx="44"/></g>',
    `<g transform="rotate(-4 600 720)"><rect x="200" y="200" width="800" height="1060" fill="#BFE0F0"/><circle cx="780" cy="430" r="84" fill="#F2C84B"/>${lighthouse({ x: 580, y: 690, scale: 3.3 }, { tower: '#FFFFFF', stripe: RED, sea: '#0F7C86' })}<path d="M200,960c120,-60 240,-60 400,0s280,60 400,0V1300H200Z" fill="#14808B"/>${lines(['LUKA'], { x: 600, y: 1130, size: 130 }, PAPER)}</g>`,
    GLOSS,
  ),
}
