import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#client/features/account/confirm-dialog.tsx'
import type { AccountFieldsFragment } from '#client/features/account/update-profile.generated.ts'
import { useUpdateProfile } from '#client/features/account/use-update-profile.ts'
import { CARD_FIELD, useCardCheck } from '#client/features/auth/forms/use-card-check.ts'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useForm } from '#client/features/forms/use-form.ts'
import { focusMain } from '#client/features/navigation/focus-main.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { buttonClass } from '#client/ui/button-class.ts'

export function CardForm({ me }: { readonly me: AccountFieldsFragment }): ReactElement {
  const { t } = useTranslation('profile')
  const update = useUpdateProfile()
  const checkCard = useCardCheck()
  const toasts = useToastStore()
  const [isConfirming, setIsConfirming] = useState(false)
  const { firstName, lastName } = me
  // Keep a pending change of the e-mail address.
  const email = me.pendingEmail ?? me.email

  async function save(memberCardBarcode: string, done: string) {
    const refusal = await update({ firstName, lastName, email, memberCardBarcode }, done)
    // A new number remounts the form, which loses the focus.
    if (refusal === null) focusMain()
    return refusal
  }

  const form = useForm({
    rules: async () => (await import('./card-rules.ts')).cardRules,
    submit: async ({ memberCardBarcode }) =>
      (await checkCard({ barcode: memberCardBarcode, firstName, lastName })) ??
      save(memberCardBarcode, t('notifications.memebrshipCardBarcodeApplied')),
  })

  async function takeOff(): Promise<void> {
    const refusal = await save('', t('card.removed'))
    if (refusal) toasts.show('error', refusal.text)
  }

  return (
    <>
      <Form form={form} label={t('parts.profileCard')} className="max-w-md">
        <Field
          name={CARD_FIELD}
          label={t('card.number')}
          hint={t('card.numberHint')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={me.memberCardBarcode ?? ''}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>{t('card.submit')}</SubmitButton>
          {me.memberCardBarcode ? (
            <button
              type="button"
              onClick={() => setIsConfirming(true)}
              className={`${buttonClass('quiet')} max-sm:w-full`}
            >
              {t('card.remove')}
            </button>
          ) : null}
        </div>
      </Form>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('card.removeTitle')}
        action={t('card.remove')}
        onConfirm={() => takeOff().catch(reportError)}
        onClose={() => setIsConfirming(false)}
      >
        <p>{t('card.removeText')}</p>
      </ConfirmDialog>
    </>
  )
}
