import type { VariantFieldsFragment } from './option-picker.generated.ts'

/** Chosen value ids by the option's code. */
export type Choices = Readonly<Record<string, string>>

export type ValueState = 'possible' | 'soldOut' | 'impossible'

/** The variant that the choices name; null until every option is chosen. */
export function activeVariant<Variant extends Pick<VariantFieldsFragment, 'choices'>>(
  variants: readonly Variant[],
  choices: Choices,
): Variant | null {
  const found = variants.find((variant) =>
    variant.choices.every(({ option, valueId }) => choices[option] === valueId),
  )
  return found ?? null
}

/** What a value would lead to, given what is chosen for the other options. */
export function valueState(
  variants: readonly Pick<VariantFieldsFragment, 'choices' | 'availability'>[],
  choices: Choices,
  option: string,
  valueId: string,
): ValueState {
  const others = Object.entries(choices).filter(([code]) => code !== option)
  const wanted = [...others, [option, valueId] as const]
  const matching = variants.filter((variant) =>
    wanted.every(([code, id]) =>
      variant.choices.some((choice) => choice.option === code && choice.valueId === id),
    ),
  )
  if (matching.length === 0) return 'impossible'
  return matching.every(({ availability }) => availability === 'OUT_OF_STOCK')
    ? 'soldOut'
    : 'possible'
}
