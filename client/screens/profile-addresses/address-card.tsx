import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#client/features/account/confirm-dialog.tsx'
import type { AddressFieldsFragment } from '#client/features/checkout/address.generated.ts'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { focusMain } from '#client/features/navigation/focus-main.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { useDeleteAddressMutation } from './profile-addresses.generated.ts'

type AddressCardProps = {
  readonly address: AddressFieldsFragment
  readonly onEdit: () => void
}

export function AddressCard({ address, onEdit }: AddressCardProps): ReactElement {
  const { t } = useTranslation('profile')
  const deleteAddress = useMutationAction(useDeleteAddressMutation)
  const toasts = useToastStore()
  const [isConfirming, setIsConfirming] = useState(false)
  const { id, type, firstName, lastName, street, houseNumber, zipCode, city } = address
  const place = `${street} ${houseNumber}, ${zipCode} ${city}`

  async function remove(): Promise<void> {
    if (!(await deleteAddress({ id }))) return
    toasts.show('success', t('addresses.deleted'))
    focusMain()
  }

  return (
    <div className="flex h-full flex-col gap-1">
      <p className="kicker text-tide-deep">{t(`addresses.types.${type}`)}</p>
      <address className="grow leading-relaxed break-words not-italic">
        <span className="font-semibold">{`${firstName} ${lastName}`}</span>
        {address.companyName ? (
          <span className="block">{`${address.companyName}, OIB ${address.companyOIB ?? ''}`}</span>
        ) : null}
        <span className="block">{`${street} ${houseNumber}`}</span>
        <span className="block">{`${zipCode} ${city}`}</span>
        <span className="block">{address.country?.name}</span>
        <span className="block text-ink-soft">{address.contactPhone}</span>
      </address>
      <div className="-ml-2 flex gap-2">
        <button type="button" onClick={onEdit} className={ACTION}>
          {t('addresses.change')}
          <span className="sr-only">{`: ${place}`}</span>
        </button>
        <button type="button" onClick={() => setIsConfirming(true)} className={ACTION}>
          {t('addresses.delete')}
          <span className="sr-only">{`: ${place}`}</span>
        </button>
      </div>
      <ConfirmDialog
        isOpen={isConfirming}
        title={t('addresses.deleteTitle')}
        action={t('addresses.delete')}
        onConfirm={() => remove().catch(reportError)}
        onClose={() => setIsConfirming(false)}
      >
        <p>{place}</p>
      </ConfirmDialog>
    </div>
  )
}

const ACTION = 'min-h-11 rounded-sm px-2 text-link'
