import { type InputHTMLAttributes, type ReactElement, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { INPUT } from '#client/ui/input-class.ts'
import { useFormState } from './form.tsx'
import { ruleText } from './rule-text.ts'

type Described = {
  readonly id: string
  readonly error: string | null
  /** The rejected input of a form post. */
  readonly typed: string | undefined
  /** True for a posted form, so that a missing checkbox counts as unticked. */
  readonly wasSent: boolean
  /** Attributes of the input element. */
  readonly attributes: {
    readonly id: string
    readonly 'aria-invalid': true | undefined
    readonly 'aria-describedby': string | undefined
    readonly autoFocus: true | undefined
  }
}

/** Connects the input element with its hint and error. */
export function useField(name: string, hasHint: boolean): Described {
  const { t } = useTranslation('forms')
  const { errors, typed } = useFormState()
  const id = useId()
  const found = errors[name]
  const error = found?.kind === 'rule' ? ruleText(t, found.rule) : (found?.text ?? null)
  const described = [error === null ? '' : `${id}-error`, hasHint ? `${id}-hint` : '']
  return {
    id,
    error,
    typed: typed[name],
    wasSent: 'intent' in typed,
    attributes: {
      id,
      'aria-invalid': error === null ? undefined : true,
      'aria-describedby': described.filter((text) => text !== '').join(' ') || undefined,
      // For a page rendered after a post: React does not apply autofocus during hydration.
      autoFocus: found !== undefined && found === Object.values(errors)[0] ? true : undefined,
    },
  }
}

type FieldFrameProps = {
  readonly field: Described
  readonly label: string
  readonly hint?: string | undefined
  readonly isOptional?: boolean | undefined
  readonly children: ReactNode
}

export function FieldFrame(props: FieldFrameProps): ReactElement {
  const { t } = useTranslation('forms')
  const { field, label, hint, isOptional = false, children } = props
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={field.id} className="text-base font-semibold">
        {label}
        {isOptional ? <span className="font-normal text-ink-soft"> {t('optional')}</span> : null}
      </label>
      {children}
      <FieldErrorText field={field} />
      {hint ? (
        <p id={`${field.id}-hint`} className="text-base leading-snug text-ink-soft">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

export function FieldErrorText({ field }: { readonly field: Described }): ReactElement | null {
  if (field.error === null) return null
  return (
    <p id={`${field.id}-error`} className="text-base leading-snug font-semibold text-signal-deep">
      {field.error}
    </p>
  )
}

type FieldProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoComplete'
  | 'inputMode'
  | 'defaultValue'
  | 'disabled'
  | 'maxLength'
  | 'enterKeyHint'
  | 'spellCheck'
  | 'list'
  | 'onInput'
> & {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly isOptional?: boolean
}

export function Field(props: FieldProps): ReactElement {
  const { name, label, hint, isOptional, defaultValue, ...input } = props
  const field = useField(name, hint !== undefined)
  return (
    <FieldFrame field={field} label={label} hint={hint} isOptional={isOptional}>
      <input
        type="text"
        {...input}
        {...field.attributes}
        name={name}
        defaultValue={field.typed ?? defaultValue}
        required={!isOptional}
        className={INPUT}
      />
    </FieldFrame>
  )
}

/** Uses the keyboard for addresses, without spell checking. */
export function EmailField(props: Omit<FieldProps, 'type' | 'inputMode'>): ReactElement {
  return <Field {...props} type="email" inputMode="email" spellCheck={false} />
}
