import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { MethodPage } from '#client/admin/methods/method-page.tsx'
import { paymentValues } from '#client/admin/methods/method-values.ts'
import {
  useChangePaymentMutation,
  useDeliveryRecordsQuery,
  useMethodChoicesQuery,
  usePaymentRecordsQuery,
} from '#client/admin/methods/methods.generated.ts'
import { MissingKeys } from '#client/admin/methods/missing-keys.tsx'
import { useMethodWords } from '#client/admin/methods/use-method-words.ts'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { PaymentFields } from './payment-fields.tsx'

/** One payment method: all that is stored about it, and who changed it. */
export function PaymentMethodScreen(): ReactElement {
  const { t } = useTranslation('methods')
  const { code = '' } = useParams()
  const send = useSend(useChangePaymentMutation)
  const act = useMutationAction(useChangePaymentMutation)
  const { data, error, refetch } = usePaymentRecordsQuery()
  const choices = useMethodChoicesQuery()
  const site = choices.data?.layout.site
  const others = useDeliveryRecordsQuery()
  const deliveries = others.data?.deliveryRecords
  const words = useMethodWords({ site, deliveries: deliveries ?? [] })
  const fault = error ?? choices.error ?? others.error
  if (!data || !site || !deliveries) {
    return fault ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  }
  const method = data.paymentRecords.find((one) => one.code === code)
  if (!method) return <NotFound />
  return (
    <MethodPage
      {...{ method, words }}
      kind="PAYMENT"
      title={t('payments.one')}
      about={
        <>
          <p className="mb-5 text-ink-soft">
            {t(`adapters.${method.adapter}`, { defaultValue: method.adapter })}
          </p>
          {method.state === 'NO_KEYS' ? (
            <p className="mb-5">
              <MissingKeys names={method.missing} />
            </p>
          ) : null}
        </>
      }
      values={paymentValues(method, site, deliveries)}
      send={async (given) => await send({ code, ...given })}
      save={async (changes) => await act({ code, sitting: crypto.randomUUID(), changes })}
    >
      <PaymentFields {...{ method, site, deliveries }} />
    </MethodPage>
  )
}
