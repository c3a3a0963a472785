import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#client/features/account/confirm-dialog.tsx'
import { ActionForm } from '#client/features/forms/action-form.tsx'
import { PostedMessage } from '#client/features/forms/posted-message.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { CANCEL_INTENT, orderFields, usePostedOrder } from './order-fields.ts'
import { useOrderActions } from './use-order-actions.ts'

type CancelButtonProps = { readonly slug: string; readonly orderKey: string | null }

/** Cancels an unpaid order; its lines return to the cart. */
export function CancelButton({ slug, orderKey }: CancelButtonProps): ReactElement {
  const { t } = useTranslation('orders')
  const [isOpen, setIsOpen] = useState(false)
  const posted = usePostedOrder(slug, [CANCEL_INTENT])
  const { cancel } = useOrderActions(slug, orderKey)
  return (
    <>
      <PostedMessage text={posted.message} className="basis-full bg-sand" />
      <ActionForm
        intent={CANCEL_INTENT}
        fields={orderFields(slug, orderKey)}
        onAction={() => setIsOpen(true)}
      >
        <button type="submit" className={`${buttonClass('secondary')} max-sm:w-full`}>
          {t('cancel.label')}
        </button>
      </ActionForm>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('cancel.title')}
        action={t('cancel.confirm')}
        back={t('cancel.back')}
        onConfirm={() => cancel().catch(reportError)}
        onClose={() => setIsOpen(false)}
      >
        <p>{t('cancel.text')}</p>
      </ConfirmDialog>
    </>
  )
}
