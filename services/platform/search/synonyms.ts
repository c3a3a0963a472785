import { stem } from './stem.ts'
import { wordsOf } from './words.ts'

/** Everyday words and shop words: a search for the left one also finds the right one. */
const CALLED: readonly (readonly [typed: string, sold: string])[] = [
  ['bidon', 'boca'],
  ['duksa', 'dukserica'],
  ['duksa', 'kapuljača'],
  ['dukserica', 'kapuljača'],
  ['fišjas', 'zviždaljka'],
  ['flaša', 'boca'],
  ['hodica', 'kapuljača'],
  ['hoodica', 'kapuljača'],
  ['hoodie', 'kapuljača'],
  ['hudica', 'kapuljača'],
  ['kačket', 'šilterica'],
  ['karta', 'ulaznica'],
  ['kapuljača', 'hoodica'],
  ['krigla', 'šalica'],
  ['plavi', 'tamnoplava'],
  ['plavi', 'svijetloplava'],
  ['plavi', 'tirkizna'],
  ['poklon', 'dar'],
  ['poklon', 'darovna'],
  ['poster', 'plakat'],
  ['puzzle', 'slagalica'],
  ['sokne', 'čarape'],
  ['šorc', 'hlače'],
]

const BY_STEM: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(CALLED, ([typed]) => stemOf(typed))].map(([typed, pairs]) => [
    typed,
    pairs.map(([, sold]) => stemOf(sold)),
  ]),
)

/** Stems of the synonyms of this stem. */
export function alsoMeant(wordStem: string): readonly string[] {
  return BY_STEM.get(wordStem) ?? []
}

function stemOf(text: string): string {
  return wordsOf(text).map(stem).join('')
}
