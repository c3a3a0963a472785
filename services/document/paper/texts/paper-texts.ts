import { ENG } from './eng.ts'
import { GER } from './ger.ts'
import { HRV, type PaperTexts } from './hrv.ts'

const TEXTS: Readonly<Record<string, PaperTexts>> = { hrv: HRV, ger: GER, eng: ENG }

/** Croatian, the language of the contract, where a language has no texts. */
export function paperTexts(language: string): PaperTexts {
  return TEXTS[language] ?? HRV
}
