import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js'

export type Weight = 600 | 700 | 800 | 900

export type TextStyle = {
  readonly size: number
  readonly weight?: Weight
  readonly anchor?: 'start' | 'middle' | 'end'
  /** Extra space between letters, as a share of the size. */
  readonly tracking?: number
  readonly italic?: boolean
  /** SVG attributes of the outline, usually `fill`. */
  readonly attributes?: string
}

type PlacedGlyph = { readonly glyph: Glyph; readonly x: number }

const SPACE_WIDTH = 0.2
const packageFile = createRequire(import.meta.url).resolve
const loadedFonts = new Map<string, readonly Font[]>()

function loadFont(subset: string, weight: Weight, italic: boolean): Font {
  const shape = italic ? 'italic' : 'normal'
  const file = packageFile(
    `@fontsource/barlow-condensed/files/barlow-condensed-${subset}-${weight}-${shape}.woff`,
  )
  const bytes = readFileSync(file)
  return opentype.parse(new Uint8Array(bytes).buffer)
}

/** The Croatian letters lie in the second file, everything else in the first. */
function fontsOf(weight: Weight, italic: boolean): readonly Font[] {
  const key = `${weight}${italic}`
  const known = loadedFonts.get(key)
  if (known) return known
  const fonts = [loadFont('latin', weight, italic), loadFont('latin-ext', weight, italic)]
  loadedFonts.set(key, fonts)
  return fonts
}

function findGlyph(character: string, fonts: readonly Font[]): Letter {
  for (const font of fonts) {
    const glyph = font.charToGlyph(character)
    if (glyph.index > 0) return { font, glyph }
  }
  throw new Error(`The display font has no letter ${character}`)
}

type Letter = { readonly font: Font; readonly glyph: Glyph }

function layOut(words: string, style: TextStyle): { glyphs: PlacedGlyph[]; width: number } {
  const { size, weight = 800, tracking = 0, italic = false } = style
  const fonts = fontsOf(weight, italic)
  const glyphs: PlacedGlyph[] = []
  const kerning = (left: Letter | undefined, right: Letter) =>
    left?.font === right.font ? right.font.getKerningValue(left.glyph, right.glyph) : 0
  let x = 0
  let previous: Letter | undefined
  for (const character of words) {
    if (character === ' ') {
      x += (SPACE_WIDTH + tracking) * size
      previous = undefined
      continue
    }
    const letter = findGlyph(character, fonts)
    const scale = size / letter.font.unitsPerEm
    x += kerning(previous, letter) * scale
    glyphs.push({ glyph: letter.glyph, x })
    x += (letter.glyph.advanceWidth ?? 0) * scale + tracking * size
    previous = letter
  }
  return { glyphs, width: x - tracking * size }
}

/** Rounded by hand: the font library prints NaN for coordinates that are nearly zero. */
function coordinate(value: number): string {
  if (!Number.isFinite(value)) throw new Error('A letter has a coordinate that is not a number')
  return String(Math.round(value * 100) / 100 || 0)
}

function serialise(command: PathCommand): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${coordinate(command.x)} ${coordinate(command.y)}`
    case 'Q':
      return `Q${[command.x1, command.y1, command.x, command.y].map(coordinate).join(' ')}`
    case 'C': {
      const { x1, y1, x2, y2, x, y } = command
      return `C${[x1, y1, x2, y2, x, y].map(coordinate).join(' ')}`
    }
    case 'Z':
      return 'Z'
  }
}

export function textWidth(words: string, style: TextStyle): number {
  return layOut(words, style).width
}

/** The text as path data, so that the machine that draws needs no fonts. */
export function textOutline(words: string, x: number, y: number, style: TextStyle): string {
  const { glyphs, width } = layOut(words, style)
  const start = { start: x, middle: x - width / 2, end: x - width }[style.anchor ?? 'start']
  return glyphs
    .flatMap((placed) => placed.glyph.getPath(start + placed.x, y, style.size).commands)
    .map(serialise)
    .join('')
}

/** The text as an SVG path element. */
export function text(words: string, x: number, y: number, style: TextStyle): string {
  return `<path d="${textOutline(words, x, y, style)}" ${style.attributes ?? ''}/>`
}
