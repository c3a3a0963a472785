import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '#client/admin/ui/moment.tsx'
import { Tag, type TagLook } from '#client/admin/ui/tag.tsx'
import { useFormat } from '#client/lib/format.ts'
import type { ORDER_LIST } from '#services/contract/rules/lists/orders.ts'
import type { OrderRowFieldsFragment } from './orders.generated.ts'

type Column = keyof (typeof ORDER_LIST)['columns']
type Word = OrderRowFieldsFragment['state'] | OrderRowFieldsFragment['paymentState']

const LOOKS: Readonly<Record<Word, TagLook>> = {
  AWAITING_PAYMENT: 'warning',
  CONFIRMED: 'warning',
  SHIPPED: 'plain',
  DELIVERED: 'good',
  CANCELLED: 'bad',
  UNPAID: 'warning',
  PAID: 'good',
  TO_REFUND: 'bad',
  REFUNDED: 'plain',
  PARTLY_REFUNDED: 'plain',
}

/** How each column of the list of orders is shown. */
export function useOrderCell(): (column: Column, row: OrderRowFieldsFragment) => ReactNode {
  const { t } = useTranslation('orders')
  const format = useFormat()
  return (column, row) => {
    switch (column) {
      case 'placedAt':
        return <Moment at={row.placedAt} />
      case 'state':
      case 'paymentState':
        return (
          <span className="whitespace-nowrap">
            <Tag look={LOOKS[row[column]]}>{t(`words.${row[column]}`)}</Tag>
          </span>
        )
      case 'total':
      case 'refundDue': {
        const money = row[column]
        return money ? format.money(money) : null
      }
      default:
        return row[column]
    }
  }
}
