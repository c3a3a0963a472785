import { crest } from '#tools/pictures/engine/crest.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import { fullSheet } from '#tools/pictures/engine/sewing.ts'
import type { CharmDesign } from './charm-design.ts'
import { GOLD, INK, PAPER, RED } from './designs/colors.ts'
import { enamel, SHIELD } from './enamel.ts'
import { gull, hundred, waveLine } from './motifs.ts'
import { PAPER_FINISH, type Piece, SHADOWS } from './soft.ts'

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

export const PINS: Readonly<Record<string, CharmDesign>> = {
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
