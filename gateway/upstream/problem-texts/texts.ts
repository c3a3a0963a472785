import type { DomainCodes } from '#gateway/generated/problem-texts.ts'

export type ProblemLanguage = 'hr' | 'en' | 'de'

export type InLanguages = Readonly<Record<ProblemLanguage, string>>

/** Where the specification fixes a text, it is used word for word. */
export type ProblemText = InLanguages & {
  /** For a problem with a limit: `{limit}` is replaced by its number, sum or time. */
  readonly withLimit?: InLanguages
}

/** A text for each code that the schema files of a domain add to `ProblemCode`. */
export type ProblemTextsOf<Domain extends keyof DomainCodes> = Readonly<
  Record<DomainCodes[Domain], ProblemText>
>
