import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { MethodPage } from '#client/admin/methods/method-page.tsx'
import { deliveryValues } from '#client/admin/methods/method-values.ts'
import {
  useChangeDeliveryMutation,
  useDeliveryRecordsQuery,
  useMethodChoicesQuery,
} from '#client/admin/methods/methods.generated.ts'
import { useMethodWords } from '#client/admin/methods/use-method-words.ts'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { DeliveryFields } from './delivery-fields.tsx'

/** One delivery method: all that is stored about it, and who changed it. */
export function DeliveryMethodScreen(): ReactElement {
  const { t } = useTranslation('methods')
  const { code = '' } = useParams()
  const send = useSend(useChangeDeliveryMutation)
  const act = useMutationAction(useChangeDeliveryMutation)
  const { data, error, refetch } = useDeliveryRecordsQuery()
  const choices = useMethodChoicesQuery()
  const site = choices.data?.layout.site
  const words = useMethodWords({ site, deliveries: data?.deliveryRecords ?? [] })
  const fault = error ?? choices.error
  if (!data || !site) return fault ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const method = data.deliveryRecords.find((one) => one.code === code)
  if (!method) return <NotFound />
  return (
    <MethodPage
      {...{ method, words }}
      kind="DELIVERY"
      title={t('deliveries.one')}
      about={
        method.state === 'NO_COUNTRY' || method.state === 'NO_BRANCH' ? (
          <p className="mb-5">{t(`why.${method.state}`)}</p>
        ) : null
      }
      values={deliveryValues(method, site)}
      send={async (given) => await send({ code, ...given })}
      save={async (changes) => await act({ code, sitting: crypto.randomUUID(), changes })}
    >
      <DeliveryFields {...{ method, site }} />
    </MethodPage>
  )
}
