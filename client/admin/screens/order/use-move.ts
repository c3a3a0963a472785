import { useSend } from '#client/features/forms/use-send.ts'
import {
  useCancelStaffOrderMutation,
  useMarkOrderDeliveredMutation,
  useMarkOrderPaidMutation,
  useReturnOrderMutation,
  useShipOrderMutation,
} from './moves.generated.ts'
import type { Types } from './order.generated.ts'

type Given = {
  readonly number: string
  readonly key: string
  readonly note: string | null
  readonly tracking: string | null
  readonly restock: boolean
}

/** Sends the mutation of a move with those of its values that it takes. */
export function useMove(move: Exclude<Types.StaffMove, 'REFUND' | 'CORRECT'>) {
  const pay = useSend(useMarkOrderPaidMutation)
  const ship = useSend(useShipOrderMutation)
  const deliver = useSend(useMarkOrderDeliveredMutation)
  const takeBack = useSend(useReturnOrderMutation)
  const cancel = useSend(useCancelStaffOrderMutation)
  return async ({ tracking, restock, ...given }: Given) => {
    switch (move) {
      case 'PAY':
        return await pay(given)
      case 'SHIP':
        return await ship({ ...given, tracking })
      case 'DELIVER':
        return await deliver(given)
      case 'RETURN':
        return await takeBack({ ...given, restock })
      case 'CANCEL':
        return await cancel(given)
    }
  }
}
