import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedAnswer } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { MethodList } from '#client/admin/methods/method-list.tsx'
import {
  useDeliveryRecordsQuery,
  usePaymentRecordsQuery,
} from '#client/admin/methods/methods.generated.ts'
import { MissingKeys } from '#client/admin/methods/missing-keys.tsx'
import { nameOf } from '#client/admin/methods/use-method-words.ts'
import { useFormat } from '#client/lib/format.ts'

/** Payment methods: their bounds, and whether each is offered. */
export function PaymentMethodsScreen(): ReactElement {
  const { t } = useTranslation('methods')
  const { money } = useFormat()
  const { data, error, refetch } = usePaymentRecordsQuery()
  const deliveries = useDeliveryRecordsQuery().data?.deliveryRecords ?? []
  if (!data) return error ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />

  return (
    <>
      <ScreenHead title={t('payments.title')} />
      <MethodList
        title={t('payments.list')}
        methods={data.paymentRecords}
        hrefOf={({ code }) => `/admin/payment-methods/${code}`}
        factsOf={({ adapter, maxAmount, exceptDeliveries }) => [
          t(`adapters.${adapter}`, { defaultValue: adapter }),
          maxAmount ? t('facts.upTo', { amount: money(maxAmount) }) : t('noLimit'),
          ...exceptDeliveries.map((code) =>
            t('facts.except', {
              name: nameOf(deliveries.find((one) => one.code === code)) ?? code,
            }),
          ),
        ]}
        whyOf={({ missing }) => <MissingKeys names={missing} />}
      />
    </>
  )
}
