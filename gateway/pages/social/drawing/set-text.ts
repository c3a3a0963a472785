import type { Font } from 'fontkit'

export type TextStyle = {
  readonly font: Font
  readonly size: number
  readonly color: string
  /** Added after each character, in parts of the size. */
  readonly spacing?: number
}

/** What the font cannot draw is left out, rather than drawn as a box. */
export function drawable(text: string, font: Font): string {
  return [...text.normalize('NFC')]
    .map((character) => (/\s/u.test(character) ? ' ' : character))
    .filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    .join('')
    .replace(/ +/g, ' ')
    .trim()
}

export function widthOf(text: string, { font, size, spacing = 0 }: Omit<TextStyle, 'color'>) {
  const { advanceWidth, glyphs } = font.layout(text)
  return (advanceWidth / font.unitsPerEm + spacing * Math.max(glyphs.length - 1, 0)) * size
}

/** One line as outlines; `y` is that of its baseline. */
export function textLine(text: string, style: TextStyle, x: number, y: number): string {
  const { font, size, color, spacing = 0 } = style
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let at = 0
  const outlines = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {}
    const place = `translate(${at + xOffset} ${yOffset})`
    at += xAdvance + spacing * font.unitsPerEm
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`
  })
  const place = `translate(${x} ${y}) scale(${scale} ${-scale})`
  return `<g fill="${color}" transform="${place}">${outlines.join('')}</g>`
}

export type Fitted = { readonly lines: readonly string[]; readonly size: number }

type Room = {
  readonly width: number
  readonly height: number
  readonly maxLines: number
  /** Of one line, in parts of the size. */
  readonly lineHeight: number
  /** From the largest down. */
  readonly sizes: readonly number[]
}

const GLUE = '\u00a0'

/** A line neither begins with a dash nor ends with a preposition of one letter. */
function glued(text: string): string {
  return text
    .replace(/ ([-–—]) /g, `${GLUE}$1 `)
    .replace(/(?<=^|[ \u00a0])(\p{Ll}) /gu, `$1${GLUE}`)
}

/** The largest size in which all of it fits; else the smallest, with an ellipsis. */
export function fitText(given: string, font: Font, room: Room): Fitted {
  const { lines, size } = fitted(glued(drawable(given, font)), font, room)
  return { lines: lines.map((line) => line.replaceAll(GLUE, ' ')), size }
}

function fitted(text: string, font: Font, room: Room): Fitted {
  const smallest = room.sizes.at(-1) ?? 0
  for (const size of room.sizes) {
    const lines = wrapped(text, { font, size }, room.width)
    const isLowEnough = lines.length * size * room.lineHeight <= room.height
    const isWhole = lines.length <= room.maxLines && isLowEnough
    // A word that had to be broken may fit in a smaller size.
    const hasWholeWords = text
      .split(' ')
      .every((word) => widthOf(word, { font, size }) <= room.width)
    if (isWhole && (hasWholeWords || size === smallest)) {
      return { lines: balanced(lines, { font, size }, room.width), size }
    }
  }
  const style = { font, size: smallest }
  const atMost = Math.min(
    room.maxLines,
    Math.max(1, Math.floor(room.height / (smallest * room.lineHeight))),
  )
  return {
    lines: cutLines(wrapped(text, style, room.width), atMost, style, room.width),
    size: smallest,
  }
}

type Measured = { readonly font: Font; readonly size: number }

/** Words that are longer than a line are broken. */
function wrapped(text: string, style: Measured, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  const words = text.split(' ').flatMap((word) => pieces(word, style, width))
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer, style) <= width) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line].filter((one) => one !== '')
}

function pieces(word: string, style: Measured, width: number): readonly string[] {
  const found: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && widthOf(piece + character, style) > width) {
      found.push(piece)
      piece = ''
    }
    piece += character
  }
  return [...found, piece]
}

/** As many lines of about the same length: the narrowest room that needs no more of them. */
function balanced(lines: readonly string[], style: Measured, width: number): readonly string[] {
  const text = lines.join(' ')
  let best = lines
  for (let narrower = width * 0.97; narrower > width / 2; narrower *= 0.97) {
    const tried = wrapped(text, style, narrower)
    if (tried.length !== lines.length || tried.join(' ') !== text) return best
    best = tried
  }
  return best
}

/** Cut at a word where that leaves enough of the line. */
function cutLines(
  lines: readonly string[],
  atMost: number,
  style: Measured,
  width: number,
): readonly string[] {
  if (lines.length <= atMost) return lines
  let last = lines.slice(atMost - 1, atMost + 1).join(' ')
  while (last !== '' && widthOf(`${last}…`, style) > width) {
    const atWord = last.lastIndexOf(' ')
    last = atWord > last.length / 2 ? last.slice(0, atWord) : [...last].slice(0, -1).join('')
  }
  return [...lines.slice(0, atMost - 1), `${last.replace(/[\s,.;:–-]+$/u, '')}…`]
}
