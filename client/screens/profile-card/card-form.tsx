import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#client/features/account/confirm-dialog.tsx'
import {
  type AccountFieldsFragment,
  useUpdateProfileMutation,
} from '#client/features/account/update-profile.generated.ts'
import { CARD_FIELD, useCardCheck } from '#client/features/auth/forms/use-card-check.ts'
import { Field } from '#client/features/forms/field.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { focusMain } from '#client/features/navigation/focus-main.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { buttonClass } from '#client/ui/button-class.ts'

export function CardForm({ me }: { readonly me: AccountFieldsFragment }): ReactElement {
  const { t } = useTranslation('profile')
  const update = useSend(useUpdateProfileMutation)
  const remove = useMutationAction(useUpdateProfileMutation)
  const checkCard = useCardCheck()
  const toasts = useToastStore()
  const [isConfirming, setIsConfirming] = useState(false)
  const { firstName, lastName } = me
  // Keep a pending change of the e-mail address.
  const email = me.pendingEmail ?? me.email

  const withCard = (memberCardBarcode: string) => ({
    ...{ firstName, lastName, email, memberCardBarcode },
  })

  function finish(text: string): void {
    toasts.show('success', text)
    // A new number remounts the form, which loses the focus.
    focusMain()
  }

  const form = useMutationForm({
    rules: async () => (await import('./card-rules.ts')).cardRules,
    before: ({ memberCardBarcode: barcode }) => checkCard({ barcode, firstName, lastName }),
    send: ({ memberCardBarcode }) => update(withCard(memberCardBarcode)),
    onDone: () => finish(t('notifications.memebrshipCardBarcodeApplied')),
  })

  async function takeOff(): Promise<void> {
    if (await remove(withCard(''))) finish(t('card.removed'))
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
