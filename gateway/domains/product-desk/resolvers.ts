import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { isId, readId } from '#gateway/lib/ids.ts'
import { readChanges } from '#gateway/upstream/field-changes.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import { getDeskProduct, saveDeskProduct } from '#services/contract/product-desk.ts'

export const productDeskResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    staffProduct: async (_root, { id }, { staff }) => {
      if (!isId(id)) return null
      try {
        return (await staff.upstream.call(getDeskProduct, { id: Number(id) })).product
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return null
        throw error
      }
    },
  },

  Mutation: {
    saveProduct: (_root, { input: { id, sitting, changes } }, { staff }) =>
      orStaffProblem(async () => {
        const given = { id: readId('id', id), sitting, changes: readChanges(changes) }
        const saved = await staff.upstream.call(saveDeskProduct, given)
        return { __typename: 'SaveProductSuccess', ...saved } as const
      }),
  },
}
