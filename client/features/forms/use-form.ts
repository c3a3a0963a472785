import {
  type ComponentProps,
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { ZodMiniType } from 'zod/mini'
import type { Issue } from './errors.ts'
import type { Posted } from './form-action.ts'
import {
  type Check,
  createFormStore,
  EMPTY_STATE,
  type FormState,
  type RawValues,
  type Refusal,
} from './form-store.ts'
import { usePosted } from './use-posted.ts'

export type FormOptions<Values> = {
  /** The form's `intent`, for forms that work without scripts. */
  readonly intent?: string
  /** From `services/contract/rules`, loaded when the form gets the focus. */
  rules(): Promise<ZodMiniType<Values>>
  /** Checks beyond the rules, such as for the fetched consents. */
  alsoCheck?(raw: RawValues): readonly Issue[]
  /** Calls a generated mutation hook's function; resolves to the server's refusal, or null. */
  submit(values: Values, raw: RawValues): Promise<Refusal | null>
  /** After a submit with values that break the rules: nothing was sent. */
  onInvalid?(issues: readonly Issue[]): void
  /** Clears the fields after success. */
  readonly clearsAfterwards?: boolean
}

export type FormControl = {
  /** Null for a form that needs scripts. */
  readonly intent: string | null
  /** The rejected input of a posted form. */
  readonly typed: RawValues
  readonly state: FormState
  readonly element: RefObject<HTMLFormElement | null>
  /** Clears the form's message once its cause is gone, before the next submit. */
  clearMessage(): void
  readonly handlers: Pick<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'onFocus'>
}

/**
 * The behaviour of every form: contract rules are checked before sending, the first error is
 * focused, a second submit is ignored, and values survive every failure.
 */
export function useForm<Values>(options: FormOptions<Values>): FormControl {
  const { t } = useTranslation('forms')
  const { intent = null } = options
  const posted = usePosted(intent === null ? [] : [intent])
  const [first] = useState(() => firstState(posted))
  const [store] = useState(() => createFormStore(first))
  const state = useSyncExternalStore(store.subscribe, store.state, () => first)
  const element = useRef<HTMLFormElement>(null)
  useFocusOnFailure(element, state)

  const hasRules = useRef(false)

  /** Some browsers never request an import again that failed: without a network none is begun. */
  async function fetchRules() {
    if (!hasRules.current && !navigator.onLine) return null
    try {
      const fetched = await Promise.all([import('./check.ts'), options.rules()])
      hasRules.current = true
      return fetched
    } catch {
      return null
    }
  }

  async function check(raw: RawValues): Check<Values> {
    const fetched = await fetchRules()
    if (fetched === null) return null
    const [{ checkValues }, rules] = fetched
    const checked = checkValues(rules, raw)
    const more = options.alsoCheck?.(raw) ?? []
    if (more.length === 0) return checked
    return { values: null, issues: [...(checked.issues ?? []), ...more] }
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const isDone = await store.submit(readValues(form), {
      async check(raw) {
        const checked = await check(raw)
        if (checked?.issues) options.onInvalid?.(checked.issues)
        return checked
      },
      submit: options.submit,
      failed: t('failed'),
    })
    if (isDone && options.clearsAfterwards) form.reset()
  }

  return {
    intent,
    typed: posted?.values ?? NOTHING_TYPED,
    state,
    element,
    clearMessage: store.clearMessage,
    handlers: {
      onSubmit: (event) => {
        event.preventDefault()
        submit(event.currentTarget).catch(reportError)
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const form = event.currentTarget
        const name = event.target instanceof Element ? event.target.getAttribute('name') : null
        if (name !== null) store.change(name, () => check(readValues(form))).catch(reportError)
      },
      // A focused form will probably be sent. A failed import is retried on submit.
      onFocus: () => void fetchRules(),
    },
  }
}

/** Errors of a page rendered after a refused post. */
function firstState(posted: Posted | null): FormState {
  // Without a message the post was no refusal: it has begun the form.
  if (posted === null || posted.message === '') return EMPTY_STATE
  const errors = Object.entries(posted.errors).map(
    ([field, text]) => [field, { kind: 'refused', text }] as const,
  )
  return {
    errors: Object.fromEntries(errors),
    message: errors.length === 0 ? posted.message : null,
    isPending: false,
    failures: 1,
  }
}

const NOTHING_TYPED: RawValues = {}

function readValues(form: HTMLFormElement): RawValues {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return Object.fromEntries(entries)
}

/** Focuses the first field with an error, or the message of the whole form. */
function useFocusOnFailure(
  element: RefObject<HTMLFormElement | null>,
  { failures }: FormState,
): void {
  // After a refused post the browser has set the focus.
  const last = useRef(failures)
  useEffect(() => {
    if (failures === last.current) return
    last.current = failures
    if (failures === 0) return
    const form = element.current
    const target =
      form?.querySelector('[aria-invalid="true"]') ?? form?.querySelector('[role=alert]')
    if (target instanceof HTMLElement) target.focus()
  }, [failures, element])
}
