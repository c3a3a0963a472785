/** A language that the pages have texts for, in the codes of everyone who names it. */
export type PageLanguage = {
  /** Of the services; options of the CMS name it. */
  readonly id: number
  /** Three letters, as the services name it. */
  readonly code: string
  /** Two letters, as addresses and the graph name it. */
  readonly code2: string
  /** BCP 47 tag of its formats. */
  readonly iso: string
}

/**
 * Languages that a site can have: a new one is a line here and a folder of messages in
 * `client/i18n`. Which of them a site has is a setting.
 */
export const PAGE_LANGUAGES = [
  { id: 41, code: 'hrv', code2: 'hr', iso: 'hr-HR' },
  { id: 27, code: 'eng', code2: 'en', iso: 'en-GB' },
] as const satisfies readonly PageLanguage[]

/** The only one of a new site, and the fallback while nothing else is known. */
export const FIRST_LANGUAGE: PageLanguage = PAGE_LANGUAGES[0]
