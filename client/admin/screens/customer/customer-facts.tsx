import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasRight } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useFormat } from '#client/lib/format.ts'
import type { StaffCustomerFieldsFragment } from './customer.generated.ts'
import { nameOf } from './details.ts'

type FactsProps = { readonly customer: StaffCustomerFieldsFragment; onCorrect(): void }

/** Who they are, and since when. */
export function CustomerFacts({ customer, onCorrect }: FactsProps): ReactElement {
  const { t } = useTranslation('customers')
  const { date } = useFormat()
  const mayWrite = useHasRight('people.write')
  const { email, companyName, account, lastOrderAt } = customer
  const card = account?.memberCard
  const cardText = card?.validUntil
    ? t('facts.cardUntil', { barcode: card.barcode, day: date(card.validUntil) })
    : card?.barcode
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ['name', nameOf(customer)],
    ['company', companyName],
    ['email', <Mailto key="email" email={email} />],
    ['pendingEmail', account?.pendingEmail],
    ['registeredAt', momentOf(account?.registeredAt)],
    ['lastSeenAt', momentOf(account?.lastSeenAt)],
    ['lastOrderAt', momentOf(lastOrderAt)],
    ['card', cardText],
    ['password', account?.hasPassword === false ? t('facts.noPassword') : null],
  ]
  return (
    <Panel
      title={t('facts.title')}
      actions={
        mayWrite && account !== null ? (
          <button type="button" onClick={onCorrect} className={deskButton('secondary')}>
            {t('facts.correct')}
          </button>
        ) : null
      }
    >
      <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 gap-y-2">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{t(`facts.${name}`)}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {account === null ? <p className="mt-4 text-ink-soft">{t('facts.ofGuest')}</p> : null}
    </Panel>
  )
}

function Mailto({ email }: { readonly email: string }): ReactElement {
  return (
    <a href={`mailto:${email}`} className="text-link">
      {email}
    </a>
  )
}

function momentOf(at: string | null | undefined): ReactNode {
  return at ? <Moment at={at} /> : null
}
