import { type Choices, valueState } from './active-variant.ts'
import type { ChoosableFieldsFragment } from './product-choices.generated.ts'

type Choosable = {
  readonly options: readonly {
    readonly code: string
    readonly values: readonly {
      readonly id: string
      readonly label: string
      readonly isDefault: boolean
    }[]
  }[]
  readonly variants: readonly Pick<
    ChoosableFieldsFragment['variants'][number],
    'choices' | 'availability'
  >[]
}

/** The values that the shop suggests, where they can be bought. */
export function defaultChoices(product: Choosable): Choices {
  return pick(product, ({ isDefault }) => isDefault, ['possible'])
}

/** `?velicina=m`; null when the address chooses nothing. What it names and is not sold is ignored. */
export function choicesInQuery(product: Choosable, query: URLSearchParams): Choices | null {
  const chosen = pick(
    product,
    ({ label }, code) => query.get(code)?.toLowerCase() === label.toLowerCase(),
    ['possible', 'soldOut'],
  )
  return Object.keys(chosen).length === 0 ? null : chosen
}

/** The query with these choices; its other keys stay. */
export function queryWithChoices(
  search: string,
  { options }: Choosable,
  choices: Choices,
): URLSearchParams {
  const query = new URLSearchParams(search)
  for (const { code, values } of options) {
    const chosen = values.find(({ id }) => id === choices[code])
    if (chosen) query.set(code, chosen.label.toLowerCase())
    else query.delete(code)
  }
  return query
}

type Value = Choosable['options'][number]['values'][number]

function pick(
  { options, variants }: Choosable,
  isWanted: (value: Value, code: string) => boolean,
  states: readonly ReturnType<typeof valueState>[],
): Choices {
  let choices: Choices = {}
  for (const { code, values } of options) {
    const found = values.find(
      (value) =>
        isWanted(value, code) && states.includes(valueState(variants, choices, code, value.id)),
    )
    if (found) choices = { ...choices, [code]: found.id }
  }
  return choices
}
