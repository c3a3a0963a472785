import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountFrame } from '#client/features/account/account-frame.tsx'
import { useLeaveWithoutSession } from '#client/features/account/use-leave-without-session.ts'
import type { AddressFieldsFragment } from '#client/features/checkout/address.generated.ts'
import { focusMain } from '#client/features/navigation/focus-main.ts'
import { buttonClass } from '#client/ui/button-class.ts'
import { EmptyState } from '#client/ui/notice.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import { useProfileAddressesQuery } from './profile-addresses.generated.ts'

export function ProfileAddressesScreen(): ReactElement | null {
  const { t } = useTranslation('profile')
  const { data } = useProfileAddressesQuery({ errorPolicy: 'all' })
  /** `new` for a new address; null while the form is closed. */
  const [edited, setEdited] = useState<AddressFieldsFragment | 'new' | null>(null)
  useLeaveWithoutSession(data?.me === null)
  if (!data?.me) return null

  const { me, layout } = data
  const { countries, checkout } = layout.site
  const allowed = checkout.allowedCountries
  const offered = allowed ? countries.filter(({ iso }) => allowed.includes(iso)) : countries
  if (edited !== null) {
    return (
      <AccountFrame
        current="profileAddresses"
        title={t(edited === 'new' ? 'addresses.new' : 'addresses.edit')}
      >
        <AddressForm
          me={me}
          address={edited === 'new' ? null : edited}
          countries={offered.length > 0 ? offered : countries}
          onDone={() => {
            setEdited(null)
            focusMain()
          }}
        />
      </AccountFrame>
    )
  }
  const add = (
    <button
      type="button"
      onClick={() => setEdited('new')}
      className={`${buttonClass('primary')} max-sm:w-full`}
    >
      {t('addresses.add')}
    </button>
  )
  return (
    <AccountFrame current="profileAddresses" title={t('parts.profileAddresses')}>
      {me.addresses.length === 0 ? (
        <EmptyState icon="pin" title={t('addresses.emptyTitle')}>
          <p>{t('addresses.emptyText')}</p>
          {add}
        </EmptyState>
      ) : (
        <>
          <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
            {me.addresses.map((address) => (
              <li key={address.id} className="border-t border-line py-6">
                <AddressCard address={address} onEdit={() => setEdited(address)} />
              </li>
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
    </AccountFrame>
  )
}
