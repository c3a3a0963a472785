import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '#client/features/navigation/site-link.tsx'
import { useFormat } from '#client/lib/format.ts'
import { useSite } from '#client/lib/site.ts'
import { DiscountBadge, FinalPrice, type PriceValue } from '#client/ui/price.tsx'

/**
 * A price where the buyer decides: large, and the reduction explained as the law requires. For members
 * the two prices change places.
 */
export function PriceBlock({ value }: { readonly value: PriceValue }): ReactElement {
  const { t } = useTranslation('ui')
  const { money } = useFormat()
  const { reference, discountPercent, membership } = value
  return (
    <div className="flex flex-col figures">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <FinalPrice value={value} size="text-5xl" />
        {discountPercent ? <DiscountBadge percent={discountPercent} /> : null}
      </p>
      {reference ? (
        <p className="mt-1 text-ink-soft">
          {t('price.reference')} <s>{money(reference)}</s>
        </p>
      ) : null}
      <p className="mt-1 text-base text-ink-soft">{t('price.withTax')}</p>
      {membership ? <MemberPrice price={membership} saving={value.memberSaving} /> : null}
    </div>
  )
}

type MemberPriceProps = {
  readonly price: NonNullable<PriceValue['membership']>
  readonly saving: PriceValue['memberSaving']
}

function MemberPrice({ price, saving }: MemberPriceProps): ReactElement {
  const { t } = useTranslation('ui')
  const { money } = useFormat()
  const { membershipPage } = useSite()
  return (
    <div className="mt-4 border-l-4 border-tide bg-sand px-4 py-2.5 member:order-first member:mt-0 member:mb-4">
      <p>
        {t('price.membershipLong')}{' '}
        <strong className="display text-2xl member:block member:text-5xl member:text-tide-deep">
          {money(price)}
        </strong>
      </p>
      <p className="text-base">
        {saving ? t('price.membershipSaving', { amount: money(saving) }) : null}{' '}
        {membershipPage ? (
          <SiteLink to={membershipPage} className="text-link member:hidden">
            {t('price.membershipPage')}
          </SiteLink>
        ) : null}
      </p>
    </div>
  )
}
