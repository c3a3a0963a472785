import type { Issue } from '#client/features/forms/errors.ts'
import type { RawValues } from '#client/features/forms/form-store.ts'
import type { ConsentForm } from '#client/generated/types.ts'
import { type FormConsentsQuery, useFormConsentsQuery } from './form-consents.generated.ts'

export type FormConsent = NonNullable<FormConsentsQuery['formConsents']>[number]

export type FormConsents = {
  /** Null: they could not be fetched, and a form that needs them is not sent. */
  readonly list: readonly FormConsent[] | null
  fetchAgain(): void
}

export function useFormConsents(form: ConsentForm): FormConsents {
  const { data, refetch } = useFormConsentsQuery({ variables: { form }, errorPolicy: 'all' })
  return {
    list: data?.formConsents ?? null,
    fetchAgain: () => void refetch().catch(() => null),
  }
}

export function consentField(number: number): string {
  return `consent-${number}`
}

export function acceptedNumbers(list: readonly FormConsent[], raw: RawValues): number[] {
  return list.map(({ number }) => number).filter((number) => consentField(number) in raw)
}

/** Every required one must be among the accepted ones. */
export function missingConsents(list: readonly FormConsent[], raw: RawValues): readonly Issue[] {
  return list
    .filter(({ number, isRequired }) => isRequired && !(consentField(number) in raw))
    .map(({ number }) => ({ field: consentField(number), rule: 'consentRequired' }))
}
