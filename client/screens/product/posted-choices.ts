import {
  customField,
  optionField,
  partField,
} from '#client/features/product-options/field-names.ts'
import type { ChoosableFieldsFragment } from '#client/features/product-options/product-choices.generated.ts'
import type { Selection } from '#client/features/product-options/selection.ts'

/** Choices of a posted form, for the page that shows them again. */
export type PostedChoices = Selection & {
  readonly personalizations: readonly { readonly optionId: string; readonly value: string }[]
}

export function readChoices(
  { options, bundleParts, customOptions }: ChoosableFieldsFragment,
  values: Readonly<Record<string, string>>,
): PostedChoices {
  const given = (field: string): readonly string[] => {
    const value = values[field]?.trim() ?? ''
    return value === '' ? [] : [value]
  }
  return {
    choices: Object.fromEntries(
      options.flatMap(({ code }) => given(optionField(code)).map((value) => [code, value])),
    ),
    parts: Object.fromEntries(
      bundleParts.flatMap((_part, place) => given(partField(place)).map((id) => [place, id])),
    ),
    personalizations: customOptions.flatMap(({ id: optionId }) =>
      given(customField(optionId)).map((value) => ({ optionId, value })),
    ),
  }
}
