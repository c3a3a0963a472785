import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useLatest } from '#client/admin/ui/use-latest.ts'
import { useFormat } from '#client/lib/format.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { SALES_DAYS } from '#services/contract/rules/sales.ts'
import { BarChart } from './bar-chart.tsx'
import { type HomeSalesQuery, useHomeSalesQuery } from './home.generated.ts'

const KEY = 'days'
const FIRST = 30

/** Revenue and orders of the last days; the span is in the address. */
export function Sales(): ReactElement {
  const { t } = useTranslation('home')
  const [search, setSearch] = useSearchParams()
  const days = SALES_DAYS.find((span) => `${span}` === search.get(KEY)) ?? FIRST
  const { data: read, error, refetch } = useHomeSalesQuery({ variables: { days } })
  const data = useLatest(read)
  return (
    <div className="mb-8">
      <Panel
        title={t('sales.title')}
        actions={
          <label className="flex items-center gap-2">
            <span className="sr-only">{t('sales.span')}</span>
            <select
              value={days}
              onChange={(event) =>
                setSearch({ [KEY]: event.currentTarget.value }, { replace: true })
              }
              className="min-h-11 rounded-sm border border-line-strong bg-white px-3"
            >
              {SALES_DAYS.map((span) => (
                <option key={span} value={span}>
                  {t('sales.lastDays', { count: span })}
                </option>
              ))}
            </select>
          </label>
        }
      >
        {data ? <Charts days={data.salesByDay} /> : null}
        {!data && error ? <FailedAnswer onAgain={() => void refetch()} /> : null}
        {!data && !error ? <Skeleton className="h-64" /> : null}
      </Panel>
    </div>
  )
}

function Charts({ days }: { readonly days: HomeSalesQuery['salesByDay'] }): ReactElement {
  const { t } = useTranslation('home')
  const format = useFormat()
  const currency = days[0]?.revenue.currency ?? 'EUR'
  const money = (amount: number): string => format.money({ amount: amount.toFixed(2), currency })
  return (
    <div className="grid gap-8 xl:grid-cols-2">
      <BarChart
        title={t('sales.revenue')}
        bars={days.map(({ day, revenue }) => ({ day, value: Number(revenue.amount) }))}
        write={money}
      />
      <BarChart
        title={t('sales.orders')}
        bars={days.map(({ day, orders }) => ({ day, value: orders }))}
        write={String}
      />
    </div>
  )
}
