import { z } from 'zod'

/** ISO 639-2 code of the language that every letter is written in. */
type MainLanguage = 'hrv'
/** Letters to staff are also written in English. */
export type LetterLanguage = MainLanguage | 'eng'

/** Letters that anyone can cause by typing an address share the limits of a group. */
export type LimitGroup = 'shop' | 'account' | 'password'

type LetterKind<Values extends z.ZodType = z.ZodType> = {
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
}
type LetterKinds = Readonly<Record<string, LetterKind>>

/** What a letter is about, for staff and for the export of a person's data. */
type LetterName = { readonly about: string }

/** A letter in one language. */
type LetterText<Values extends z.ZodType> = LetterName & {
  write(values: z.output<Values>): LetterContent
}

type TextsOf<Values extends z.ZodType> = Readonly<Record<MainLanguage, LetterText<Values>>> &
  Readonly<Record<LetterLanguage, LetterName & Partial<LetterText<Values>>>>

/** All letters of a module in one language. */
export type LetterTexts<Kinds extends LetterKinds> = {
  readonly [Name in keyof Kinds]: LetterText<Kinds[Name]['values']>
}

/** All letters of a module in a language in which some are written; staff know each by its name. */
export type LetterNames<Kinds extends LetterKinds> = {
  readonly [Name in keyof Kinds]: LetterName & Partial<LetterText<Kinds[Name]['values']>>
}

/** A mail that a module declares in its `module.ts` and sends through the mail module. */
export type Letter<Values extends z.ZodType = z.ZodType> = LetterKind<Values> & {
  /** Unique among all modules. Stored in jobs and in the log of mails, so it never changes. */
  readonly name: string
  readonly texts: TextsOf<Values>
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
export const typedWord = mailWord.transform((text) => text.replaceAll(LINK_SIGN, '$&\u200B'))

/** The letters of a module by name. */
export function defineLetters<Kinds extends LetterKinds>(
  kinds: Kinds,
  { hrv, eng }: { readonly hrv: LetterTexts<Kinds>; readonly eng: LetterNames<Kinds> },
): { readonly [Name in keyof Kinds]: Letter<Kinds[Name]['values']> } {
  const letters = Object.entries(kinds).map(([name, kind]) => {
    return [name, { ...kind, name, texts: { hrv: hrv[name], eng: eng[name] } }]
  })
  return Object.fromEntries(letters)
}
