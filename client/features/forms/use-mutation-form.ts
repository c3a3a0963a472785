import { useTranslation } from 'react-i18next'
import type { RawValues, Refusal } from './form-store.ts'
import { refusalOf, type ShownProblem } from './refusals.ts'
import { type FormControl, type FormOptions, useForm } from './use-form.ts'
import type { Outcome } from './use-send.ts'

export type AnyOutcome = Outcome<object, ShownProblem>

export type MutationFormOptions<Values, Sent extends AnyOutcome> = Omit<
  FormOptions<Values>,
  'submit'
> & {
  /** A check by the server, before the form is sent. */
  before?(values: Values, raw: RawValues): Promise<Refusal | null>
  send(values: Values, raw: RawValues): Promise<Sent>
  onDone(done: NonNullable<Sent['done']>, values: Values): Promise<void> | void
  /** May return another text, or another place for it. */
  onProblem?(problem: NonNullable<Sent['problem']>): Promise<void> | Refusal | undefined | void
}

/** A form that sends one mutation. Its problem is shown at the field or over the form. */
export function useMutationForm<Values, Sent extends AnyOutcome>(
  options: MutationFormOptions<Values, Sent>,
): FormControl {
  const { t } = useTranslation('forms')
  return useForm({
    ...options,
    async submit(values, raw) {
      const refusal = await options.before?.(values, raw)
      if (refusal) return refusal
      const { done, problem } = await options.send(values, raw)
      if (done) {
        await options.onDone(done, values)
        return null
      }
      return (problem && (await options.onProblem?.(problem))) || refusalOf(t, problem)
    },
  })
}
