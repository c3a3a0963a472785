import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ConsentFields } from '#client/features/consents/consent-fields.tsx'
import {
  acceptedConsents,
  missingConsents,
  useFormConsents,
} from '#client/features/consents/use-form-consents.ts'
import { EmailField, Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { NameFields } from '#client/features/forms/name-fields.tsx'
import { PasswordField } from '#client/features/forms/password-field.tsx'
import { refusalOf } from '#client/features/forms/refusals.ts'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useForm } from '#client/features/forms/use-form.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useRegisterMutation } from './register.generated.ts'
import { CARD_FIELD, useCardCheck } from './use-card-check.ts'

export type Registrant = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

type RegisterFormProps = {
  readonly labelledBy: string
  /** Values of the submitted form, when it is opened again. */
  readonly typed: Registrant | null
  /** Where the visitor goes on once the account is confirmed; null for nowhere in particular. */
  readonly returnPath: string | null
  /** The account waits for the confirmation by mail. */
  readonly onSent: (registrant: Registrant) => void
  /** The platform needs no confirmation: login is possible at once. */
  readonly onReady: () => void
}

export function RegisterForm(props: RegisterFormProps): ReactElement {
  const { labelledBy, typed, returnPath, onSent, onReady } = props
  const { t } = useTranslation('account')
  const { t: inForms } = useTranslation('forms')
  const [register] = useRegisterMutation()
  const checkCard = useCardCheck()
  const toasts = useToastStore()
  const consents = useFormConsents('REGISTER_FORM')

  const form = useForm({
    rules: async () => (await import('#services/contract/rules/account.ts')).registerRules,
    alsoCheck: (raw) => missingConsents(consents.list ?? [], raw),
    clearsAfterwards: true,
    submit: async ({ firstName, lastName, email, password }, raw) => {
      // Cards print the number in groups.
      const memberCardBarcode = raw[CARD_FIELD]?.replace(/\s/g, '') ?? ''
      const cardRefusal = await checkCard({ barcode: memberCardBarcode, firstName, lastName })
      if (cardRefusal) return cardRefusal
      if (consents.list === null) {
        toasts.show('error', inForms('consents.notFetched'))
        return { field: null, text: inForms('consents.notFetched') }
      }
      const input = {
        firstName,
        lastName,
        email,
        password,
        returnPath,
        ...acceptedConsents(consents.list, raw),
        ...(memberCardBarcode === '' ? {} : { memberCardBarcode }),
      }
      const answer = (await register({ variables: { input } })).data?.register
      if (answer?.__typename !== 'RegisterSuccess') {
        if (answer?.code === 'TEXT_CHANGED') await consents.fetchAgain()
        return refusalOf(inForms, answer)
      }
      toasts.show('success', t('register.done'))
      if (answer.verificationRequired) {
        toasts.show('notice', t('register.confirmMail'))
        onSent({ firstName, lastName, email })
      } else onReady()
      return null
    },
  })

  return (
    <Form form={form} labelledBy={labelledBy}>
      <div className="grid gap-5 sm:grid-cols-2">
        <NameFields person={typed} />
      </div>
      <EmailField
        name="email"
        label={t('email')}
        autoComplete="email"
        defaultValue={typed?.email}
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="new-password"
        hint={t('passwordHint')}
      />
      <PasswordField
        name="confirmedPassword"
        label={t('repeatPassword')}
        autoComplete="new-password"
      />
      <Field
        name={CARD_FIELD}
        label={t('cardNumber')}
        hint={t('cardHint')}
        inputMode="numeric"
        autoComplete="off"
        isOptional
      />
      <ConsentFields consents={consents} onFetched={form.clearMessage} />
      <SubmitButton>{t('register.submit')}</SubmitButton>
    </Form>
  )
}
