import { createContext, type ReactElement, type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { EMPTY_STATE, type FormState } from './form-store.ts'
import type { FormControl } from './use-form.ts'

/** State of a form, and its input from before the server rendered it again. */
type FormView = FormState & Pick<FormControl, 'typed'> & { readonly worksWithoutScripts: boolean }

const FormContext = createContext<FormView>({
  ...EMPTY_STATE,
  typed: {},
  worksWithoutScripts: false,
})

export function useFormState(): FormView {
  return useContext(FormContext)
}

type FormProps = {
  readonly form: FormControl
  /** Accessible name, by the id of a headline or as text. */
  readonly labelledBy?: string
  readonly label?: string
  readonly className?: string
  readonly children: ReactNode
}

export function Form(props: FormProps): ReactElement {
  const { form, labelledBy, label, className = '', children } = props
  const { intent, typed, state, element, handlers } = form
  return (
    <FormContext value={{ ...state, typed, worksWithoutScripts: intent !== null }}>
      <form
        ref={element}
        aria-labelledby={labelledBy}
        aria-label={label}
        // If submitted before hydration, a password must not appear in the URL.
        method="post"
        noValidate
        className={`flex flex-col gap-5 ${className}`}
        {...handlers}
      >
        {intent === null ? <NeedsScripts /> : <input type="hidden" name="intent" value={intent} />}
        {/* Always rendered, because a live region announces only changes. */}
        <div role="alert" tabIndex={-1} className={state.message === null ? 'sr-only' : MESSAGE}>
          {state.message}
        </div>
        {children}
      </form>
    </FormContext>
  )
}

/** Shown before a form that needs scripts. */
export function NeedsScripts(): ReactElement {
  const { t } = useTranslation('forms')
  return (
    <noscript>
      <p className={MESSAGE}>{t('needsScripts')}</p>
    </noscript>
  )
}

const MESSAGE = 'rounded-md border-l-4 border-signal bg-sand px-4 py-3 outline-none'
