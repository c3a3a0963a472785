import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Selection } from '#client/admin/list/selection.ts'
import { useHasRight } from '#client/admin/session/session.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { BULK_ORDERS } from '#services/contract/rules/bulk.ts'
import { MoveOrdersDialog } from './move-orders-dialog.tsx'

type MoveOrdersProps = {
  readonly selection: Selection
  /** Other orders match by now. */
  onStale(): void
}

/** Moves ticked orders, or all that match. */
export function MoveOrders({ selection, onStale }: MoveOrdersProps): ReactElement | null {
  const { t } = useTranslation('orders')
  const canMove = useHasRight('orders.move')
  const [isOpen, setOpen] = useState(false)
  if (!canMove) return null
  if (selection.kind === 'rows' && selection.ids.length > BULK_ORDERS) {
    return <span className="text-ink-soft">{t('move.less', { count: BULK_ORDERS })}</span>
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={deskButton()}>
        {t('move.open')}
      </button>
      {isOpen ? (
        <MoveOrdersDialog
          selection={selection}
          onClose={(isStale) => {
            setOpen(false)
            if (isStale) onStale()
          }}
        />
      ) : null}
    </>
  )
}
