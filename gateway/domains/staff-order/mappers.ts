import type { CallOutput } from '#services/contract/call.ts'
import type { Saved } from '#services/contract/history.ts'
import type { getStaffOrder } from '#services/contract/staff-order.ts'

export type StaffOrderParent = CallOutput<typeof getStaffOrder>
/** The order is read when it is selected, after the move. */
export type StaffOrderSuccessParent = {
  readonly __typename: 'StaffOrderSuccess'
  readonly number: string
}
export type SaveOrderSuccessParent = Pick<Saved, 'applied' | 'differing'> & {
  readonly __typename: 'SaveOrderSuccess'
  readonly number: string
}
