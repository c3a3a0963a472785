import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import {
  ADDRESS_ID,
  type AddressValues,
  NEW_ADDRESS,
} from '#client/features/checkout/address-values.ts'
import { RadioCard } from '#client/ui/radio-card.tsx'
import type { BookAddress } from './book.ts'

type SavedAddressesProps = {
  readonly addresses: readonly BookAddress[]
  readonly values: AddressValues
  /** Null for another address. */
  readonly onChoose: (address: BookAddress | null) => void
}

/** Addresses of the account as choices. */
export function SavedAddresses(props: SavedAddressesProps): ReactElement | null {
  const { addresses, values, onChoose } = props
  const { t } = useTranslation('checkout')
  if (addresses.length === 0) return null
  const chosen = values[ADDRESS_ID] ?? NEW_ADDRESS
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-lg font-semibold">{t('address.saved')}</legend>
      {addresses.map((address) => (
        <RadioCard
          key={address.id}
          name={ADDRESS_ID}
          value={address.id}
          isChecked={chosen === address.id}
          onChoose={() => onChoose(address)}
          title={`${address.firstName} ${address.lastName}`}
        >
          <span className="block text-base break-words text-ink-soft">
            {`${address.street} ${address.houseNumber}, ${address.zipCode} ${address.city}`}
          </span>
        </RadioCard>
      ))}
      <RadioCard
        name={ADDRESS_ID}
        value={NEW_ADDRESS}
        isChecked={chosen === NEW_ADDRESS}
        onChoose={() => onChoose(null)}
        title={t('address.another')}
      />
    </fieldset>
  )
}
