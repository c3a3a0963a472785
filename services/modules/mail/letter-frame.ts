/** Texts that all letters of a language share. */
export type LetterFrame = {
  /** Two-letter code for HTML. */
  readonly language: string
  readonly bareLink: string
  readonly automatic: string
}
