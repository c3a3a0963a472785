import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#client/admin/ui/panel.tsx'
import type { StaffCustomerFieldsFragment } from './customer.generated.ts'

type Address = NonNullable<StaffCustomerFieldsFragment['account']>['addresses'][number]

/** As the account has them; parcels go where the order says. */
export function CustomerAddresses({
  addresses,
}: {
  readonly addresses: readonly Address[]
}): ReactElement | null {
  const { t, i18n } = useTranslation('customers')
  if (addresses.length === 0) return null
  const countries = new Intl.DisplayNames([i18n.language], { type: 'region' })
  return (
    <Panel title={t('addresses.title')}>
      <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id} className="min-w-0">
            <h3 className="text-sm font-semibold text-ink-soft">
              {t(`addresses.types.${address.type}`)}
            </h3>
            <address className="break-words not-italic">
              {[
                address.company,
                address.name,
                address.street,
                `${address.zipCode} ${address.city}`.trim(),
                address.country === '' ? null : countries.of(address.country),
                address.companyOib && t('addresses.oib', { oib: address.companyOib }),
                address.email,
              ]
                .filter((line) => line)
                .map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              <a
                href={`tel:${address.phone.replaceAll(/[^\d+]/g, '')}`}
                className="inline-flex min-h-11 items-center text-link figures"
              >
                {address.phone}
              </a>
            </address>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
