import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { PAPER_ORDERS } from '#services/contract/rules/bulk.ts'
import { ORDER_NUMBER } from '#services/contract/rules/lists/orders.ts'
import { useOrdersToSendQuery } from './parcels.generated.ts'
import { ParcelsForm } from './parcels-form.tsx'

/** Packs and sends many orders: those of `?orders=`, or all that wait. */
export function ParcelsScreen(): ReactElement {
  const { t } = useTranslation('parcels')
  const [address] = useSearchParams()
  const given = (address.get('orders') ?? '').split(',')
  const named = given.filter((number) => ORDER_NUMBER.test(number)).slice(0, PAPER_ORDERS)
  const { data, error, refetch } = useOrdersToSendQuery({
    variables: named.length > 0 ? { numbers: named } : {},
  })
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const { items: parcels, total } = data.orderRows
  const isChosen = named.length > 0
  const others = isChosen ? named.length - parcels.length : 0

  return (
    <>
      <ScreenHead title={t('title')} />
      {parcels.length === 0 ? (
        <p className="text-ink-soft">{t('none')}</p>
      ) : (
        <>
          <p className="-mt-3 mb-5 max-w-3xl text-ink-soft">{t('text')}</p>
          {total.isMore || total.count > parcels.length ? (
            <p className="mb-5 font-semibold">{t('first', { shown: parcels.length })}</p>
          ) : null}
          {others > 0 ? (
            <p className="mb-5 font-semibold">{t('others', { count: others })}</p>
          ) : null}
          <ParcelsForm parcels={parcels} isChosen={isChosen} />
        </>
      )}
    </>
  )
}
