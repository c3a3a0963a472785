import type { ChoosableFieldsFragment } from './product-choices.generated.ts'

type Options = ChoosableFieldsFragment['customOptions']

/** A name and a number, and the back that they are printed on; null for others, such as a dedication. */
export function printedOptions(options: Options) {
  const name = options.find(({ type }) => type === 'TEXT')
  const number = options.find(({ type }) => type === 'NUMBER')
  const picture = (name ?? number)?.picture?.url
  return name && number && picture ? { name, number, picture } : null
}
