import type { MutationResolvers } from '#gateway/generated/staff-resolvers.ts'
import type { StaffContext } from '#gateway/staff-context.ts'
import { readChanges } from '#gateway/upstream/field-changes.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import type { CallInput } from '#services/contract/call.ts'
import { correctOrder, moveOrder } from '#services/contract/order-moves.ts'
import {
  refundOrder,
  resendOrderMail,
  returnExtraPayment,
  saveOrderNote,
} from '#services/contract/staff-order.ts'

type Fields =
  | 'markOrderPaid'
  | 'shipOrder'
  | 'markOrderDelivered'
  | 'returnOrder'
  | 'cancelStaffOrder'
  | 'refundOrder'
  | 'returnExtraPayment'
  | 'resendOrderMail'
  | 'correctOrder'
  | 'saveOrderNote'

export const staffOrderMutations: Required<Pick<MutationResolvers, Fields>> = {
  markOrderPaid: (_root, { input }, context) => moved('pay', input, context),
  shipOrder: (_root, { input }, context) => moved('ship', input, context),
  markOrderDelivered: (_root, { input }, context) => moved('deliver', input, context),
  returnOrder: (_root, { input }, context) => moved('return', input, context),
  cancelStaffOrder: (_root, { input }, context) => moved('cancel', input, context),

  refundOrder: (_root, { input: { key, lines, amount, ...input } }, { staff }) =>
    orStaffProblem(async () => {
      const given = { ...present(input), ...(lines && { lines }), ...(amount && { amount }) }
      const { number } = await staff.upstream.call(refundOrder, given, { idempotencyKey: key })
      return { __typename: 'StaffOrderSuccess', number } as const
    }),

  returnExtraPayment: (_root, { input }, { staff }) =>
    orStaffProblem(async () => {
      const { number } = await staff.upstream.call(returnExtraPayment, input)
      return { __typename: 'StaffOrderSuccess', number } as const
    }),

  resendOrderMail: (_root, { input: { key, ...input } }, { staff }) =>
    orStaffProblem(async () => {
      const options = { idempotencyKey: key }
      const { number } = await staff.upstream.call(resendOrderMail, input, options)
      return { __typename: 'StaffOrderSuccess', number } as const
    }),

  correctOrder: (_root, { input: { number, sitting, changes } }, { staff }) =>
    orStaffProblem(async () => {
      const given = { number, sitting, changes: readChanges(changes) }
      const { applied, differing } = await staff.upstream.call(correctOrder, given)
      return { __typename: 'SaveOrderSuccess', number, applied, differing } as const
    }),

  saveOrderNote: (_root, { input: { number, base = null, ...input } }, { staff }) =>
    orStaffProblem(async () => {
      const { applied, differing } = await staff.upstream.call(saveOrderNote, {
        ...{ ...input, number, base },
      })
      return { __typename: 'SaveOrderSuccess', number, applied, differing } as const
    }),
}

type MoveInput = {
  readonly number: string
  readonly key: string
  readonly note?: string | null
  readonly tracking?: string | null
  readonly restock?: boolean
}

async function moved(
  move: CallInput<typeof moveOrder>['move'],
  { key, ...input }: MoveInput,
  { staff }: StaffContext,
) {
  return await orStaffProblem(async () => {
    const given = { ...present(input), move }
    const { number } = await staff.upstream.call(moveOrder, given, { idempotencyKey: key })
    return { __typename: 'StaffOrderSuccess', number } as const
  })
}

/** Without an empty note or link, which say nothing. */
function present<
  Input extends {
    readonly number: string
    readonly note?: string | null
    readonly tracking?: string | null
  },
>({ note, tracking, ...input }: Input) {
  return { ...input, ...(note && { note }), ...(tracking && { tracking }) }
}
