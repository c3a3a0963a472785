import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Availability as AvailabilityValue } from '#client/generated/types.ts'

const DOTS: Readonly<Record<AvailabilityValue, string>> = {
  IN_STOCK: 'bg-leaf',
  LOW_STOCK: 'bg-amber',
  OUT_OF_STOCK: 'bg-line-strong',
}

type AvailabilityProps = {
  readonly value: AvailabilityValue | null
  /** Pieces, where a refusal or the cart has named them. */
  readonly left?: number | null
}

/** Low stock: up to this number the remaining pieces are shown. */
const FEW = 5

/** Stock in words; the colour only repeats them. */
export function Availability({ value, left }: AvailabilityProps): ReactElement | null {
  const { t } = useTranslation('catalogue')
  if (value === null) return null
  const isFew = left != null && left > 0 && left <= FEW
  return (
    <p role="status" className="flex items-center gap-2.5 font-semibold">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${DOTS[value]}`} />
      {isFew ? t('availability.left', { count: left }) : t(`availability.${value}`)}
    </p>
  )
}
