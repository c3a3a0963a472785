import type { RawValues } from '#client/features/forms/form-store.ts'
import type { FormControl } from '#client/features/forms/use-form.ts'
import {
  type AnyOutcome,
  type MutationFormOptions,
  useMutationForm,
} from '#client/features/forms/use-mutation-form.ts'
import {
  type AcceptedConsents,
  acceptedConsents,
  type FormConsent,
  type FormConsents,
  missingConsents,
  tickedAll,
} from './use-form-consents.ts'

type ConsentFormOptions<Values, Sent extends AnyOutcome> = Omit<
  MutationFormOptions<Values, Sent>,
  'alsoCheck' | 'send' | 'onProblem'
> & {
  /** Null for a form without consents. */
  readonly consents: FormConsents | null
  /** Accepted elsewhere; the form does not show them. */
  readonly given?: readonly FormConsent[]
  /** The text for consents that could not be fetched. */
  notFetched(): string
  send(values: Values, accepted: AcceptedConsents, raw: RawValues): Promise<Sent>
}

/** A form with `ConsentFields`: it is not sent without the required ones. */
export function useConsentForm<Values, Sent extends AnyOutcome>(
  options: ConsentFormOptions<Values, Sent>,
): FormControl {
  const { consents, given = [], notFetched, before, send } = options
  const list = consents?.list ?? []
  const ticked = tickedAll(given)
  return useMutationForm({
    ...options,
    alsoCheck: (raw) => missingConsents(list, { ...raw, ...ticked }),
    async before(values, raw) {
      const refusal = await before?.(values, raw)
      if (refusal) return refusal
      return consents?.list === null ? { field: null, text: notFetched() } : null
    },
    send: (values, raw) => send(values, acceptedConsents(list, { ...raw, ...ticked }), raw),
    async onProblem({ code }) {
      if (code === 'TEXT_CHANGED') await consents?.fetchAgain()
    },
  })
}
