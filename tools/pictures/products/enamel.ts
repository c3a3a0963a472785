import type { Finish } from '#tools/pictures/engine/cloth.ts'
import { fullSheet } from '#tools/pictures/engine/sewing.ts'
import { METAL, type Piece, SHADOWS } from './soft.ts'

const ENAMEL: Finish = { specular: 0.5, gloss: 34, sheen: 0.04, cavity: 0.3 }

/** The outline of the crest. */
export const SHIELD =
  'M100,4C132,20 164,24 192,22L192,120C192,176 150,214 100,236C50,214 8,176 8,120L8,22C36,24 68,20 100,4Z'

/** Enamel in a raised rim of metal. */
export function enamel(outline: string, art: string, rim: string, place: string): readonly Piece[] {
  const at = (content: string) => `<g transform="${place}">${content}</g>`
  return [
    {
      outline: at(`<path d="${outline}" stroke="#fff" stroke-width="13" stroke-linejoin="round"/>`),
      art: fullSheet(rim),
      finish: METAL,
      volume: [
        { radius: 12, rise: 16 },
        { radius: 4, rise: 6 },
      ],
      shadow: SHADOWS.middle,
    },
    {
      outline: at(`<path d="${outline}"/>`),
      art: fullSheet(rim) + at(art),
      finish: ENAMEL,
      volume: [{ radius: 5, rise: -4 }],
      over: at(
        `<linearGradient id="gl" x1="0" y1="0" x2="1" y2="1"><stop offset=".2" stop-color="#fff" stop-opacity="0"/><stop offset=".36" stop-color="#fff" stop-opacity=".26"/><stop offset=".43" stop-color="#fff" stop-opacity=".1"/><stop offset=".431" stop-color="#fff" stop-opacity="0"/></linearGradient><path d="${outline}" fill="url(#gl)"/>`,
      ),
    },
  ]
}
