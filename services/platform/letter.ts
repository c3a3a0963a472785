import { z } from 'zod'

/** ISO 639-2 codes of the languages that every letter is written in. */
export type LetterLanguage = 'hrv' | 'eng'

/** Letters that anyone can cause by typing an address share the limits of a group. */
export type LimitGroup = 'shop' | 'account' | 'password' | 'form'

/** Texts that every letter has. */
export const HEAD_TEXTS = ['subject', 'preheader', 'greeting'] as const
type HeadText = (typeof HEAD_TEXTS)[number]

/** By the names of placeholders. */
export type LetterWords = Readonly<Record<string, string>>

/** How a language writes values. */
export type LetterFormats = {
  euros(cents: number): string
  moment(at: string): string
  longMoment(at: string): string
  day(at: string): string
  longDay(at: string): string
}

/** A text of the letter in its language, with these words in the place of its own placeholders. */
export type TextOf<Name extends string> = (name: Name, own?: LetterWords) => string

type LetterKind<Values extends z.ZodType = z.ZodType, Name extends string = string> = {
  /** Parsed when the letter is written, because they may come from a stored job. */
  readonly values: Values
  /**
   * Per recipient. Null only for a letter that staff, money or the owner of a proven address
   * causes.
   */
  readonly limit: {
    readonly group: LimitGroup
    /** A letter that waits is dropped by its job once its cause is gone. */
    readonly whenOver: 'wait' | 'drop'
  } | null
  readonly isToStaff?: boolean
  /** Texts beside those of the head, each with its own placeholders, which it has to contain. */
  readonly texts: Readonly<Record<Name, readonly string[]>>
  /** Placeholders that each of its texts may contain. */
  words?(values: z.output<Values>, formats: LetterFormats): LetterWords
  /** The same in every language: which texts are in the letter, and what is in them. */
  write(values: z.output<Values>, text: TextOf<Name>, formats: LetterFormats): LetterBody
}
type LetterKinds = Readonly<Record<string, LetterKind>>

/** For staff, and for the export of a person's data. */
type LetterName = {
  /** What the letter is about, in a few words. */
  readonly about: string
  /** When it is sent, in a sentence. */
  readonly when: string
}

/** Placeholders stand in braces: `{number}`. */
type Written<Name extends string = string> = {
  readonly texts: Readonly<Record<Name | HeadText, string>>
}

/** All letters of a module in one language. */
export type LetterTexts<Kinds extends LetterKinds> = {
  readonly [Name in keyof Kinds]: LetterName & Written<keyof Kinds[Name]['texts'] & string>
}

/** A mail that a module declares in its `module.ts` and sends through the mail module. */
export type Letter<Values extends z.ZodType = z.ZodType> = LetterKind<Values> & {
  /** Unique among all modules. Stored in jobs and in the log of mails, so it never changes. */
  readonly name: string
  readonly languages: Readonly<Record<LetterLanguage, LetterName & Written>>
}

/** Content of a mail, rendered as HTML and as plain text. */
export type LetterContent = {
  readonly subject: string
  /** Shown beside the subject in a list of mails. */
  readonly preheader: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** A table of two columns, such as the lines of an order and its total. */
  readonly details?: readonly LetterDetail[]
  /** The plain link is repeated below the button. */
  readonly button?: { readonly label: string; readonly link: string }
  readonly afterButton?: string
  /** Advice for a person who did not cause the mail. */
  readonly notYou?: string
}

/** In the place of a head text that is not given there is the text of its name. */
export type LetterBody = Omit<LetterContent, HeadText> & Partial<Pick<LetterContent, HeadText>>

export type LetterDetail = {
  readonly label: string
  readonly value: string
  /** Lines below the label, such as what is printed on a jersey. */
  readonly notes?: readonly string[]
  /** Its value opens something, such as the code of a ticket: the log does not show it. */
  readonly isSecret?: boolean
  /** Marks a total. */
  readonly isStrong?: boolean
  readonly picture?: LetterPicture | null
}

/** Loaded by the reader's mail program: the mail carries its address alone. */
export type LetterPicture = {
  readonly src: string
  /** Shown in its place where pictures are blocked. */
  readonly alt: string
}

/** Between the parts of addresses such as `www.example.com`; a space follows in other texts. */
const LINK_SIGN = /[.:@](?=\S)/g

export const mailLink = z.url({ protocol: /^https?$/ })
export const mailWord = z.string().max(300)
/** Words that a person typed, of which mail programs make no link. */
export const typedWord = mailWord.transform(withoutLinks)
/** The same in several lines. */
export const typedText = z.string().max(25_000).transform(withoutLinks)

function withoutLinks(text: string): string {
  return text.replaceAll(LINK_SIGN, '$&\u200B')
}

/** A value as examples of the letter show it to staff. */
export function withExample<Type extends z.ZodType>(type: Type, example: z.input<Type>): Type {
  return type.meta({ example })
}

/** One kind of letter; its parts fit each other. */
export function letterKind<Values extends z.ZodType, Name extends string>(
  kind: LetterKind<Values, Name>,
): LetterKind<Values, Name> {
  return kind
}

/** The letters of a module by name. */
export function defineLetters<Kinds extends LetterKinds>(
  kinds: Kinds,
  { hrv, eng }: { readonly hrv: LetterTexts<Kinds>; readonly eng: LetterTexts<Kinds> },
): { readonly [Name in keyof Kinds]: Letter<Kinds[Name]['values']> } {
  const letters = Object.entries(kinds).map(([name, kind]) => {
    return [name, { ...kind, name, languages: { hrv: hrv[name], eng: eng[name] } }]
  })
  return Object.fromEntries(letters)
}
