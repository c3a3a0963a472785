import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '#client/features/forms/checkbox-field.tsx'
import type { SiteFormFieldFieldsFragment } from './site-form.generated.ts'

/** `CONSENTED` of the rules, which load later. */
const CONSENTED = 'true'

/** A statement that is accepted. */
export function ConsentInput({
  field: { id, label, help, isRequired },
}: {
  readonly field: SiteFormFieldFieldsFragment
}): ReactElement {
  const { t } = useTranslation('forms')
  return (
    <CheckboxField name={id} value={CONSENTED} isRequired={isRequired}>
      {label}
      {isRequired ? null : <span className="text-ink-soft"> {t('optional')}</span>}
      {help === null ? null : <span className="block text-ink-soft">{help}</span>}
    </CheckboxField>
  )
}
