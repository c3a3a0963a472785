import type { ComparedFieldsFragment } from './compare-screen.generated.ts'

export type ComparedRow = {
  readonly code: string
  readonly label: string
  /** One for each product; empty where it has none. */
  readonly cells: readonly string[]
  readonly differs: boolean
}

/** Choices of all products, then their attributes, in the order in which the first has them. */
export function comparedRows(
  products: readonly Pick<ComparedFieldsFragment, 'options' | 'attributes'>[],
): readonly ComparedRow[] {
  const facts = products.map(
    ({ options, attributes }) =>
      new Map([
        ...attributes.map(({ code, label, values }) => [code, { label, values }] as const),
        ...options.map(
          ({ code, label, values }) =>
            [code, { label, values: values.map((value) => value.label) }] as const,
        ),
      ]),
  )
  const choices = products.flatMap(({ options }) => options.map(({ code }) => code))
  const codes = new Set([...choices, ...facts.flatMap((each) => [...each.keys()])])
  return [...codes].map((code) => {
    const cells = facts.map((each) => each.get(code)?.values.join(', ') ?? '')
    return {
      code,
      label: facts.find((each) => each.has(code))?.get(code)?.label ?? code,
      cells,
      differs: new Set(cells).size > 1,
    }
  })
}
