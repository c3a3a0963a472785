import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FooterParts } from '#client/layout/layout-parts.ts'

type OrganisationProps = { readonly organisation: FooterParts['organisation'] }

/** The organisation behind the shop, a legally required notice. */
export function Organisation({ organisation }: OrganisationProps): ReactElement {
  const { t } = useTranslation('frame')
  const { name, address, phone, email, taxId, registry, bankAccounts } = organisation
  return (
    <section
      aria-label={t('footer.organisation')}
      className="text-base max-md:pt-8 md:col-span-3 lg:col-span-1"
    >
      <p className="kicker text-paper">{name}</p>
      <address className="mt-3 not-italic">{address}</address>
      <dl className="mt-3 grid items-baseline gap-x-4 gap-y-1 min-[22rem]:grid-cols-[auto_1fr] figures">
        <Row label={t('footer.phone')}>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={LINK}>
            {phone}
          </a>
        </Row>
        <Row label={t('footer.email')}>
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </Row>
        <Row label={t('footer.taxId')}>{taxId}</Row>
        <Row label={t('footer.registry')}>{registry}</Row>
        <Row label={t('footer.bankAccounts')}>
          {bankAccounts.map((account) => (
            <BankAccount key={account} account={account} />
          ))}
        </Row>
      </dl>
    </section>
  )
}

/** The number in one piece, the bank behind it or below. */
function BankAccount({ account }: { readonly account: string }): ReactElement {
  const [number = '', bank = ''] = account.split(/ (?=\()/)
  return (
    <span className="block">
      <span className="whitespace-nowrap">{number}</span>{' '}
      <span className="inline-block">{bank}</span>
    </span>
  )
}

const LINK =
  'underline decoration-ink-line underline-offset-4 hover:text-white hover:decoration-current pointer-coarse:inline-block pointer-coarse:py-2.75'

function Row({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}): ReactElement {
  return (
    <>
      <dt className="text-paper">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  )
}
