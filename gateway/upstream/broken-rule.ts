import type { InputRule, ProblemCode } from '#gateway/generated/resolvers.ts'

/** By the names of the contract's rules, which are the messages of our services. */
const RULES: ReadonlyMap<string, InputRule> = new Map([
  ['required', 'REQUIRED'],
  ['email', 'EMAIL'],
  ['lettersOnly', 'LETTERS_ONLY'],
  ['phone', 'PHONE'],
  ['postcode', 'POSTCODE'],
  ['minLength', 'MIN_LENGTH'],
  ['maxLength', 'MAX_LENGTH'],
  ['atLeast', 'AT_LEAST'],
  ['atMost', 'AT_MOST'],
  ['maxEntries', 'MAX_ENTRIES'],
  ['number', 'NUMBER'],
  ['date', 'DATE'],
  ['earliestDate', 'EARLIEST_DATE'],
  ['latestDate', 'LATEST_DATE'],
  ['choice', 'CHOICE'],
  ['oib', 'COMPANY_NUMBER'],
  ['barcode', 'CARD_NUMBER'],
  ['differentPassword', 'DIFFERENT_PASSWORD'],
])
const RULE = /^([a-z]+)(?::(\d{1,9}))?$/i

/** The rule that the message of a refused input names, such as `maxLength:75`. */
export function brokenRule(
  code: ProblemCode,
  message: string,
): { readonly rule: InputRule; readonly limit: number | null } | null {
  if (code !== 'INVALID_INPUT') return null
  const [, name = '', limit] = RULE.exec(message) ?? []
  const rule = RULES.get(name)
  return rule ? { rule, limit: limit ? Number(limit) : null } : null
}
