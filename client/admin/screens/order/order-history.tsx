import type { ReactElement } from 'react'
import { HistoryPanel } from '#client/admin/history/history-panel.tsx'
import { fieldOf } from './address-fields.ts'
import type { StaffOrderFieldsFragment } from './order.generated.ts'
import { useCorrection } from './use-correction.ts'
import { useOrderWords } from './use-order-words.ts'
import { useWhat } from './use-what.ts'

/** Who did what of an order; a corrected value can be set back while the parcel is not sent. */
export function OrderHistory({
  order: { number, moves, sums },
}: {
  readonly order: StaffOrderFieldsFragment
}): ReactElement {
  const save = useCorrection(number)
  return (
    <HistoryPanel
      kind="ORDER"
      id={number}
      words={useOrderWords()}
      sentence={useWhat(sums.total.currency)}
      save={moves.includes('CORRECT') ? save : null}
      isSaved={(path) => fieldOf(path) !== null}
    />
  )
}
