import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductCardFieldsFragment } from './product-card.generated.ts'

/** With a number behind them they are as wide as a card on the narrowest phone. */
const MOST = 5

const CIRCLE = 'a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0'
const STROKE_THROUGH = 'm2.2 5.3 10.6-10.6'

type SwatchesProps = Pick<ProductCardFieldsFragment, 'swatches'>

/** The product's colours as one image whose label names them. */
export function Swatches({ swatches }: SwatchesProps): ReactElement | null {
  const { t } = useTranslation('catalogue')
  if (!swatches[0]) return null
  const names = swatches.map(({ label, isAvailable }) =>
    isAvailable ? label : t('product.soldOutChoice', { value: label }),
  )
  return (
    <svg
      role="img"
      aria-label={t('swatches', { names: names.join(', ') })}
      viewBox="0 0 130 20"
      className="mt-2 h-5 fill-none stroke-line-strong"
    >
      {swatches.slice(0, MOST).map(({ label, isMedia, swatch, isAvailable }, at) => (
        <g key={label} fillOpacity={isAvailable ? 1 : 0.25}>
          {isMedia && swatch ? (
            <image x={20 * at} width="15" height="20" href={swatch} clipPath="circle(7.5px)" />
          ) : null}
          <path
            fill={(!isMedia && swatch) || undefined}
            d={`M${20 * at + 0.5} 10${CIRCLE}${isAvailable ? '' : STROKE_THROUGH}`}
          />
        </g>
      ))}
      {swatches[MOST] ? (
        <text x="101" y="15" className="fill-ink-soft stroke-none">
          {`+${swatches.length - MOST}`}
        </text>
      ) : null}
    </svg>
  )
}
