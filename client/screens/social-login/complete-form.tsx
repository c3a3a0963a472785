import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ConsentFields } from '#client/features/consents/consent-fields.tsx'
import { useConsentForm } from '#client/features/consents/use-consent-form.ts'
import type { FormConsents } from '#client/features/consents/use-form-consents.ts'
import { Form } from '#client/features/forms/form.tsx'
import { NameFields } from '#client/features/forms/name-fields.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useSend } from '#client/features/forms/use-send.ts'
import { useCompleteSocialLoginMutation } from './social-login.generated.ts'

export type NewPerson = {
  readonly token: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

type CompleteFormProps = {
  readonly person: NewPerson
  readonly consents: FormConsents
  readonly labelledBy: string
  readonly onDone: () => void
}

/** For a new customer: corrects the name and requests the consents of the registration form. */
export function CompleteForm(props: CompleteFormProps): ReactElement {
  const { person, consents, labelledBy, onDone } = props
  const { t } = useTranslation('account')
  const { t: inForms } = useTranslation('forms')
  const completeSocialLogin = useSend(useCompleteSocialLoginMutation)
  const { token, firstName, lastName } = person
  const form = useConsentForm({
    rules: async () => (await import('#services/contract/rules/account.ts')).nameRules,
    consents,
    notFetched: () => inForms('consents.notFetched'),
    send: (names, accepted) => completeSocialLogin({ token, ...names, ...accepted }),
    onDone,
  })
  return (
    <Form form={form} labelledBy={labelledBy}>
      <div className="grid gap-5 sm:grid-cols-2">
        <NameFields person={{ firstName, lastName }} />
      </div>
      <ConsentFields consents={consents} onFetched={form.clearMessage} />
      <SubmitButton>{t('social.complete')}</SubmitButton>
    </Form>
  )
}
