import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from './field.tsx'

type NameFieldsProps = {
  readonly person: { readonly firstName?: string; readonly lastName?: string } | null
}

/** First and last name, each a cell of the form's grid. */
export function NameFields({ person }: NameFieldsProps): ReactElement {
  const { t } = useTranslation('account')
  return (
    <>
      <Field
        name="firstName"
        label={t('firstName')}
        autoComplete="given-name"
        defaultValue={person?.firstName}
      />
      <Field
        name="lastName"
        label={t('lastName')}
        autoComplete="family-name"
        defaultValue={person?.lastName}
      />
    </>
  )
}
