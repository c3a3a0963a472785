import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductBadge } from '#client/generated/types.ts'

type Shown = Exclude<ProductBadge, 'MEMBER_PRICE'>

const LOOKS: Readonly<Record<Shown, string>> = {
  NEW: 'bg-ink text-paper',
  BESTSELLER: 'bg-tide-deep text-white',
}

type BadgesProps = {
  readonly badges: readonly ProductBadge[]
  readonly most?: number
  /** On a card, where a long word would lie below the heart on a phone. */
  readonly isShort?: boolean
}

/** The most important first. A member price stands in words with the price. */
export function Badges({ badges, most, isShort = false }: BadgesProps): ReactElement[] {
  return badges
    .filter((badge) => badge !== 'MEMBER_PRICE')
    .slice(0, most)
    .map((badge) => <Badge key={badge} badge={badge} isShort={isShort} />)
}

type BadgeProps = { readonly badge: Shown; readonly isShort: boolean }

function Badge({ badge, isShort }: BadgeProps): ReactElement {
  const { t } = useTranslation('catalogue')
  const hasShort = isShort && badge === 'BESTSELLER'
  return (
    <span className={`rounded-sm px-2 py-0.5 text-base font-semibold ${LOOKS[badge]}`}>
      <span className={hasShort ? 'max-sm:sr-only' : undefined}>{t(`badges.${badge}`)}</span>
      {hasShort ? (
        <span aria-hidden={true} className="sm:hidden">
          {t('badges.bestsellerShort')}
        </span>
      ) : null}
    </span>
  )
}
