import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Font, GlyphRun } from 'fontkit'

/** Complete fonts: a word such as narudžbe must not be split between two subsets. */
const FONTS = {
  text: import.meta.resolve(
    '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  ),
  strong: import.meta.resolve(
    '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  ),
  display: import.meta.resolve(
    '@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf',
  ),
} as const

export type FontName = keyof typeof FONTS

/** Laid-out words of a font; the words of papers repeat. */
const MAX_WORDS = 4_000

/** Parsed once for all documents, which halves the work of each. */
const parsed = new Map<FontName, Promise<Font>>()

export function parsedFont(name: FontName): Promise<Font> {
  const font = parsed.get(name) ?? parseFont(FONTS[name])
  parsed.set(name, font)
  return font
}

async function parseFont(file: string): Promise<Font> {
  const [bytes, { create }] = await Promise.all([readFile(fileURLToPath(file)), import('fontkit')])
  const font = create(bytes)
  if ('fonts' in font) throw new Error(`${file} is a collection.`)
  return withCachedLayout(font)
}

/** pdfkit lays out each word once for one document; this font does so for all of them. */
function withCachedLayout(font: Font): Font {
  const runs = new Map<string, GlyphRun>()
  const layout: Font['layout'] = (text, features, ...others) => {
    if (features || others.length > 0) return font.layout(text, features, ...others)
    const run = runs.get(text) ?? withCharacters(font.layout(text), text)
    if (runs.size >= MAX_WORDS) runs.clear()
    runs.set(text, run)
    // pdfkit scales the positions of the run that it gets.
    const positions = run.positions.map((position) => ({ ...position }))
    return Object.create(run, { positions: { value: positions } })
  }
  return Object.create(font, { layout: { value: layout } })
}

/**
 * A font has one object for each of its glyphs, with the characters that it first stood for: another
 * word may draw it for other ones, and the text of the paper could not be copied or read aloud.
 */
function withCharacters(run: GlyphRun, text: string): GlyphRun {
  const characters = Array.from(text, (character) => character.codePointAt(0))
  if (characters.length !== run.glyphs.length) return run // a ligature
  const glyphs = run.glyphs.map((glyph, index) =>
    Object.create(glyph, { codePoints: { value: [characters[index]] } }),
  )
  return Object.create(run, { glyphs: { value: glyphs } })
}
