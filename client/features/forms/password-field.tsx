import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsHydrated } from '#client/lib/use-is-hydrated.ts'
import { INPUT } from '#client/ui/input-class.ts'
import { FieldFrame, useField } from './field.tsx'
import { useFormState } from './form.tsx'

type PasswordFieldProps = {
  readonly name: string
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly hint?: string
}

export function PasswordField({
  name,
  label,
  autoComplete,
  hint,
}: PasswordFieldProps): ReactElement {
  const { t } = useTranslation('forms')
  const { errors } = useFormState()
  const broken = errors[name]
  const isTooShort = broken?.kind === 'rule' && broken.rule.startsWith('minLength:')
  // The prescribed text states the rule of new passwords; at a login it helps to know what to do.
  const help = autoComplete === 'current-password' && isTooShort ? t('shortPassword') : undefined
  const shownHint = hint ?? help
  const field = useField(name, shownHint !== undefined)
  const [isShown, setIsShown] = useState(false)
  const isHydrated = useIsHydrated()
  return (
    <FieldFrame field={field} label={label} hint={shownHint}>
      <span className="relative flex">
        <input
          {...field.attributes}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          // It means something only while the password is readable.
          autoCapitalize={isShown ? 'none' : undefined}
          spellCheck={false}
          required
          className={`${INPUT} pr-24`}
        />
        <button
          type="button"
          hidden={!isHydrated}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0.5 right-0.5 min-w-20 rounded-sm px-3 text-base text-tide-deep hover:text-ink"
        >
          {isShown ? t('hide') : t('show')}
          <span className="sr-only">{`: ${label}`}</span>
        </button>
      </span>
    </FieldFrame>
  )
}
