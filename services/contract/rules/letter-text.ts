/** Texts of letters, in which placeholders such as `{number}` are filled in. */

export type Placeholder = {
  readonly name: string
  /** The text has to contain it. */
  readonly isRequired: boolean
}

export type TextRules = {
  readonly maxLength: number
  /** Whether it may have several lines. */
  readonly hasLines: boolean
  readonly placeholders: readonly Placeholder[]
}

export type TextFault =
  | { readonly kind: 'required' | 'tooLong' | 'lineBreak' }
  | { readonly kind: 'unknown' | 'missing'; readonly name: string }

const PLACEHOLDER = /\{([^{}\n]{0,60})\}/g
/** Also those that only some programs take for the end of a line. */
const LINE_BREAK = /[\r\n\v\f\u0085\u2028\u2029]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are refused
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f]/

/** Names in braces, as they are typed. */
export function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
}

/** Each placeholder is filled in once: braces in a value are text. */
export function fillText(text: string, words: Readonly<Record<string, string>>): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(words, name) ? (words[name] ?? whole) : whole,
  )
}

/** Why a text cannot be saved; null for one that can. */
export function textFault(text: string, rules: TextRules): TextFault | null {
  if (text.trim() === '') return { kind: 'required' }
  if (text.length > rules.maxLength) return { kind: 'tooLong' }
  if (CONTROL.test(text) || LINE_BREAK.test(rules.hasLines ? text.replaceAll('\n', '') : text)) {
    return { kind: 'lineBreak' }
  }
  const found = placeholdersIn(text)
  const unknown = found.find((name) => rules.placeholders.every((one) => one.name !== name))
  if (unknown !== undefined) return { kind: 'unknown', name: unknown }
  const missing = rules.placeholders.find((one) => one.isRequired && !found.includes(one.name))
  return missing ? { kind: 'missing', name: missing.name } : null
}
