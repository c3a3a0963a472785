import type { Letter, LetterContent, LetterLanguage } from '#services/platform/letter.ts'
import { engFrame } from './languages/eng.ts'
import { hrvFrame } from './languages/hrv.ts'
import type { LetterFrame } from './letter-frame.ts'

const FRAMES: Readonly<Record<LetterLanguage, LetterFrame>> = {
  hrv: hrvFrame,
  eng: engFrame,
}

/** Croatian, unless the letter is written in the other language. */
export function writeLetter(
  letter: Letter,
  language: string,
  values: unknown,
): { readonly content: LetterContent; readonly frame: LetterFrame } {
  const parsed = letter.values.parse(values)
  const text = isKnown(language) ? letter.texts[language] : undefined
  return text?.write && isKnown(language)
    ? { content: text.write(parsed), frame: FRAMES[language] }
    : { content: letter.texts.hrv.write(parsed), frame: hrvFrame }
}

function isKnown(language: string): language is LetterLanguage {
  return Object.hasOwn(FRAMES, language)
}
