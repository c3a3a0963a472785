import { fillText, placeholdersIn } from '#services/contract/rules/letter-text.ts'
import type {
  Letter,
  LetterContent,
  LetterLanguage,
  LetterWords,
} from '#services/platform/letter.ts'
import { engFrame } from './languages/eng.ts'
import { hrvFrame } from './languages/hrv.ts'
import type { LetterFrame } from './letter-frame.ts'

export const FRAMES: Readonly<Record<LetterLanguage, LetterFrame>> = {
  hrv: hrvFrame,
  eng: engFrame,
}

/** Texts that staff changed, by their names. */
export type ChangedTexts = Readonly<Record<string, string>>

/** The language in which letters are written for somebody who reads this one. */
export function languageOf(language: string): LetterLanguage {
  return isKnown(language) ? language : 'hrv'
}

export function writeLetter(
  letter: Letter,
  {
    language: wanted,
    values,
    changed = {},
    isDraft = false,
  }: {
    readonly language: string
    readonly values: unknown
    /** Of the language in which it is written. */
    readonly changed?: ChangedTexts
    /** Shows its changed texts as they are, also with faults. */
    readonly isDraft?: boolean
  },
): { readonly content: LetterContent; readonly frame: LetterFrame } {
  const language = languageOf(wanted)
  const shipped: ChangedTexts = letter.languages[language].texts
  const frame = FRAMES[language]
  const parsed = letter.values.parse(values)
  const words = letter.words?.(parsed, frame.formats) ?? {}
  return { content: compose(letter, parsed, frame, text), frame }

  /** A changed text that no longer fits gives way to the shipped one. */
  function text(name: string, own: LetterWords = {}): string {
    const known = { ...words, ...own }
    const given = changed[name]
    const isFit = given !== undefined && (isDraft || fits(given, known, Object.keys(own)))
    return fillText((isFit ? given : shipped[name]) ?? '', known)
  }
}

/** The content of a letter of parsed values, with these texts. */
export function compose(
  letter: Letter,
  values: unknown,
  { formats }: LetterFrame,
  text: (name: string, own?: LetterWords) => string,
): LetterContent {
  const body = letter.write(values, text, formats)
  return {
    ...body,
    subject: body.subject ?? text('subject'),
    preheader: body.preheader ?? text('preheader'),
    greeting: body.greeting ?? text('greeting'),
  }
}

function fits(text: string, known: LetterWords, required: readonly string[]): boolean {
  const found = placeholdersIn(text)
  const isFilled = found.every((name) => Object.hasOwn(known, name))
  return isFilled && required.every((name) => found.includes(name))
}

function isKnown(language: string): language is LetterLanguage {
  return Object.hasOwn(FRAMES, language)
}
