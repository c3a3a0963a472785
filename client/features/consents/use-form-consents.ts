import type { Issue } from '#client/features/forms/errors.ts'
import type { RawValues } from '#client/features/forms/form-store.ts'
import type { ConsentForm, ReadTextInput } from '#client/generated/types.ts'
import { type FormConsentsQuery, useFormConsentsQuery } from './form-consents.generated.ts'

export type FormConsent = NonNullable<FormConsentsQuery['formConsents']>[number]

export type FormConsents = {
  /** Null: they could not be fetched, and a form that needs them is not sent. */
  readonly list: readonly FormConsent[] | null
  /** Answers whether they are here now. */
  fetchAgain(): Promise<boolean>
}

export function useFormConsents(form: ConsentForm): FormConsents {
  const { data, refetch } = useFormConsentsQuery({ variables: { form }, errorPolicy: 'all' })
  return {
    list: data?.formConsents ?? null,
    async fetchAgain() {
      const answer = await refetch().catch(() => null)
      return Boolean(answer?.data?.formConsents)
    },
  }
}

export function consentField(number: number): string {
  return `consent-${number}`
}

/** What was ticked, and the words beside it, where the platform tells them apart. */
export function acceptedConsents(
  list: readonly FormConsent[],
  raw: RawValues,
): { readonly consents: number[]; readonly readTexts: ReadTextInput[] } {
  const accepted = list.filter(({ number }) => consentField(number) in raw)
  return {
    consents: accepted.map(({ number }) => number),
    readTexts: accepted.flatMap(({ number, version }) =>
      version === null ? [] : [{ number, version }],
    ),
  }
}

/** Every required one must be among the accepted ones. */
export function missingConsents(list: readonly FormConsent[], raw: RawValues): readonly Issue[] {
  return list
    .filter(({ number, isRequired }) => isRequired && !(consentField(number) in raw))
    .map(({ number }) => ({ field: consentField(number), rule: 'consentRequired' }))
}
