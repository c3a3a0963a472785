import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderAddressFieldsFragment, OrderFieldsFragment } from './order.generated.ts'

/** Delivery, billing and payment of an order. */
export function OrderPeople({ order }: { readonly order: OrderFieldsFragment }): ReactElement {
  const { t } = useTranslation('orders')
  const { shippingAddress, billingAddress, delivery, paymentMethod, gift, instructions } = order
  const isOne = shippingAddress !== null && areEqual(shippingAddress, billingAddress)
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-x-10 gap-y-7">
      {shippingAddress === null || isOne ? null : (
        <Fact name={t('people.shipping')}>
          <AddressText address={shippingAddress} />
        </Fact>
      )}
      {/* A tall one, beside which the short ones stand below each other. */}
      <Fact
        name={t(isOne ? 'people.both' : 'people.billing')}
        className={isOne ? 'row-span-2' : undefined}
      >
        <AddressText address={billingAddress} />
      </Fact>
      {delivery === null ? null : (
        <Fact name={t('people.delivery')}>
          {delivery.name}
          {delivery.branch === null ? null : (
            <>
              <br />
              {delivery.branch}
            </>
          )}
        </Fact>
      )}
      <Fact name={t('people.payment')}>{paymentMethod.name}</Fact>
      {instructions === null ? null : (
        <Fact name={t('people.instructions')}>
          <span className="whitespace-pre-line">{instructions}</span>
        </Fact>
      )}
      {gift === null ? null : (
        <Fact name={t('people.gift')}>
          {gift.to ? <p>{t('people.giftTo', { name: gift.to })}</p> : null}
          {gift.from ? <p>{t('people.giftFrom', { name: gift.from })}</p> : null}
          {gift.message ? <p className="whitespace-pre-line">{gift.message}</p> : null}
        </Fact>
      )}
    </dl>
  )
}

type FactProps = {
  readonly name: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

function Fact({ name, className = '', children }: FactProps): ReactElement {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-1 break-words text-ink-soft">{children}</dd>
    </div>
  )
}

function AddressText({ address }: { readonly address: OrderAddressFieldsFragment }): ReactElement {
  const { t } = useTranslation('orders')
  const { firstName, lastName, companyName, companyOIB, street, houseNumber } = address
  const lines = [
    `${firstName} ${lastName}`,
    companyName,
    companyOIB ? t('people.oib', { oib: companyOIB }) : null,
    `${street} ${houseNumber}`,
    `${address.zipCode} ${address.city}`,
    address.countryName,
    address.contactPhone,
    address.contactEmail,
  ]
  return (
    <address className="not-italic">
      {lines
        .filter((line) => line !== null && line !== '')
        .map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
    </address>
  )
}

type Address = OrderAddressFieldsFragment

function areEqual(one: Address, other: Address): boolean {
  return (Object.keys(one) as (keyof Address)[]).every((field) => one[field] === other[field])
}
