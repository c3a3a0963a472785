import { z } from 'zod'

/** What a mail says. Its HTML and its plain text are both drawn from this. */
export type Letter = {
  readonly subject: string
  /** What a list of mails shows beside the subject. */
  readonly preheader: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  /** The bare link stands below it, for whoever cannot press it. */
  readonly button?: { readonly label: string; readonly link: string }
  readonly afterButton?: string
  /** What to do for whoever did not cause the mail. */
  readonly notYou?: string
}

/** Words around every letter of a language. */
export type LetterFrame = {
  /** Two letters, as HTML names it. */
  readonly language: string
  readonly bareLink: string
  readonly automatic: string
}

export type LetterWriter = (values: unknown) => Letter

export const mailLink = z.url({ protocol: /^https?$/ })
export const mailWord = z.string().max(300)

/** Values come from a stored job as well, so they are parsed however they were given. */
export function letter<Values extends z.ZodType>(
  values: Values,
  write: (values: z.output<Values>) => Letter,
): LetterWriter & { readonly values: Values } {
  return Object.assign((given: unknown) => write(values.parse(given)), { values })
}
