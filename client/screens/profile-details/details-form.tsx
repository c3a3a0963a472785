import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountFieldsFragment } from '#client/features/account/update-profile.generated.ts'
import { useUpdateProfile } from '#client/features/account/use-update-profile.ts'
import { EmailField } from '#client/features/forms/email-field.tsx'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useForm } from '#client/features/forms/use-form.ts'

export function DetailsForm({ me }: { readonly me: AccountFieldsFragment }): ReactElement {
  const { t } = useTranslation('profile')
  const update = useUpdateProfile()
  /** Whoever types the one that holds takes the wish for another one back. */
  const shownEmail = me.pendingEmail ?? me.email
  const form = useForm({
    rules: async () => (await import('#services/contract/rules/account.ts')).profileRules,
    send: (values) =>
      update(
        values,
        [shownEmail, me.email].some((one) => one.toLowerCase() === values.email.toLowerCase())
          ? t('details.saved')
          : t('details.savedMail', { email: values.email }),
      ),
  })
  return (
    <Form form={form} label={t('parts.profileDetails')} className="max-w-xl">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          name="firstName"
          label={t('firstName')}
          autoComplete="given-name"
          defaultValue={me.firstName}
        />
        <Field
          name="lastName"
          label={t('lastName')}
          autoComplete="family-name"
          defaultValue={me.lastName}
        />
      </div>
      <EmailField
        name="email"
        label={t('email')}
        autoComplete="email"
        defaultValue={shownEmail}
        hint={
          me.pendingEmail ? t('details.waits', { email: me.pendingEmail }) : t('details.mailHint')
        }
      />
      <SubmitButton>{t('details.submit')}</SubmitButton>
    </Form>
  )
}
