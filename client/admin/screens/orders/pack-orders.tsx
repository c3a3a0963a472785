import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Selection } from '#client/admin/list/selection.ts'
import { useHasRight } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { PAPER_ORDERS } from '#services/contract/rules/bulk.ts'

/** Leads ticked orders to the screen that prints their papers and sends them. */
export function PackOrders({ selection }: { readonly selection: Selection }): ReactElement | null {
  const { t } = useTranslation('orders')
  const canMove = useHasRight('orders.move')
  if (!canMove) return null
  if (selection.kind === 'all' || selection.ids.length > PAPER_ORDERS) {
    return <span className="text-ink-soft">{t('packLess', { count: PAPER_ORDERS })}</span>
  }
  return (
    <Link
      to={`/admin/parcels?orders=${selection.ids.map(encodeURIComponent).join(',')}`}
      className={deskButton('primary')}
    >
      {t('pack')}
    </Link>
  )
}
