import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#client/features/account/confirm-dialog.tsx'
import { buttonClass } from '#client/ui/button-class.ts'
import { useOrderActions } from './use-order-actions.ts'

type CancelButtonProps = { readonly slug: string; readonly orderKey: string | null }

/** Gives up an unpaid order; its lines return to the cart. */
export function CancelButton({ slug, orderKey }: CancelButtonProps): ReactElement {
  const { t } = useTranslation('orders')
  const [isAsking, setIsAsking] = useState(false)
  const { cancel } = useOrderActions(slug, orderKey)
  return (
    <>
      <button
        type="button"
        onClick={() => setIsAsking(true)}
        className={`${buttonClass('secondary')} max-sm:w-full`}
      >
        {t('cancel.label')}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('cancel.title')}
        action={t('cancel.confirm')}
        back={t('cancel.back')}
        onConfirm={() => cancel().catch(reportError)}
        onClose={() => setIsAsking(false)}
      >
        <p>{t('cancel.text')}</p>
      </ConfirmDialog>
    </>
  )
}
