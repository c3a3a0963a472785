import type { Issue } from '#client/features/forms/errors.ts'
import type { RawValues } from '#client/features/forms/form-store.ts'
import type { ConsentForm, ReadTextInput } from '#client/generated/types.ts'
import { type FormConsentsQuery, useFormConsentsQuery } from './form-consents.generated.ts'

export type FormConsent = NonNullable<FormConsentsQuery['formConsents']>[number]

export type FormConsents = {
  /** Null when they failed to load; a form that needs them cannot be sent. */
  readonly list: readonly FormConsent[] | null
  readonly isLoading: boolean
  /** Resolves to whether they have loaded. */
  fetchAgain(): Promise<boolean>
}

export function useFormConsents(form: ConsentForm): FormConsents {
  const { data, loading, refetch } = useFormConsentsQuery({
    variables: { form },
    errorPolicy: 'all',
  })
  return {
    list: data?.formConsents ?? null,
    isLoading: loading,
    async fetchAgain() {
      const answer = await refetch().catch(() => null)
      return Boolean(answer?.data?.formConsents)
    },
  }
}

export function consentField(number: number): string {
  return `consent-${number}`
}

/** As the fields of a form whose boxes are ticked. */
export function tickedAll(consents: readonly FormConsent[]): RawValues {
  return Object.fromEntries(consents.map(({ number }) => [consentField(number), 'on']))
}

export type AcceptedConsents = {
  readonly consents: number[]
  readonly readTexts: ReadTextInput[]
}

/** Accepted consents, with the versions that were shown where the platform has versions. */
export function acceptedConsents(list: readonly FormConsent[], raw: RawValues): AcceptedConsents {
  const accepted = list.filter(({ number }) => consentField(number) in raw)
  return {
    consents: accepted.map(({ number }) => number),
    readTexts: accepted.flatMap(({ number, version }) =>
      version === null ? [] : [{ number, version }],
    ),
  }
}

/** An issue for each required consent that is not accepted. */
export function missingConsents(list: readonly FormConsent[], raw: RawValues): readonly Issue[] {
  return list
    .filter(({ number, isRequired }) => isRequired && !(consentField(number) in raw))
    .map(({ number }) => ({ field: consentField(number), rule: 'consentRequired' }))
}
