import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { isId, readId } from '#gateway/lib/ids.ts'
import type { StaffContext } from '#gateway/staff-context.ts'
import { readChanges } from '#gateway/upstream/field-changes.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import {
  endCustomerSessions,
  getCustomer,
  saveCustomer,
  saveCustomerNote,
  sendPasswordLink,
} from '#services/contract/customer-desk.ts'

type Types = 'Query' | 'Mutation' | 'SaveCustomerSuccess' | 'CustomerStepSuccess'

export const customerResolvers: Pick<Resolvers, Types> = {
  Query: {
    staffCustomer: async (_root, { id }, context) => {
      if (!isId(id)) return null
      try {
        return await readCustomer(Number(id), context)
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return null
        throw error
      }
    },
  },

  Mutation: {
    saveCustomer: (_root, { input: { sitting, changes, ...input } }, { staff }) =>
      orStaffProblem(async () => {
        const id = readId('id', input.id)
        const given = { id, sitting, changes: readChanges(changes) }
        const { applied, differing } = await staff.upstream.call(saveCustomer, given)
        return { __typename: 'SaveCustomerSuccess', id, applied, differing } as const
      }),

    saveCustomerNote: (_root, { input: { note, base = null, text, ...input } }, { staff }) =>
      orStaffProblem(async () => {
        const id = readId('id', input.id)
        const given = { id, note, base, text }
        const { applied, differing } = await staff.upstream.call(saveCustomerNote, given)
        return { __typename: 'SaveCustomerSuccess', id, applied, differing } as const
      }),

    sendPasswordLink: (_root, { input }, context) => stepped(sendPasswordLink, input.id, context),
    endCustomerSessions: (_root, { input }, context) =>
      stepped(endCustomerSessions, input.id, context),
  },

  SaveCustomerSuccess: { customer: ({ id }, _args, context) => readCustomer(id, context) },
  CustomerStepSuccess: { customer: ({ id }, _args, context) => readCustomer(id, context) },
}

async function readCustomer(id: number, { staff }: StaffContext) {
  return await staff.upstream.call(getCustomer, { id })
}

function stepped(
  call: typeof sendPasswordLink | typeof endCustomerSessions,
  given: string,
  { staff }: StaffContext,
) {
  return orStaffProblem(async () => {
    const id = readId('id', given)
    await staff.upstream.call(call, { id })
    return { __typename: 'CustomerStepSuccess', id } as const
  })
}
