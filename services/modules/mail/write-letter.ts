import type { Letter, LetterContent, LetterLanguage } from '#services/platform/letter.ts'
import { hrvFrame } from './languages/hrv.ts'
import type { LetterFrame } from './letter-frame.ts'

const FRAMES: Readonly<Record<LetterLanguage, LetterFrame>> = { hrv: hrvFrame }

/** Another language falls back to Croatian. */
export function writeLetter(
  letter: Letter,
  language: string,
  values: unknown,
): { readonly content: LetterContent; readonly frame: LetterFrame } {
  const written = isWritten(language) ? language : 'hrv'
  const content = letter.text(written).write(letter.values.parse(values))
  return { content, frame: FRAMES[written] }
}

function isWritten(language: string): language is LetterLanguage {
  return Object.hasOwn(FRAMES, language)
}
