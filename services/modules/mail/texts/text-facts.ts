import { TEXT_PLACES, type WORD_KINDS } from '#services/contract/letters.ts'
import type { TextRules } from '#services/contract/rules/letter-text.ts'
import { compose, FRAMES } from '#services/modules/mail/write-letter.ts'
import type {
  Letter,
  LetterContent,
  LetterFormats,
  LetterLanguage,
  LetterWords,
} from '#services/platform/letter.ts'
import { samplesOf } from './samples.ts'

type TextPlace = (typeof TEXT_PLACES)[number]
type WordKind = (typeof WORD_KINDS)[number]

/** A text of a letter, as staff change it. */
export type TextFacts = {
  readonly path: string
  readonly place: TextPlace
  /** Whether every letter of the kind has it. */
  readonly isAlways: boolean
  readonly shipped: string
  readonly rules: TextRules & {
    readonly placeholders: readonly {
      readonly name: string
      readonly kind: WordKind
      readonly example: string
      readonly isRequired: boolean
    }[]
  }
  /** Values of a letter that has it. */
  readonly sample: unknown
}

type Found = {
  place: TextPlace
  own: LetterWords
  words: LetterWords
  sample: unknown
  count: number
}

/** The name of a text, in the place of the text. */
const MARK = /⟦(\w+)⟧/gu
const LENGTHS: Readonly<Partial<Record<TextPlace, number>>> = { SUBJECT: 150, BUTTON: 60 }
const LINE = 200
const PROSE = 2_000

/**
 * The texts of a letter with their places and placeholders. They follow from how the letter is
 * written of samples, so that a module declares nothing twice.
 */
export function textsOf(letter: Letter, language: LetterLanguage, origin: string): TextFacts[] {
  const shipped: LetterWords = letter.languages[language].texts
  const frame = FRAMES[language]
  const kinds = new Map<string, WordKind>()
  const formats = noting(frame.formats, kinds)
  const found = new Map<string, Found>()
  let samples = 0
  for (const sample of samplesOf(letter.values, origin)) {
    samples += 1
    const values = letter.values.parse(sample)
    const words = letter.words?.(values, formats) ?? {}
    const owns = new Map<string, LetterWords>()
    const content = compose(letter, values, { ...frame, formats }, (name, own = {}) => {
      owns.set(name, own)
      return `⟦${name}⟧`
    })
    for (const [name, place] of placesIn(content)) {
      const known = found.get(name)
      if (known) known.count += 1
      else found.set(name, { place, own: owns.get(name) ?? {}, words, sample, count: 1 })
    }
  }
  return [...found]
    .map(([path, { place, own, words, sample, count }]) => {
      const hasLines = place === 'PARAGRAPH' || place === 'BELOW_BUTTON' || place === 'NOTE'
      const required = letter.texts[path] ?? []
      const named = Object.entries({ ...words, ...own })
      return {
        ...{ path, place, isAlways: count === samples, shipped: shipped[path] ?? '', sample },
        rules: {
          maxLength: LENGTHS[place] ?? (hasLines ? PROSE : LINE),
          hasLines,
          placeholders: named.map(([name, example]) => ({
            ...{ name, example, kind: kindOf(example, kinds) },
            isRequired: required.includes(name),
          })),
        },
      }
    })
    .toSorted((left, right) => placeOf(left) - placeOf(right))
}

function placeOf({ place }: TextFacts): number {
  return TEXT_PLACES.indexOf(place)
}

/** What each value was written as. */
function noting(formats: LetterFormats, kinds: Map<string, WordKind>): LetterFormats {
  const note = (kind: WordKind, text: string) => {
    kinds.set(text, kind)
    return text
  }
  return {
    euros: (cents) => note('MONEY', formats.euros(cents)),
    moment: (at) => note('MOMENT', formats.moment(at)),
    longMoment: (at) => note('MOMENT', formats.longMoment(at)),
    day: (at) => note('MOMENT', formats.day(at)),
    longDay: (at) => note('MOMENT', formats.longDay(at)),
  }
}

function kindOf(example: string, kinds: ReadonlyMap<string, WordKind>): WordKind {
  return kinds.get(example) ?? (/^https?:\/\//.test(example) ? 'LINK' : 'TEXT')
}

function placesIn(content: LetterContent): Map<string, TextPlace> {
  const { paragraphs, details = [], button, afterButton = '', notYou = '' } = content
  const rows = details.flatMap(({ label, value, notes = [] }) => [label, value, ...notes])
  const parts: Readonly<Record<TextPlace, readonly string[]>> = {
    SUBJECT: [content.subject],
    PREHEADER: [content.preheader],
    GREETING: [content.greeting],
    PARAGRAPH: paragraphs,
    ROW: rows,
    BUTTON: button ? [button.label] : [],
    BELOW_BUTTON: [afterButton],
    NOTE: [notYou],
  }
  return new Map(
    TEXT_PLACES.flatMap((place) =>
      parts[place].flatMap((text) =>
        [...text.matchAll(MARK)].map(([, name = '']) => [name, place] as const),
      ),
    ),
  )
}
