import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Format } from '#client/lib/create-format.ts'
import { useFormat } from '#client/lib/format.ts'

type Money = Parameters<Format['money']>[0]

export type PriceValue = {
  readonly final: Money
  readonly membership: Money | null
  readonly memberSaving: Money | null
  readonly reference: Money | null
  readonly discountPercent: number | null
}

/** A card's price: current, reference and member price. For members the latter stands first. */
export function Price({ value }: { readonly value: PriceValue }): ReactElement {
  const { t } = useTranslation('ui')
  const { money } = useFormat()
  const { reference, membership } = value
  return (
    <span className="flex flex-col gap-0.5 figures">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <FinalPrice value={value} size="text-2xl" />
        {reference ? (
          <span className="text-base text-ink-soft">
            <span className="sr-only">{t('price.reference')} </span>
            <s>{money(reference)}</s>
          </span>
        ) : null}
      </span>
      {membership ? (
        <span className="text-base text-tide-deep member:order-first">
          <span className="member:display member:text-2xl">{money(membership)}</span>{' '}
          <span className="whitespace-nowrap">{t('price.membership')}</span>
        </span>
      ) : null}
    </span>
  )
}

type FinalPriceProps = { readonly value: PriceValue; readonly size: string }

/** Smaller for members, where they have a price of their own. */
export function FinalPrice({ value, size }: FinalPriceProps): ReactElement {
  const { t } = useTranslation('ui')
  const { money } = useFormat()
  const { final, reference, membership } = value
  return (
    <span
      className={`display ${size} ${reference ? 'text-signal-deep' : ''} ${membership ? 'regular-price' : ''}`}
    >
      <span className="sr-only">{t('price.now')} </span>
      {membership ? <span className="hidden member:inline">{t('price.regular')} </span> : null}
      {money(final)}
    </span>
  )
}

export function DiscountBadge({ percent }: { readonly percent: number }): ReactElement {
  const { t } = useTranslation('ui')
  return (
    <span className="inline-block rounded-sm bg-signal px-2 py-0.5 display text-lg leading-snug text-white figures">
      {t('price.percent', { percent })}
    </span>
  )
}
