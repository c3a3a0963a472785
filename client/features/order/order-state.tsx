import type { TFunction } from 'i18next'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderSummaryFieldsFragment } from './order.generated.ts'

type States = Pick<OrderSummaryFieldsFragment, 'state' | 'paymentState' | 'delivery'>

/** The state of an order in two or three words. */
export function OrderState({ order }: { readonly order: States }): ReactElement {
  const { t } = useTranslation('orders')
  return (
    <span className="inline-flex items-center gap-2 font-semibold">
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${lookOf(order)}`} />
      {stateWords(t, order)}
    </span>
  )
}

function stateWords(t: TFunction<'orders'>, { state, paymentState, delivery }: States): string {
  if (paymentState === 'TO_REFUND' || paymentState === 'REFUNDED') {
    return t(`states.${paymentState}`)
  }
  // Nothing is packed of an order that comes by mail.
  const isDigital = state === 'CONFIRMED' && delivery === null
  const shown = t(isDigital ? 'states.digital' : `states.${state}`)
  return paymentState === 'PARTLY_REFUNDED' ? t('states.partlyRefunded', { shown }) : shown
}

function lookOf({ state, paymentState }: States): string {
  if (state === 'AWAITING_PAYMENT' || paymentState === 'TO_REFUND') return 'bg-amber'
  return state === 'CANCELLED' ? 'bg-line-strong' : 'bg-tide'
}
