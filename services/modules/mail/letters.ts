import type { z } from 'zod'
import type { Letter, LetterFrame, LetterWriter } from './letter.ts'
import { HRV_FRAME, HRV_LETTERS } from './letters/hrv.ts'

export type Template = keyof typeof HRV_LETTERS
export type TemplateValues = {
  readonly [Name in Template]: z.input<(typeof HRV_LETTERS)[Name]['values']>
}

type Letters = {
  readonly frame: LetterFrame
  readonly writers: Readonly<Record<Template, LetterWriter>>
}

const CROATIAN: Letters = { frame: HRV_FRAME, writers: HRV_LETTERS }
const LANGUAGES: ReadonlyMap<string, Letters> = new Map([['hrv', CROATIAN]])

export function isTemplate(name: string): name is Template {
  return Object.hasOwn(HRV_LETTERS, name)
}

/** A language without letters falls back to the site's default. */
export function writeLetter(
  template: Template,
  language: string,
  values: unknown,
): { readonly letter: Letter; readonly frame: LetterFrame } {
  const { frame, writers } = LANGUAGES.get(language) ?? CROATIAN
  return { letter: writers[template](values), frame }
}
