import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ConsentFields } from '#client/features/consents/consent-fields.tsx'
import { useConsentForm } from '#client/features/consents/use-consent-form.ts'
import { useFormConsents } from '#client/features/consents/use-form-consents.ts'
import { EmailField, Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import type { RawValues } from '#client/features/forms/form-store.ts'
import { NameFields } from '#client/features/forms/name-fields.tsx'
import { PasswordField } from '#client/features/forms/password-field.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useSend } from '#client/features/forms/use-send.ts'
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
  const register = useSend(useRegisterMutation)
  const checkCard = useCardCheck()
  const toasts = useToastStore()
  const consents = useFormConsents('REGISTER_FORM')

  const form = useConsentForm({
    rules: async () => (await import('#services/contract/rules/account.ts')).registerRules,
    consents,
    notFetched() {
      toasts.show('error', inForms('consents.notFetched'))
      return inForms('consents.notFetched')
    },
    clearsAfterwards: true,
    before: ({ firstName, lastName }, raw) =>
      checkCard({ barcode: cardNumberIn(raw), firstName, lastName }),
    send({ firstName, lastName, email, password }, accepted, raw) {
      const memberCardBarcode = cardNumberIn(raw)
      return register({
        ...{ firstName, lastName, email, password, returnPath },
        ...accepted,
        ...(memberCardBarcode === '' ? {} : { memberCardBarcode }),
      })
    },
    onDone({ verificationRequired }, { firstName, lastName, email }) {
      toasts.show('success', t('register.done'))
      if (verificationRequired) {
        toasts.show('notice', t('register.confirmMail'))
        onSent({ firstName, lastName, email })
      } else onReady()
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

/** Cards print the number in groups. */
function cardNumberIn(raw: RawValues): string {
  return raw[CARD_FIELD]?.replace(/\s/g, '') ?? ''
}
