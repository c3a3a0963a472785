import { crest } from '#tools/pictures/engine/crest.ts'
import { text } from '#tools/pictures/engine/lettering.ts'
import type { Size } from '#tools/pictures/engine/raster.ts'
import { softShadow } from './lens.ts'
import type { Poster } from './poster.ts'
import { CREAM, GOLD, glowOn, INK, RED, TEAL, waveBand, waveLines } from './shapes.ts'

const BANNER: Size = { width: 1600, height: 700 }
const SHARE: Size = { width: 1200, height: 630 }

type Card = {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly scale: number
  readonly name: string
}

const CARD_WIDTH = 640
const CARD_HEIGHT = 404

const place = ({ x, y, turn, scale }: Card) =>
  `transform="translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(${-CARD_WIDTH / 2} ${-CARD_HEIGHT / 2})"`

const outlineOf = (card: Card) =>
  `<g ${place(card)}><rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" rx="28"/></g>`

function bars(x: number, y: number, height: number): string {
  const widths = [3, 6, 2, 4, 8, 3, 2, 6, 4, 3, 7, 2, 3, 5, 2, 8, 3, 4, 2, 6, 3, 2, 5, 3]
  let at = x
  return widths
    .map((width, index) => {
      const bar = index % 2 ? '' : `<rect x="${at}" y="${y}" width="${width}" height="${height}"/>`
      at += width + 1.5
      return bar
    })
    .join('')
}

type CardPaint = { readonly top: string; readonly bottom: string; readonly band: readonly string[] }

/** The membership card: crest, wave, number and bar code, under one diagonal gloss. */
function memberCard(card: Card, { top, bottom, band }: CardPaint): string {
  const { name } = card
  const wave = waveBand({
    y: 246,
    rise: 38,
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    colors: band,
    stripe: 17,
  })
  return `<g ${place(card)}><defs><linearGradient id="${name}-face" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><clipPath id="${name}-clip"><rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" rx="28"/></clipPath></defs>
<g clip-path="url(#${name}-clip)"><rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="url(#${name}-face)"/>${wave}
${crest(32, 30, 0.5)}
${text('ČLANSKA ISKAZNICA', 152, 78, { size: 50, tracking: 0.03, attributes: `fill="${CREAM}"` })}
${text('JADRANSKI SPORTSKI SAVEZ', 153, 116, { size: 27, weight: 600, tracking: 0.07, attributes: 'fill="#a9dbe0"' })}
${text('2026', 608, 214, { size: 96, anchor: 'end', attributes: `fill="${CREAM}" opacity=".22"` })}
${text('0007 1926 2026', 34, 374, { size: 34, weight: 700, tracking: 0.08, attributes: `fill="${CREAM}"` })}
<rect x="450" y="322" width="160" height="60" rx="8" fill="${CREAM}"/><g fill="${INK}">${bars(464, 332, 40)}</g>
<path d="M0 0H420L180 ${CARD_HEIGHT}H0Z" fill="#fff" opacity=".09"/></g>
<rect x="1.5" y="1.5" width="${CARD_WIDTH - 3}" height="${CARD_HEIGHT - 3}" rx="27" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="2.5"/></g>`
}

const FRONT_CARD: Card = { x: 1130, y: 372, turn: -9, scale: 1.04, name: 'front' }
const BACK_CARD: Card = { x: 1240, y: 300, turn: 8, scale: 0.94, name: 'back' }

/** Words stand on the left; the two cards lie on the right. */
export const MEMBERSHIP_BANNER: Poster = {
  size: BANNER,
  ground: glowOn('#14788a', '#081c34', [0.74, 0.42]),
  glow: 0.25,
  layers: [
    `<g opacity=".55">${waveLines(430, 13, 24, BANNER.width)}</g>`,
    `<circle cx="1190" cy="330" r="300" fill="${RED}"/><circle cx="1190" cy="330" r="338" fill="none" stroke="${CREAM}" stroke-width="6" stroke-dasharray="34 26" opacity=".55"/>`,
    (canvas) =>
      softShadow(canvas, `<g transform="translate(16 26)">${outlineOf(BACK_CARD)}</g>`, 22, 0.5),
    memberCard(BACK_CARD, { top: '#e9b44c', bottom: '#b9772a', band: [CREAM, TEAL, INK] }),
    (canvas) =>
      softShadow(canvas, `<g transform="translate(20 34)">${outlineOf(FRONT_CARD)}</g>`, 26, 0.6),
    (canvas) =>
      softShadow(canvas, `<g transform="translate(5 8)">${outlineOf(FRONT_CARD)}</g>`, 6, 0.4),
    memberCard(FRONT_CARD, { top: '#1d4a8a', bottom: '#0c2350', band: [TEAL, CREAM, RED, INK] }),
  ],
}

export const SHARE_IMAGE: Poster = {
  size: SHARE,
  ground: glowOn('#14788a', '#081a30', [0.3, 0.42]),
  glow: 0.3,
  layers: [
    `<circle cx="262" cy="292" r="212" fill="${RED}"/><circle cx="262" cy="292" r="240" fill="none" stroke="${CREAM}" stroke-width="5" stroke-dasharray="28 22" opacity=".55"/>`,
    crest(122, 122, 1.4),
    text('JADRANSKI', 538, 264, { size: 136, tracking: 0.02, attributes: `fill="${CREAM}"` }),
    text('SPORTSKI SAVEZ', 540, 352, {
      size: 84,
      weight: 700,
      tracking: 0.04,
      attributes: 'fill="#9fd8dc"',
    }),
    `<rect x="540" y="396" width="92" height="8" fill="${GOLD}"/>`,
    waveBand({
      y: 520,
      rise: 40,
      width: 1200,
      height: 630,
      colors: [TEAL, CREAM, RED, INK],
      stripe: 22,
    }),
  ],
}
