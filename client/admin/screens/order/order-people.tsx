import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useHasRight } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import type { StaffAddressFieldsFragment, StaffOrderFieldsFragment } from './order.generated.ts'

type PeopleProps = { readonly order: StaffOrderFieldsFragment; onCorrect(): void }

/** Where it goes, who pays, and what the buyer wrote. */
export function OrderPeople({ order, onCorrect }: PeopleProps): ReactElement {
  const { t } = useTranslation('order')
  const seesPeople = useHasRight('people.read')
  const { shippingAddress, billingAddress, delivery, instructions, gift, trackingUrl } = order
  const isOne =
    shippingAddress !== null && linesOf(shippingAddress).join() === linesOf(billingAddress).join()
  return (
    <Panel
      title={t('people.title')}
      actions={
        order.moves.includes('CORRECT') ? (
          <button type="button" onClick={onCorrect} className={deskButton('secondary')}>
            {t('people.correct')}
          </button>
        ) : null
      }
    >
      <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {shippingAddress ? (
          <Fact
            name={t(isOne ? 'people.both' : 'people.shipping')}
            className={isOne ? 'sm:row-span-2' : ''}
          >
            <Address address={shippingAddress} />
          </Fact>
        ) : null}
        {isOne ? null : (
          <Fact name={t('people.billing')}>
            <Address address={billingAddress} />
          </Fact>
        )}
        <Fact name={t('people.delivery')}>
          {delivery === null ? t('people.nothingSent') : (delivery.branch ?? delivery.name)}
          {trackingUrl === null ? null : (
            <a
              href={trackingUrl}
              target="_blank"
              rel="noreferrer"
              className="block py-2 break-all text-link"
            >
              {trackingUrl}
            </a>
          )}
        </Fact>
        <Fact name={t('people.email')}>
          {order.email === '' ? (
            t('people.erased')
          ) : (
            <a href={`mailto:${order.email}`} className="break-all text-link">
              {order.email}
            </a>
          )}
          {seesPeople && order.customerId !== null ? (
            <Link
              to={`/admin/customers/${order.customerId}`}
              className="flex min-h-11 w-fit items-center font-semibold text-link"
            >
              {t('people.customer')}
            </Link>
          ) : null}
        </Fact>
        {instructions === null ? null : <Fact name={t('people.instructions')}>{instructions}</Fact>}
        {gift === null ? null : (
          <Fact name={t('people.gift')}>
            {[gift.to, gift.message, gift.from].filter(Boolean).join(' · ')}
          </Fact>
        )}
      </dl>
    </Panel>
  )
}

type FactProps = {
  readonly name: string
  readonly className?: string
  readonly children: ReactNode
}

function Fact({ name, className = '', children }: FactProps): ReactElement {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="text-sm font-semibold text-ink-soft">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}

function Address({ address }: { readonly address: StaffAddressFieldsFragment }): ReactElement {
  const { t } = useTranslation('order')
  const { companyOIB, contactPhone } = address
  return (
    <address className="not-italic">
      {linesOf(address).map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {companyOIB ? <span className="block">{t('people.oib', { oib: companyOIB })}</span> : null}
      {contactPhone ? (
        <a
          href={`tel:${contactPhone.replaceAll(/[^\d+]/g, '')}`}
          className="inline-flex min-h-11 items-center text-link figures"
        >
          {contactPhone}
        </a>
      ) : null}
    </address>
  )
}

function linesOf(address: StaffAddressFieldsFragment): readonly string[] {
  return [
    address.companyName ?? '',
    `${address.firstName} ${address.lastName}`.trim(),
    `${address.street} ${address.houseNumber}`.trim(),
    `${address.zipCode} ${address.city}`.trim(),
    address.countryName,
  ].filter((line) => line !== '')
}
