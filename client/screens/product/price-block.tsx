import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/lib/format.ts'
import { DiscountBadge, type PriceValue } from '#client/ui/price.tsx'

/** A price where the buyer decides: large, and the reduction explained as the law asks. */
export function PriceBlock({ value }: { readonly value: PriceValue }): ReactElement {
  const { t } = useTranslation('ui')
  const { money } = useFormat()
  const { final, reference, discountPercent, membership } = value
  return (
    <div className="figures">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className={`display text-5xl ${reference ? 'text-signal-deep' : ''}`}>
          <span className="sr-only">{t('price.now')} </span>
          {money(final)}
        </span>
        {discountPercent ? <DiscountBadge percent={discountPercent} /> : null}
      </p>
      {reference ? (
        <p className="mt-1 text-ink-soft">
          {t('price.reference')} <s>{money(reference)}</s>
        </p>
      ) : null}
      <p className="mt-1 text-base text-ink-soft">{t('price.withTax')}</p>
      {membership ? (
        <p className="mt-4 border-l-4 border-tide bg-sand px-4 py-2.5">
          {t('price.membershipLong')}{' '}
          <strong className="display text-2xl">{money(membership)}</strong>
        </p>
      ) : null}
    </div>
  )
}
