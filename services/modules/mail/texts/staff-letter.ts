import type { z } from 'zod'
import type { getLetter, listLetters } from '#services/contract/letters.ts'
import { textFault } from '#services/contract/rules/letter-text.ts'
import type { Db } from '#services/platform/database.ts'
import { Refusal } from '#services/platform/errors.ts'
import type { Letter, LetterLanguage } from '#services/platform/letter.ts'
import { type TextFacts, textsOf } from './text-facts.ts'
import { type Place, readTextsOf, type StoredText } from './text-store.ts'

type LetterFacts = z.output<typeof listLetters.output>['letters'][number]
export type StaffLetter = z.output<typeof getLetter.output>['letter']
export type StaffLanguage = StaffLetter['language']

export const CODES: Readonly<Record<StaffLanguage, LetterLanguage>> = { HR: 'hrv', EN: 'eng' }
const WORDS = { hrv: 'HR', eng: 'EN' } as const

/** A letter and a language in which it is written. */
export type WrittenLetter = {
  readonly letter: Letter
  readonly language: LetterLanguage
  readonly texts: readonly TextFacts[]
}

export function findLetter(
  letters: ReadonlyMap<string, Letter>,
  { kind, language: word }: { readonly kind: string; readonly language: StaffLanguage },
  origin: string,
): WrittenLetter {
  const letter = letters.get(kind)
  const language = CODES[word]
  if (!letter) throw new Refusal(404, 'There is no such letter.', { code: 'NOT_FOUND' })
  return { letter, language, texts: textsOf(letter, language, origin) }
}

/** What lists show of a letter. */
export function factsOf(letter: Letter, stored: readonly StoredText[]): LetterFacts {
  const { hrv, eng } = letter.languages
  const own = stored.filter((row) => row.letter === letter.name)
  return {
    kind: letter.name,
    name: { hr: hrv.about, en: eng.about },
    occasion: { hr: hrv.when, en: eng.when },
    isToStaff: letter.isToStaff ?? false,
    languages: (['hrv', 'eng'] as const).map((language) => {
      const texts: Readonly<Record<string, string>> = letter.languages[language].texts
      const changed = own.filter((row) => row.language === language)
      const outdated = changed.filter(({ path, shipped }) => texts[path] !== shipped)
      return {
        ...{ language: WORDS[language], changed: changed.length, outdated: outdated.length },
      }
    }),
  }
}

export async function staffLetter(
  db: Db,
  { letter, language, texts }: WrittenLetter,
): Promise<StaffLetter> {
  const stored = await readTextsOf(db, { letter: letter.name, language })
  const byPath = new Map(stored.map((row) => [row.path, row]))
  return {
    ...factsOf(letter, stored),
    language: WORDS[language],
    texts: texts.map(({ path, place, isAlways, shipped, rules }) => {
      const row = byPath.get(path)
      return {
        ...{ path, place, isAlways, shipped, value: row?.value ?? null },
        formerShipped: row && row.shipped !== shipped ? row.shipped : null,
        ...{ maxLength: rules.maxLength, hasLines: rules.hasLines },
        placeholders: [...rules.placeholders],
      }
    }),
  }
}

export function placeOf({ letter, language }: WrittenLetter): Place {
  return { letter: letter.name, language }
}

/** Refuses a text that could break the letter. */
export function refuseFaulty(
  { texts }: WrittenLetter,
  path: string,
  value: unknown,
): asserts value is string {
  const text = texts.find((one) => one.path === path)
  if (!text || typeof value !== 'string') throw invalid(path, 'unknown')
  const fault = textFault(value, text.rules)
  switch (fault?.kind) {
    case undefined:
      return
    case 'unknown':
      throw new Refusal(400, fault.name, { code: 'UNKNOWN_PLACEHOLDER', field: path })
    case 'missing':
      throw new Refusal(400, fault.name, { code: 'MISSING_PLACEHOLDER', field: path })
    case 'tooLong':
      throw invalid(path, `maxLength:${text.rules.maxLength}`)
    default:
      throw invalid(path, fault?.kind ?? '')
  }
}

function invalid(field: string, rule: string): Refusal {
  return new Refusal(400, rule, { code: 'INVALID_INPUT', field })
}
