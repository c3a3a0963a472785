import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Selection } from '#client/admin/list/selection.ts'
import { useHasRight } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'

/** Leads the ticked orders to the screen that prints their papers and sends them. */
export function PackOrders({ selection }: { readonly selection: Selection }): ReactElement | null {
  const { t } = useTranslation('orders')
  const canMove = useHasRight('orders.move')
  if (!canMove || selection.kind === 'all') return null
  return (
    <Link
      to={`/admin/parcels?orders=${selection.ids.map(encodeURIComponent).join(',')}`}
      className={deskButton('primary')}
    >
      {t('pack')}
    </Link>
  )
}
