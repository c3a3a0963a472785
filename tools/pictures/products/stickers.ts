import { crest } from '#tools/pictures/engine/crest.ts'
import { fullSheet } from '#tools/pictures/engine/sewing.ts'
import type { CharmDesign } from './charm-design.ts'
import { INK, PAPER, RED } from './designs/colors.ts'
import { flatBall, gull, lines, octopus, star, waveLine } from './motifs.ts'
import { PAPER_FINISH, type Piece, SHADOWS, turned } from './soft.ts'

/** A sticker keeps a white edge around whatever it shows. */
function sticker(x: number, y: number, turn: number, radius: number, art: string): Piece {
  return {
    outline: `<circle cx="${x}" cy="${y}" r="${radius}"/>`,
    art: `${fullSheet('#FFFFFF')}${turned(art, x, y, turn)}`,
    finish: { ...PAPER_FINISH, specular: 0.08, gloss: 30 },
    volume: [{ radius: 4, rise: 3 }],
    shadow: SHADOWS.thin,
  }
}

function disc(color: string, radius: number, content: string): string {
  return `<circle r="${radius - 16}" fill="${color}"/>${content}`
}

function stickerSheet(color: string): Piece {
  return {
    outline: '<rect x="190" y="150" width="820" height="1160" rx="20"/>',
    art: fullSheet(color),
    finish: { ...PAPER_FINISH, specular: 0.06 },
    volume: [{ radius: 4, rise: 3 }],
    wrinkles: { rise: 9, across: 2, along: 2, seed: 5, fine: 1 },
    shadow: SHADOWS.middle,
  }
}

export const STICKERS: Readonly<Record<string, CharmDesign>> = {
  'naljepnice-navijac': {
    pieces: [
      stickerSheet('#DCE3EA'),
      sticker(410, 390, -6, 186, disc(INK, 186, crest(-84, -104, 0.84))),
      sticker(806, 360, 5, 158, disc(RED, 158, lines(['7'], { x: 0, y: 84, size: 240 }, PAPER))),
      sticker(
        388,
        800,
        4,
        156,
        disc(
          '#14808B',
          156,
          [-44, 8, 60]
            .map((y) => waveLine(0, y, 210, { color: PAPER, stroke: 17, rise: 34 }))
            .join(''),
        ),
      ),
      sticker(
        776,
        748,
        -4,
        194,
        disc(
          '#F2C84B',
          194,
          `<circle r="96" fill="${RED}"/>${Array.from({ length: 12 }, (_, index) => `<path d="M0,-112V-150" stroke="${RED}" stroke-width="16" stroke-linecap="round" transform="rotate(${index * 30})"/>`).join('')}`,
        ),
      ),
      sticker(
        412,
        1130,
        -3,
        140,
        disc('#3F86C6', 140, flatBall({ x: 0, y: 0, scale: 0.9 }, { skin: PAPER, seam: INK })),
      ),
      sticker(
        770,
        1124,
        6,
        152,
        disc(PAPER, 152, lines(['SVI ZA', 'JEDNOG'], { x: 0, y: -6, size: 76 }, RED)),
      ),
    ],
  },
  'naljepnice-djecje': {
    pieces: [
      stickerSheet('#CFE6F2'),
      sticker(
        430,
        410,
        -4,
        206,
        disc(
          '#BFE0F0',
          206,
          octopus({ x: 0, y: 6, scale: 1.4 }, { skin: '#E8762D', shade: '#B9511A', ball: PAPER }),
        ),
      ),
      sticker(
        818,
        360,
        7,
        146,
        disc('#F2C84B', 146, flatBall({ x: 0, y: 0, scale: 1 }, { skin: PAPER, seam: INK })),
      ),
      sticker(
        780,
        770,
        -6,
        202,
        disc(
          '#3F86C6',
          202,
          gull({ x: 0, y: 0, scale: 1.3 }, { body: '#FFFFFF', wing: '#E3E7EA', beak: '#E8762D' }),
        ),
      ),
      sticker(384, 826, 5, 152, disc(RED, 152, star({ x: 0, y: 6, scale: 0.92 }, '#F2C84B'))),
      sticker(
        440,
        1134,
        -5,
        142,
        disc('#1FA66B', 142, lines(['GOL!'], { x: 0, y: 34, size: 108 }, PAPER)),
      ),
      sticker(
        776,
        1140,
        4,
        138,
        disc('#7C58B8', 138, waveLine(0, 0, 190, { color: PAPER, stroke: 20, rise: 40 })),
      ),
    ],
  },
}
