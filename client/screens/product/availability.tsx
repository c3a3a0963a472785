import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Availability as AvailabilityValue } from '#client/generated/types.ts'

const DOTS: Readonly<Record<AvailabilityValue, string>> = {
  IN_STOCK: 'bg-leaf',
  LOW_STOCK: 'bg-amber',
  OUT_OF_STOCK: 'bg-line-strong',
}

/** Stock in words; the colour only repeats them. */
export function Availability({
  value,
}: {
  readonly value: AvailabilityValue | null
}): ReactElement | null {
  const { t } = useTranslation('catalogue')
  if (value === null) return null
  return (
    <p role="status" className="flex items-center gap-2.5 font-semibold">
      <span aria-hidden="true" className={`size-2.5 rounded-full ${DOTS[value]}`} />
      {t(`availability.${value}`)}
    </p>
  )
}
