import { type ReactElement, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/lib/format.ts'

type Bar = { readonly day: string; readonly value: number }

type BarChartProps = {
  readonly title: string
  readonly bars: readonly Bar[]
  /** A value in words. */
  write(value: number): string
}

const WIDTH = 600
const HEIGHT = 160
/** Of the room for a bar. */
const GAP = 0.2

/** Bars of days with their sum, and the same as a table for who reads rather than looks. */
export function BarChart({ title, bars, write }: BarChartProps): ReactElement {
  const { t } = useTranslation('home')
  const format = useFormat()
  const id = useId()
  const sum = bars.reduce((total, { value }) => total + value, 0)
  const highest = Math.max(0, ...bars.map(({ value }) => value))
  const room = WIDTH / bars.length
  const dayOf = (day: string): string => format.date(`${day}T12:00:00.000Z`)

  return (
    <figure aria-labelledby={id} className="flex min-w-0 flex-col">
      <figcaption id={id} className="mb-3">
        <span className="block text-ink-soft">{title}</span>
        <span className="figures display text-section">{write(sum)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-36 w-full border-b border-line-strong text-tide"
      >
        {bars.map(({ day, value }, index) => {
          const height = highest === 0 ? 0 : (value / highest) * HEIGHT
          return (
            <rect
              key={day}
              x={(index + GAP / 2) * room}
              y={HEIGHT - height}
              width={room * (1 - GAP)}
              height={height}
              fill="currentColor"
            >
              <title>{`${dayOf(day)} ${write(value)}`}</title>
            </rect>
          )
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-sm text-ink-soft">
        <span>{dayOf(bars[0]?.day ?? '')}</span>
        <span>{t('sales.most', { value: write(highest) })}</span>
        <span>{dayOf(bars.at(-1)?.day ?? '')}</span>
      </p>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center text-link">
          {t('sales.table')}
          <span className="sr-only">{`: ${title}`}</span>
        </summary>
        <table className="figures w-full max-w-sm text-left">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-1.5 font-semibold">
                {t('sales.day')}
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                {title}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map(({ day, value }) => (
              <tr key={day} className="border-b border-line">
                <th scope="row" className="py-1 font-normal">
                  {dayOf(day)}
                </th>
                <td className="py-1 text-right">{write(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
