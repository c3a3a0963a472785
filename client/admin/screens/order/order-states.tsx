import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag, type TagLook } from '#client/admin/ui/tag.tsx'
import type { StaffOrderFieldsFragment, Types } from './order.generated.ts'

const STATE_LOOKS: Readonly<Record<Types.OrderState, TagLook>> = {
  AWAITING_PAYMENT: 'warning',
  CONFIRMED: 'warning',
  SHIPPED: 'plain',
  DELIVERED: 'good',
  CANCELLED: 'bad',
}
const PAYMENT_LOOKS: Readonly<Record<Types.PaymentState, TagLook>> = {
  UNPAID: 'warning',
  PAID: 'good',
  TO_REFUND: 'bad',
  REFUNDED: 'plain',
  PARTLY_REFUNDED: 'plain',
}

/** How far it is on its way, and how far its payment is. */
export function OrderStates({
  order: { state, paymentState },
}: {
  readonly order: Pick<StaffOrderFieldsFragment, 'state' | 'paymentState'>
}): ReactElement {
  const { t } = useTranslation('order')
  return (
    <span className="flex flex-wrap gap-2">
      <Tag look={STATE_LOOKS[state]}>{t(`states.${state}`)}</Tag>
      <Tag look={PAYMENT_LOOKS[paymentState]}>{t(`payments.${paymentState}`)}</Tag>
    </span>
  )
}
