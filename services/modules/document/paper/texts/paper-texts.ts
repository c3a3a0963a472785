import { ENG } from './eng.ts'
import { GER } from './ger.ts'
import { HRV, type PaperTexts } from './hrv.ts'

const TEXTS: Readonly<Record<string, PaperTexts>> = { hrv: HRV, ger: GER, eng: ENG }

/** Falls back to Croatian, the language of the contract. */
export function paperTexts(language: string): PaperTexts {
  return TEXTS[language] ?? HRV
}
