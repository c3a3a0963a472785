import type { SocialFacts } from '#gateway/pages/social/facts.ts'
import { drawable, textLine, widthOf } from './set-text.ts'
import type { Look } from './sheet.ts'

type Place = { readonly x: number; readonly y: number; readonly width: number }
type Price = NonNullable<SocialFacts['price']>

const NOW = 92
const BEFORE = 36
const SAVING = 44
const GAP = 24

/** The price as on a card of the shop: red when reduced, the former one struck through beside it. */
export function priceRow({ now, before, saving }: Price, look: Look, { x, y, width }: Place) {
  const { fonts, color } = look
  const shown = drawable(now, fonts.display)
  const isReduced = before !== undefined || saving !== undefined
  const size = Math.min(NOW, (NOW * width) / widthOf(shown, { font: fonts.display, size: NOW }))
  const style = { font: fonts.display, size, color: color(isReduced ? 'signal-deep' : 'ink') }
  const after = x + widthOf(shown, style) + GAP
  const badge = badgeOf(saving, look, { x: after, y })
  const former = formerOf(before, look, { x: after + badge.width, y })
  const hasRoom = after + badge.width + former.width <= x + width
  return {
    height: 126,
    drawn: [textLine(shown, style, x, y), badge.drawn, hasRoom ? former.drawn : ''].join(''),
  }
}

type Part = { readonly drawn: string; readonly width: number }
const NOTHING: Part = { drawn: '', width: 0 }

function badgeOf(text: string | undefined, { fonts, color }: Look, at: Omit<Place, 'width'>): Part {
  if (text === undefined) return NOTHING
  const style = { font: fonts.display, size: SAVING, color: color('white') }
  const shown = drawable(text, fonts.display)
  const width = widthOf(shown, style) + 28
  const box = `<rect x="${at.x}" y="${at.y - 48}" width="${width}" height="56" rx="6" fill="${color('signal')}"/>`
  return { drawn: box + textLine(shown, style, at.x + 14, at.y - 5), width: width + GAP }
}

function formerOf(
  text: string | undefined,
  { fonts, color }: Look,
  at: Omit<Place, 'width'>,
): Part {
  if (text === undefined) return NOTHING
  const style = { font: fonts.text, size: BEFORE, color: color('ink-soft') }
  const shown = drawable(text, fonts.text)
  const width = widthOf(shown, style)
  const line = `<rect x="${at.x}" y="${at.y - 13}" width="${width}" height="3" fill="${style.color}"/>`
  return { drawn: textLine(shown, style, at.x, at.y) + line, width }
}
