import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'

/** The whole fonts of the shop. Text is drawn as outlines, so the machine needs no fonts. */
const FILES = {
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

export type FontName = keyof typeof FILES
export type Fonts = Readonly<Record<FontName, Font>>

export async function loadFonts(): Promise<Fonts> {
  const [text, strong, display] = await Promise.all([
    loadFont(FILES.text),
    loadFont(FILES.strong),
    loadFont(FILES.display),
  ])
  return { text, strong, display }
}

async function loadFont(file: string): Promise<Font> {
  const font = create(await readFile(fileURLToPath(file)))
  if ('fonts' in font) throw new Error(`${file} is a collection.`)
  return font
}
