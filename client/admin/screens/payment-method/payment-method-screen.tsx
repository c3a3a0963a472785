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
import { paymentValues } from '#client/admin/methods/method-values.ts'
import {
  useChangePaymentMutation,
  useDeliveryRecordsQuery,
  useMethodChoicesQuery,
  usePaymentRecordsQuery,
} from '#client/admin/methods/methods.generated.ts'
import { MissingKeys } from '#client/admin/methods/missing-keys.tsx'
import { nameOf, useMethodWords } from '#client/admin/methods/use-method-words.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { PaymentFields } from './payment-fields.tsx'

/** One payment method: all that is stored about it, and who changed it. */
export function PaymentMethodScreen(): ReactElement {
  const { t } = useTranslation('methods')
  const { code = '' } = useParams()
  const send = useSend(useChangePaymentMutation)
  const act = useMutationAction(useChangePaymentMutation)
  // A form begins again with what was saved.
  const [round, setRound] = useState(0)
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
  const name = nameOf(method) ?? code
  const save: Save = async (changes) => await act({ code, sitting: crypto.randomUUID(), changes })
  const begin = (): void => setRound((last) => last + 1)

  return (
    <>
      <ScreenHead title={name} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel title={t('payments.one')} actions={<MethodState state={method.state} />}>
          <p className="mb-5 text-ink-soft">
            {t(`adapters.${method.adapter}`, { defaultValue: method.adapter })}
          </p>
          {method.state === 'NO_KEYS' ? (
            <p className="mb-5">
              <MissingKeys names={method.missing} />
            </p>
          ) : null}
          <MethodForm
            key={round}
            storedAs={`payment:${code}`}
            values={paymentValues(method, site, deliveries)}
            send={async (given) => await send({ code, ...given })}
            onSaved={begin}
            {...{ name, words, save }}
          >
            <PaymentFields {...{ method, site, deliveries }} />
          </MethodForm>
        </Panel>
        <HistoryPanel
          kind="PAYMENT"
          id={code}
          {...{ words, save }}
          isSaved={(path) => path !== 'added'}
          onUndone={begin}
        />
      </div>
    </>
  )
}
