import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import type { StaffContext } from '#gateway/staff-context.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { getStaffOrder } from '#services/contract/staff-order.ts'
import { staffOrderMutations } from './moves.ts'

type Types = 'Query' | 'Mutation' | 'StaffOrderSuccess' | 'SaveOrderSuccess'

export const staffOrderResolvers: Pick<Resolvers, Types> = {
  Query: {
    staffOrder: async (_root, { number }, context) =>
      await unlessUnknown(async () => await readOrder(number, context), null),
  },

  Mutation: staffOrderMutations,

  StaffOrderSuccess: { order: ({ number }, _args, context) => readOrder(number, context) },
  SaveOrderSuccess: { order: ({ number }, _args, context) => readOrder(number, context) },
}

async function readOrder(number: string, { staff }: StaffContext) {
  return await staff.upstream.call(getStaffOrder, { number })
}

async function unlessUnknown<Read, None>(
  read: () => Promise<Read>,
  none: None,
): Promise<Read | None> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return none
    throw error
  }
}
