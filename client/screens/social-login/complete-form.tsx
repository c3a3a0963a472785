import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ConsentFields } from '#client/features/consents/consent-fields.tsx'
import {
  acceptedConsents,
  type FormConsents,
  missingConsents,
} from '#client/features/consents/use-form-consents.ts'
import { Form } from '#client/features/forms/form.tsx'
import { NameFields } from '#client/features/forms/name-fields.tsx'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useForm } from '#client/features/forms/use-form.ts'
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
  const [completeSocialLogin] = useCompleteSocialLoginMutation()
  const { token, firstName, lastName } = person
  const form = useForm({
    rules: async () => (await import('#services/contract/rules/account.ts')).nameRules,
    alsoCheck: (raw) => missingConsents(consents.list ?? [], raw),
    submit: async (names, raw) => {
      if (consents.list === null) return { field: null, text: inForms('consents.notFetched') }
      const input = { token, ...names, ...acceptedConsents(consents.list, raw) }
      const answer = (await completeSocialLogin({ variables: { input } })).data?.completeSocialLogin
      if (answer?.__typename === 'CompleteSocialLoginSuccess') {
        onDone()
        return null
      }
      if (answer?.code === 'TEXT_CHANGED') await consents.fetchAgain()
      return refusalOf(inForms, answer)
    },
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
