import { z } from 'zod'

/** Content of a mail, rendered as HTML and as plain text. */
export type Letter = {
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

/** Texts that all letters of a language share. */
export type LetterFrame = {
  /** Two-letter code for HTML. */
  readonly language: string
  readonly bareLink: string
  readonly automatic: string
}

export type LetterWriter = (values: unknown) => Letter

/** Between the parts of addresses such as `www.example.com`; a space follows in other texts. */
const LINK_SIGN = /[.:@](?=\S)/g

export const mailLink = z.url({ protocol: /^https?$/ })
export const mailWord = z.string().max(300)
/** Words that a person typed, of which mail programs make no link. */
export const typedWord = mailWord.transform((text) => text.replaceAll(LINK_SIGN, '$&\u200B'))

/** Values are parsed because they may come from a stored job. */
export function letter<Values extends z.ZodType>(
  values: Values,
  write: (values: z.output<Values>) => Letter,
): LetterWriter & { readonly values: Values } {
  return Object.assign((given: unknown) => write(values.parse(given)), { values })
}
