import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '#client/features/navigation/site-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { type Site, useSite } from '#client/lib/site.ts'
import { Icon, type IconName } from '#client/ui/icon.tsx'
import type { PurchaseTermsFragment } from './product-screen.generated.ts'

type TermsProps = {
  readonly terms: PurchaseTermsFragment
  /** Arrives by e-mail and cannot be sent back. */
  readonly isDigital: boolean
  /** Some of a bundle, beside goods that can be sent back. */
  readonly tickets: 'all' | 'some' | 'none'
}

/** When it arrives, until when it may go back, and how it is paid: shown before anything is bought. */
export function PurchaseTerms({ terms, isDigital, tickets }: TermsProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const { deliveryDays } = terms
  const { deliveryPage, returnsPage } = useSite()
  const hasTickets = tickets !== 'none'
  const paymentMethods =
    isDigital || hasTickets
      ? (terms.digitalPaymentMethods ?? terms.paymentMethods)
      : terms.paymentMethods
  return (
    <ul className="flex flex-col gap-2 border-y border-line py-4 text-base text-ink-soft">
      {tickets === 'some' ? <Term icon="mail">{t('terms.bundledTicket')}</Term> : null}
      {isDigital && tickets !== 'some' ? (
        <Term icon="mail">{t(hasTickets ? 'terms.ticket' : 'terms.digital')}</Term>
      ) : null}
      {isDigital || deliveryDays === null ? null : (
        <Term icon="truck" to={deliveryPage}>
          <Delivery {...deliveryDays} freeFrom={terms.freeDeliveryFrom} />
        </Term>
      )}
      {hasTickets ? <Term icon="back">{t('terms.noWithdrawal')}</Term> : null}
      {isDigital || tickets === 'all' ? null : (
        <Term icon="back" to={returnsPage}>
          {t(hasTickets ? 'terms.otherReturns' : 'terms.returns')}
        </Term>
      )}
      {paymentMethods === null || paymentMethods.length === 0 ? null : (
        <Term icon="card">{paymentMethods.join(' · ')}</Term>
      )}
    </ul>
  )
}

type DeliveryProps = {
  readonly from: number
  readonly to: number
  readonly freeFrom: PurchaseTermsFragment['freeDeliveryFrom']
}

function Delivery({ from, to, freeFrom }: DeliveryProps): string {
  const { t } = useTranslation('catalogue')
  const { money } = useFormat()
  const days = from === to ? `${from}` : `${from} – ${to}`
  const time = t('terms.delivery', { days, count: to })
  return freeFrom === null ? `${time}.` : `${time}${t('terms.free', { amount: money(freeFrom) })}`
}

type TermProps = {
  readonly icon: IconName
  readonly children: ReactNode
  /** The page that explains it. */
  readonly to?: Site['deliveryPage']
}

function Term({ icon, children, to = null }: TermProps): ReactElement {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="mt-0.5 size-5 flex-none" />
      {to ? (
        <SiteLink to={to} className="-my-2.5 inline-flex min-h-11 items-center text-link">
          {children}
        </SiteLink>
      ) : (
        <span>{children}</span>
      )}
    </li>
  )
}
