import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { FailedAnswer, NotFound } from '#client/admin/frame/faults.tsx'
import { Loading } from '#client/admin/frame/loading.tsx'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import type { Save } from '#client/admin/history/differences.tsx'
import { HistoryPanel } from '#client/admin/history/history-panel.tsx'
import { MethodForm } from '#client/admin/methods/method-form.tsx'
import { MethodState } from '#client/admin/methods/method-list.tsx'
import { deliveryValues } from '#client/admin/methods/method-values.ts'
import {
  useChangeDeliveryMutation,
  useDeliveryRecordsQuery,
  useMethodChoicesQuery,
} from '#client/admin/methods/methods.generated.ts'
import { nameOf, useMethodWords } from '#client/admin/methods/use-method-words.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { DeliveryFields } from './delivery-fields.tsx'

/** One delivery method: all that is stored about it, and who changed it. */
export function DeliveryMethodScreen(): ReactElement {
  const { t } = useTranslation('methods')
  const { code = '' } = useParams()
  const send = useSend(useChangeDeliveryMutation)
  const act = useMutationAction(useChangeDeliveryMutation)
  // A form begins again with what was saved.
  const [round, setRound] = useState(0)
  const { data, error, refetch } = useDeliveryRecordsQuery()
  const choices = useMethodChoicesQuery()
  const site = choices.data?.layout.site
  const words = useMethodWords({ site, deliveries: data?.deliveryRecords ?? [] })
  const fault = error ?? choices.error
  if (!data || !site) return fault ? <FailedAnswer onAgain={() => void refetch()} /> : <Loading />
  const method = data.deliveryRecords.find((one) => one.code === code)
  if (!method) return <NotFound />
  const name = nameOf(method) ?? code
  const save: Save = async (changes) => await act({ code, sitting: crypto.randomUUID(), changes })
  const begin = (): void => setRound((last) => last + 1)

  return (
    <>
      <ScreenHead title={name} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel title={t('deliveries.one')} actions={<MethodState state={method.state} />}>
          {method.state === 'NO_COUNTRY' || method.state === 'NO_BRANCH' ? (
            <p className="mb-5">{t(`why.${method.state}`)}</p>
          ) : null}
          <MethodForm
            key={round}
            storedAs={`delivery:${code}`}
            values={deliveryValues(method, site)}
            send={async (given) => await send({ code, ...given })}
            onSaved={begin}
            {...{ name, words, save }}
          >
            <DeliveryFields {...{ method, site }} />
          </MethodForm>
        </Panel>
        <HistoryPanel
          kind="DELIVERY"
          id={code}
          {...{ words, save }}
          isSaved={(path) => path !== 'added'}
          onUndone={begin}
        />
      </div>
    </>
  )
}
