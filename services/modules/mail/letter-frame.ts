import type { LetterFormats } from '#services/platform/letter.ts'

/** What all letters of a language share. */
export type LetterFrame = {
  /** Two-letter code for HTML. */
  readonly language: string
  readonly bareLink: string
  readonly automatic: string
  /** Before the subject of a letter that staff send to themselves. */
  readonly test: string
  readonly formats: LetterFormats
}
