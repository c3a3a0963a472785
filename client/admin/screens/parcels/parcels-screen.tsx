import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { useOrdersToSendQuery } from './parcels.generated.ts'
import { ParcelsForm } from './parcels-form.tsx'

/** Packs and sends many orders: those of `?orders=`, or all that wait. */
export function ParcelsScreen(): ReactElement {
  const { t } = useTranslation('parcels')
  const [address] = useSearchParams()
  const { data, error, refetch } = useOrdersToSendQuery()
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const named = new Set(address.get('orders')?.split(',').filter(Boolean))
  const { items, total } = data.orderRows
  const parcels = items.filter(({ number }) => named.size === 0 || named.has(number))

  return (
    <>
      <ScreenHead title={t('title')} />
      {parcels.length === 0 ? (
        <p className="text-ink-soft">{t('none')}</p>
      ) : (
        <>
          <p className="-mt-3 mb-5 max-w-3xl text-ink-soft">{t('text')}</p>
          {named.size === 0 && (total.isMore || total.count > items.length) ? (
            <p className="mb-5 font-semibold">{t('first', { shown: items.length })}</p>
          ) : null}
          <ParcelsForm parcels={parcels} isChosen={named.size > 0} />
        </>
      )}
    </>
  )
}
