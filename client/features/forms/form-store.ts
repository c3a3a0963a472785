import { createSubscribers, type Subscribe } from '#client/lib/subscribers.ts'
import { type Errors, errorsOf, type Issue, renewErrors } from './errors.ts'

/** Values of the fields, without unticked boxes. */
export type RawValues = Readonly<Record<string, string>>

export type Checked<Values> =
  | { readonly values: Values; readonly issues: null }
  | { readonly values: null; readonly issues: readonly Issue[] }

/** The server's refusal as text; `field` is null for the form as a whole. */
export type Refusal = { readonly field: string | null; readonly text: string }

/** Null when the rules failed to load. */
export type Check<Values> = Promise<Checked<Values> | null>

export type FormPlan<Values> = {
  check(raw: RawValues): Check<Values>
  submit(values: Values, raw: RawValues): Promise<Refusal | null>
  /** Message for a failed check or request. */
  readonly failed: string
}

export type FormState = {
  readonly errors: Errors
  /** Concerns the form as a whole. */
  readonly message: string | null
  readonly isPending: boolean
  /** Grows with each failed submit, so that the focus moves each time. */
  readonly failures: number
}

export const EMPTY_STATE: FormState = { errors: {}, message: null, isPending: false, failures: 0 }

export type FormStore = {
  state(): FormState
  readonly subscribe: Subscribe
  /** Ignored while another submit runs. Resolves to whether it succeeded. */
  submit<Values>(raw: RawValues, plan: FormPlan<Values>): Promise<boolean>
  /** Clears the form's message once its cause is gone. */
  clearMessage(): void
  /** Shows no errors while typing before the first failed submit. */
  change(field: string, check: () => Check<unknown>): Promise<void>
}

export function createFormStore(first: FormState = EMPTY_STATE): FormStore {
  let state = first
  let isRunning = false
  const { subscribe, notify } = createSubscribers()

  function set(change: Partial<FormState>): void {
    state = { ...state, ...change }
    notify()
  }

  function fail(change: Pick<FormState, 'errors' | 'message'>): false {
    set({ ...change, failures: state.failures + 1 })
    return false
  }

  async function run<Values>(raw: RawValues, plan: FormPlan<Values>): Promise<boolean> {
    const checked = await plan.check(raw)
    if (checked === null) return fail({ errors: {}, message: plan.failed })
    const { values, issues } = checked
    if (issues !== null) return fail({ errors: errorsOf(issues), message: null })
    const refusal = await plan.submit(values, raw)
    if (refusal === null) {
      set({ errors: {}, message: null, failures: 0 })
      return true
    }
    const { field, text } = refusal
    // A field that this form does not show cannot carry the message.
    return field !== null && field in raw
      ? fail({ errors: { [field]: { kind: 'refused', text } }, message: null })
      : fail({ errors: {}, message: text })
  }

  return {
    state: () => state,
    subscribe,
    async submit(raw, plan) {
      if (isRunning) return false
      isRunning = true
      set({ isPending: true, message: null })
      try {
        return await run(raw, plan)
      } catch (error) {
        fail({ errors: {}, message: plan.failed })
        throw error
      } finally {
        isRunning = false
        set({ isPending: false })
      }
    },
    clearMessage: () => set({ message: null }),
    async change(field, check) {
      if (isRunning || state.failures === 0) return
      const checked = await check()
      if (checked === null) return
      set({ errors: renewErrors(state.errors, errorsOf(checked.issues ?? []), field) })
    },
  }
}
