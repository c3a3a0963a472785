import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame, useField } from '#client/features/forms/field.tsx'
import { INPUT } from '#client/ui/input-class.ts'

type InputProps = { readonly defaultValue: string; onChange(value: string): void }

/** The planned end, in local time. */
export function UntilField({ defaultValue, onChange }: InputProps): ReactElement {
  const { t } = useTranslation('maintenance')
  const field = useField('until', true)
  return (
    <FieldFrame field={field} label={t('until')} hint={t('untilHint')} isOptional>
      <input
        {...field.attributes}
        type="datetime-local"
        name="until"
        defaultValue={defaultValue}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`${INPUT} sm:max-w-80`}
      />
    </FieldFrame>
  )
}

export function TextField({ defaultValue, onChange }: InputProps): ReactElement {
  const { t } = useTranslation('maintenance')
  const field = useField('text', true)
  return (
    <FieldFrame field={field} label={t('text')} hint={t('textHint')} isOptional>
      <textarea
        {...field.attributes}
        name="text"
        rows={3}
        maxLength={500}
        defaultValue={defaultValue}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={INPUT}
      />
    </FieldFrame>
  )
}
