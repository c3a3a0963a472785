import type { Finish } from '#services/demo/pictures/engine/cloth.ts'
import { crest } from '#services/demo/pictures/engine/crest.ts'
import { canvasWeave } from '#services/demo/pictures/engine/grain.ts'
import { text } from '#services/demo/pictures/engine/lettering.ts'
import { fullSheet, stitches } from '#services/demo/pictures/engine/sewing.ts'
import type { Canvas, Ground } from '#services/demo/pictures/engine/stage.ts'
import { CLOTH, GOLD, INK, inColors, PAPER, RED, shade } from './designs/colors.ts'
import { flatBall, gull, hundred, lighthouse, lines, octopus, star, waveLine } from './motifs.ts'
import { drawPieces, METAL, PAPER_FINISH, type Piece, PLASTIC, SHADOWS, turned } from './soft.ts'

export type CharmDesign = { readonly pieces: readonly Piece[] }

const ENAMEL: Finish = { specular: 0.5, gloss: 34, sheen: 0.04, cavity: 0.3 }
const SHIELD =
  'M100,4C132,20 164,24 192,22L192,120C192,176 150,214 100,236C50,214 8,176 8,120L8,22C36,24 68,20 100,4Z'

/** Enamel in a raised rim of metal. */
function enamel(outline: string, art: string, rim: string, place: string): readonly Piece[] {
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

function metal(outline: string, color = '#C9CCD0'): Piece {
  return {
    outline,
    art: fullSheet(color),
    finish: METAL,
    volume: [{ radius: 9, rise: 15 }],
    shadow: SHADOWS.middle,
  }
}

/** A split ring and three links down to (600, 640). */
function ringAndChain(color = '#C9CCD0'): readonly Piece[] {
  const link = (y: number, isFlat: boolean) =>
    isFlat
      ? `<rect x="592" y="${y - 34}" width="16" height="68" rx="8"/>`
      : `<ellipse cx="600" cy="${y}" rx="21" ry="33" fill="none" stroke="#fff" stroke-width="11"/>`
  return [
    metal('<circle cx="600" cy="310" r="150" fill="none" stroke="#fff" stroke-width="24"/>', color),
    metal(
      '<path d="M468,372A150,150 0 0 0 700,424" fill="none" stroke="#fff" stroke-width="9"/>',
      shade(color, 0.8),
    ),
    metal(link(490, false), color),
    metal(link(536, true), color),
    metal(link(582, false), color),
    metal(link(624, true), color),
  ]
}

const SHIRT =
  'M-120,-190C-80,-150 80,-150 120,-190L190,-160L270,-20L170,40L150,10V240H-150V10L-170,40L-270,-20L-190,-160Z'
const SHIRT_ART = `<rect x="-300" y="-300" width="600" height="600" fill="#17356A"/>${[150, 184, 218].map((y) => waveLine(0, y, 420, { color: '#17929D', stroke: 10, rise: 24 })).join('')}<path d="M-120,-190C-80,-150 80,-150 120,-190" fill="none" stroke="#D7263D" stroke-width="34"/>${lines(['7'], { x: 0, y: 110, size: 250 }, PAPER)}`
const TOWER =
  'M-64,-260H64L70,-196H96V-150H62L112,250C60,268 -60,268 -112,250L-62,-150H-96V-196H-70Z'
const TOWER_ART = `<rect x="-200" y="-300" width="400" height="620" fill="${PAPER}"/><rect x="-200" y="-300" width="400" height="104" fill="${RED}"/><rect x="-200" y="-160" width="400" height="16" fill="${RED}"/><path d="M-200,-70H200V30H-200ZM-200,130H200V220H-200Z" fill="${RED}"/><rect x="-26" y="-196" width="52" height="40" fill="#F2C84B"/><path d="M-200,222H200V300H-200Z" fill="#14808B"/>`

const STRAP: readonly Piece[] = [
  {
    outline: '<path d="M548,470H652L668,880Q600,916 532,880Z"/>',
    art: fullSheet('#8A5A34'),
    finish: { grain: canvasWeave(0.03), specular: 0.16, gloss: 16, sheen: 0.06 },
    volume: [
      { radius: 20, rise: 16 },
      { radius: 6, rise: 6 },
    ],
    wrinkles: { rise: 8, across: 12, along: 6, seed: 4, fine: 4 },
    shadow: SHADOWS.middle,
    over: stitches('M562,486L548,872Q600,896 652,872L638,486', 2.4),
  },
]

const KEYRINGS: Readonly<Record<string, CharmDesign>> = {
  'privjesak-dres': {
    pieces: [
      ...ringAndChain(),
      ...enamel(SHIRT, SHIRT_ART, '#D4D7DB', 'translate(600,890) rotate(5)'),
    ],
  },
  'privjesak-lopta': {
    pieces: [
      ...ringAndChain(),
      {
        outline: '<circle cx="600" cy="880" r="240"/>',
        art:
          fullSheet(PAPER) + flatBall({ x: 600, y: 880, scale: 2.58 }, { skin: PAPER, seam: INK }),
        finish: { ...PLASTIC, specular: 0.3, gloss: 16 },
        volume: [
          { radius: 150, rise: 240 },
          { radius: 40, rise: 50 },
        ],
        shadow: SHADOWS.thick,
      },
    ],
  },
  'privjesak-svjetionik': {
    pieces: [
      ...ringAndChain(GOLD),
      ...enamel(TOWER, TOWER_ART, '#D8B45F', 'translate(600,920) rotate(-6)'),
    ],
  },
  'privjesak-grb': {
    pieces: [
      metal('<circle cx="600" cy="320" r="160" fill="none" stroke="#fff" stroke-width="26"/>'),
      ...STRAP,
      metal('<rect x="556" y="858" width="88" height="40" rx="10"/>'),
      ...enamel(SHIELD, crest(0, 0, 1), '#C9CCD0', 'translate(450,890) scale(1.5)'),
    ],
  },
}

/** The card a pin is sold on. */
function pinCard(words: string): readonly Piece[] {
  return [
    {
      outline: '<rect x="250" y="180" width="700" height="1080" rx="26"/>',
      art: `${fullSheet('#F4EFE5')}<rect x="250" y="180" width="700" height="150" fill="#17356A"/>${text('JADRANSKI SPORTSKI SAVEZ', 600, 274, { size: 54, weight: 700, anchor: 'middle', tracking: 0.06, attributes: `fill="${PAPER}"` })}${text(words, 600, 1150, { size: 84, anchor: 'middle', tracking: 0.06, attributes: `fill="${INK}"` })}${waveLine(600, 1196, 220, { color: RED, stroke: 8, rise: 18 })}<circle cx="600" cy="378" r="20" fill="#D9CFBB"/>`,
      finish: PAPER_FINISH,
      volume: [{ radius: 4, rise: 3 }],
      shadow: SHADOWS.middle,
    },
  ]
}

const DISC = 'M-210,0A210,210 0 1 0 210,0A210,210 0 1 0 -210,0Z'

const PINS: Readonly<Record<string, CharmDesign>> = {
  'znacka-grb': {
    pieces: [
      ...pinCard('GRB'),
      ...enamel(SHIELD, crest(0, 0, 1), GOLD, 'translate(400,470) scale(2)'),
    ],
  },
  'znacka-stoljece': {
    pieces: [
      ...pinCard('STOLJEĆE'),
      ...enamel(
        DISC,
        `<circle r="220" fill="#16305F"/>${hundred({ x: 0, y: 4, scale: 1.36 }, '#D8B45F', '#C9A24B')}`,
        '#D8B45F',
        'translate(600,720) scale(1.2)',
      ),
    ],
  },
  'znacka-galeb': {
    pieces: [
      ...pinCard('GALEB'),
      ...enamel(
        DISC,
        `<circle r="220" fill="#6FB4E2"/><path d="M-220,110c70,-40 140,-40 220,0s150,40 220,0V240H-220Z" fill="#3F86C6"/>${gull({ x: 0, y: -20, scale: 1.6 }, { body: '#FFFFFF', wing: '#E3E7EA', beak: '#E8762D' })}`,
        '#D4D7DB',
        'translate(600,720) scale(1.2) rotate(-6)',
      ),
    ],
  },
}

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

const MAGNETS: Readonly<Record<string, CharmDesign>> = {
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

const STICKERS: Readonly<Record<string, CharmDesign>> = {
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

const CASES: Readonly<Record<string, CharmDesign>> = inColors(
  'maskica-valovi',
  ['tamnoplava', 'tirkizna'],
  (color) => phoneCase(CLOTH[color], color === 'tirkizna' ? '#8FD0D3' : '#5FB7C0'),
)

export const CHARMS: Readonly<Record<string, CharmDesign>> = {
  ...KEYRINGS,
  ...PINS,
  ...MAGNETS,
  ...STICKERS,
  ...CASES,
}

export function drawCharm(design: CharmDesign, ground?: Ground): Promise<Canvas> {
  return drawPieces(design.pieces, ground)
}
