import type { ChoosableFieldsFragment } from './product-choices.generated.ts'

type Options = ChoosableFieldsFragment['customOptions']

/** A name and a number are printed on a back; null for others, such as a dedication. */
export function printedOptions(options: Options) {
  const name = options.find(({ type }) => type === 'TEXT')
  const number = options.find(({ type }) => type === 'NUMBER')
  return name && number ? { name, number } : null
}
