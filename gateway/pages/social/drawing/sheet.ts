import type { SocialFacts } from '#gateway/pages/social/facts.ts'
import type { Brand } from './brand.ts'
import type { Fonts } from './fonts.ts'
import type { pictureLayer } from './picture-layer.ts'
import { priceRow } from './price-row.ts'
import { drawable, fitText, textLine } from './set-text.ts'

export const CANVAS = { width: 1200, height: 630 } as const

export type Look = { readonly fonts: Fonts; readonly color: Brand['color'] }

export type Sheet = {
  readonly svg: string
  readonly ground: string
  /** Where the picture goes; null where none is shown. */
  readonly picture: Parameters<typeof pictureLayer>[1] | null
  readonly crests: readonly { readonly x: number; readonly y: number; readonly height: number }[]
}

const MARGIN = 64
const GAP = 48
const HEADER = { baseline: 94, indent: 62, sizes: [25, 22] } as const
const HEADER_CREST = { x: MARGIN, y: 58, height: 56 }
const TITLE = { top: 150, sizes: [104, 92, 82, 74, 66, 58, 52, 46], lineHeight: 1.02 }
const BOTTOM = CANVAS.height - MARGIN
/** Of the pictures of products, four to five, at the full height. */
const PANEL = { x: 696, y: 0, width: 504, height: 630 }
const CARD = { x: 664, y: 75, width: 472, height: 480 }
const BIG_CREST = { x: 862, y: 147, height: 336 }
const PANEL_CREST = { x: 832, y: 171, height: 288 }

type Theme = {
  readonly ground: string
  readonly title: string
  readonly text: string
  readonly kicker: string
}

export function sheetOf(facts: SocialFacts, look: Look, hasPicture: boolean): Sheet {
  return facts.kind === 'product'
    ? productSheet(facts, look, hasPicture)
    : storySheet(facts, look, hasPicture)
}

/** Like a card of the shop: light, with the picture at the right edge. */
function productSheet(facts: SocialFacts, look: Look, hasPicture: boolean): Sheet {
  const { color } = look
  const ground = color('paper')
  const theme = { ground, title: color('ink'), text: color('ink-soft'), kicker: color('tide') }
  const width = PANEL.x - MARGIN - GAP
  const panel = `<rect x="${PANEL.x}" width="${PANEL.width}" height="${PANEL.height}" fill="${color('sand')}"/>`
  return {
    svg: svgOf(theme, panel + columnOf(facts, look, { theme, width, hasPicture })),
    ground,
    picture: { box: PANEL, isFilled: true, ground: color('sand') },
    crests: [hasPicture ? HEADER_CREST : PANEL_CREST],
  }
}

/** Like the first screen of a page: dark, with the lines of a court. */
function storySheet(facts: SocialFacts, look: Look, hasPicture: boolean): Sheet {
  const { color } = look
  const ground = color('ink')
  const theme = {
    ground,
    title: color('paper'),
    text: color('ink-text'),
    kicker: color('tide-light'),
  }
  const width = (hasPicture ? CARD.x : BIG_CREST.x) - MARGIN - GAP
  return {
    svg: svgOf(
      theme,
      courtLines(color('ink-line')) + columnOf(facts, look, { theme, width, hasPicture }),
    ),
    ground,
    picture: { box: CARD, isFilled: false, ground: color('sand') },
    crests: [hasPicture ? HEADER_CREST : BIG_CREST],
  }
}

function svgOf({ ground }: Theme, content: string): string {
  const { width, height } = CANVAS
  const size = `width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size} fill="${ground}"/>${content}</svg>`
}

/** The goal area and the free-throw line before the right edge. */
function courtLines(color: string): string {
  return `<g fill="none" stroke="${color}" stroke-width="3">
    <circle cx="1240" cy="315" r="350"/><circle cx="1240" cy="315" r="480" stroke-dasharray="34 26"/></g>`
}

type Column = { readonly theme: Theme; readonly width: number; readonly hasPicture: boolean }

/** The name of the site on top; title, lines and price above the lower edge. */
function columnOf(facts: SocialFacts, look: Look, column: Column): string {
  const { theme, width } = column
  const { fonts } = look
  const price = facts.price ? priceRow(facts.price, look, { x: MARGIN, y: BOTTOM, width }) : null
  const lines = linesOf(facts, look, column)
  const below = (price?.height ?? 0) + lines.height
  const kicker = facts.kicker ? 44 : 0
  const room = BOTTOM - TITLE.top - below - kicker
  const title = fitText(facts.title, fonts.display, { ...TITLE, width, height: room, maxLines: 3 })
  const leading = title.size * TITLE.lineHeight
  // Below the baseline of the last line are only the tails of its letters.
  const last = BOTTOM - below - (below > 0 ? 0 : title.size * 0.04)
  const first = last - (title.lines.length - 1) * leading
  const style = { font: fonts.display, size: title.size, color: theme.title, spacing: -0.005 }
  return [
    headerOf(facts, look, column),
    kickerOf(facts.kicker, look, { theme, y: first - title.size * 0.74 - 24 }),
    ...title.lines.map((line, index) => textLine(line, style, MARGIN, first + index * leading)),
    lines.drawn,
    price?.drawn ?? '',
  ].join('')
}

/** Beside the small crest; where the large one is, the name needs none. */
function headerOf(
  { site, title }: SocialFacts,
  { fonts: { strong } }: Look,
  { theme, width, hasPicture }: Column,
): string {
  if (site === title) return ''
  const indent = hasPicture ? HEADER.indent : 0
  const size = HEADER.sizes[0]
  const room = { width: width - indent, height: 2 * size, maxLines: 1, lineHeight: 1 }
  const fitted = fitText(site, strong, { ...room, sizes: HEADER.sizes })
  const style = { font: strong, size: fitted.size, color: theme.text }
  return textLine(fitted.lines[0] ?? '', style, MARGIN + indent, HEADER.baseline)
}

function kickerOf(
  text: string | undefined,
  { fonts: { display } }: Look,
  { theme, y }: { readonly theme: Theme; readonly y: number },
): string {
  if (!text) return ''
  const style = { font: display, size: 28, color: theme.kicker, spacing: 0.08 }
  return textLine(drawable(text.toLocaleUpperCase('hr'), display), style, MARGIN, y)
}

const LINE = { size: 31, leading: 43, gap: 28 }

/** Each on one line, cut where it is too long. */
function linesOf(
  { lines = [], price }: SocialFacts,
  { fonts: { text, strong } }: Look,
  { theme, width }: Column,
) {
  const shown = lines.filter((line) => drawable(line, text) !== '')
  if (shown.length === 0 || price) return { height: 0, drawn: '' }
  const height = shown.length * LINE.leading + LINE.gap
  const room = {
    width,
    height: LINE.size * 2,
    maxLines: 1,
    lineHeight: 1,
    sizes: [LINE.size, 28, 26],
  }
  const drawn = shown.map((line, index) => {
    const font = index === 0 ? strong : text
    const {
      lines: [fitted = ''],
      size,
    } = fitText(line, font, room)
    const y = BOTTOM - (shown.length - 1 - index) * LINE.leading
    return textLine(fitted, { font, size, color: theme.text }, MARGIN, y)
  })
  return { height, drawn: drawn.join('') }
}
