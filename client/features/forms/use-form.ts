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
import {
  type Check,
  createFormStore,
  EMPTY_STATE,
  type FormState,
  type RawValues,
  type Refusal,
} from './form-store.ts'

type FormOptions<Values> = {
  /** From `services/contract/rules`, fetched when somebody turns to the form. */
  rules(): Promise<ZodMiniType<Values>>
  /** What no rule can know, such as which consents were fetched. */
  alsoCheck?(raw: RawValues): readonly Issue[]
  /** Answers what the server refused; null when all is done. */
  submit(values: Values, raw: RawValues): Promise<Refusal | null>
  /** What was typed goes once it was sent. Left out, it stays. */
  readonly clearsAfterwards?: boolean
}

export type FormControl = {
  readonly state: FormState
  readonly element: RefObject<HTMLFormElement | null>
  /** For who has mended what the message was about, before anything is sent again. */
  clearMessage(): void
  readonly handlers: Pick<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'onFocus'>
}

/**
 * The one way a form works here: the rules of the contract before anything is sent, the first
 * mistake focused, a second submit ignored, what was typed kept whatever happens.
 */
export function useForm<Values>(options: FormOptions<Values>): FormControl {
  const { t } = useTranslation('forms')
  const [store] = useState(createFormStore)
  const state = useSyncExternalStore(store.subscribe, store.state, () => EMPTY_STATE)
  const element = useRef<HTMLFormElement>(null)
  useFocusOnFailure(element, state)

  const fetchRules = () => Promise.all([import('./check.ts'), options.rules()]).catch(() => null)

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
      check,
      submit: options.submit,
      failed: t('failed'),
    })
    if (isDone && options.clearsAfterwards) form.reset()
  }

  return {
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
      // Whoever turns to a form will send it: by then the rules are here. If not, sending asks again.
      onFocus: () => void fetchRules(),
    },
  }
}

function readValues(form: HTMLFormElement): RawValues {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return Object.fromEntries(entries)
}

/** To the first field with a mistake; without one, to what is said of the whole form. */
function useFocusOnFailure(
  element: RefObject<HTMLFormElement | null>,
  { failures }: FormState,
): void {
  useEffect(() => {
    if (failures === 0) return
    const form = element.current
    const target =
      form?.querySelector('[aria-invalid="true"]') ?? form?.querySelector('[role=alert]')
    if (target instanceof HTMLElement) target.focus()
  }, [failures, element])
}
