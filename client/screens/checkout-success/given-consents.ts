import type { FormConsent } from '#client/features/consents/use-form-consents.ts'

export type AcceptedText = { readonly number: number; readonly version: number }

/** Consents given with the order, as long as their text is the same, and those to be given here. */
export function partByGiven(
  list: readonly FormConsent[],
  accepted: readonly AcceptedText[],
): readonly [given: readonly FormConsent[], missing: readonly FormConsent[]] {
  const isGiven = ({ number, version }: FormConsent) =>
    accepted.some((text) => text.number === number && text.version === version)
  return [list.filter(isGiven), list.filter((consent) => !isGiven(consent))]
}
