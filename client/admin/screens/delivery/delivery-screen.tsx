import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { MethodList } from '#client/admin/methods/method-list.tsx'
import {
  type DeliveryRecordFieldsFragment,
  useDeliveryRecordsQuery,
  useMethodChoicesQuery,
} from '#client/admin/methods/methods.generated.ts'
import { useFormat } from '#client/lib/format.ts'

/** Delivery methods: what each costs, where it goes, and whether it is offered. */
export function DeliveryScreen(): ReactElement {
  const { t } = useTranslation('methods')
  const { money } = useFormat()
  const { data, error, refetch } = useDeliveryRecordsQuery()
  const site = useMethodChoicesQuery().data?.layout.site
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const freeFrom = site?.checkout.freeDeliveryFrom

  function factsOf(method: DeliveryRecordFieldsFragment): string[] {
    const { price, canBeFree, minDays, maxDays, countries, branches, kind } = method
    const [only] = countries
    const isFree = Number(price.amount) === 0
    const place =
      countries.length === 1
        ? (site?.countries.find(({ iso }) => iso === only)?.name ?? only ?? '')
        : t('facts.countries', { count: countries.length })
    return [
      isFree ? t('facts.free') : money(price),
      ...(canBeFree && freeFrom && !isFree
        ? [t('facts.freeFrom', { amount: money(freeFrom) })]
        : []),
      minDays === maxDays
        ? t('facts.days', { count: maxDays })
        : t('facts.daysBetween', { min: minDays, max: maxDays }),
      place,
      ...(kind === 'BRANCH' ? [t('facts.places', { count: branches.length })] : []),
    ]
  }

  return (
    <>
      <ScreenHead title={t('deliveries.title')} />
      <p className="mb-5 max-w-prose text-ink-soft">
        {freeFrom
          ? t('deliveries.freeFrom', { amount: money(freeFrom) })
          : t('deliveries.neverFree')}{' '}
        <Link to="/admin/settings/checkout/freeDeliveryFromCents" className="text-link underline">
          {t('deliveries.changeFree')}
        </Link>
      </p>
      <MethodList
        title={t('deliveries.list')}
        methods={data.deliveryRecords}
        hrefOf={({ code }) => `/admin/delivery/${code}`}
        factsOf={factsOf}
        whyOf={({ state }) => t(`why.${state}`)}
      />
    </>
  )
}
