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

type Pictured<Picture> = Pick<VariantFieldsFragment, 'choices'> & {
  readonly media: readonly Picture[]
}

/** Those of the first variant that has what is chosen so far, then the product's own. */
export function picturesOf<Picture extends { readonly id: string }>(
  {
    media,
    variants,
  }: {
    readonly media: readonly Picture[]
    readonly variants: readonly Pictured<Picture>[]
  },
  choices: Choices,
): readonly Picture[] {
  const chosen = Object.entries(choices)
  if (chosen.length === 0) return media
  const fitting = variants.filter((variant) => has(variant, chosen))
  const shown = fitting.find((variant) => variant.media.length > 0)?.media ?? []
  // A size alone says nothing of the colour: what stands for all of them stays first.
  const isCertain = fitting.every((variant) => variant.media[0]?.id === shown[0]?.id)
  if (!isCertain) return media
  return [...shown, ...media.filter(({ id }) => shown.every((picture) => picture.id !== id))]
}

function has(
  { choices }: Pick<VariantFieldsFragment, 'choices'>,
  wanted: readonly (readonly [option: string, valueId: string])[],
): boolean {
  return wanted.every(([code, id]) =>
    choices.some((choice) => choice.option === code && choice.valueId === id),
  )
}

/** State of one option value, given the choices of the other options. */
export function valueState(
  variants: readonly Pick<VariantFieldsFragment, 'choices' | 'availability'>[],
  choices: Choices,
  option: string,
  valueId: string,
): ValueState {
  const others = Object.entries(choices).filter(([code]) => code !== option)
  const wanted = [...others, [option, valueId] as const]
  const matching = variants.filter((variant) => has(variant, wanted))
  if (matching.length === 0) return 'impossible'
  return matching.every(({ availability }) => availability === 'OUT_OF_STOCK')
    ? 'soldOut'
    : 'possible'
}
