import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { isId, readId } from '#gateway/lib/ids.ts'
import { readChanges } from '#gateway/upstream/field-changes.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import {
  createDeskForm,
  deleteDeskForm,
  getDeskForm,
  saveDeskForm,
} from '#services/contract/form-desk.ts'

export const formDeskResolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'StaffFormField'> = {
  Query: {
    staffForm: async (_root, { id }, { staff }) => {
      if (!isId(id)) return null
      try {
        return (await staff.upstream.call(getDeskForm, { id: Number(id) })).form
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return null
        throw error
      }
    },
  },

  Mutation: {
    createForm: (_root, { input: { copyOf, ...input } }, { staff }) =>
      orStaffProblem(async () => {
        const original = copyOf ? readId('copyOf', copyOf) : null
        const { form } = await staff.upstream.call(createDeskForm, { ...input, copyOf: original })
        return { __typename: 'CreateFormSuccess', form } as const
      }),

    saveForm: (_root, { input: { id, sitting, changes } }, { staff }) =>
      orStaffProblem(async () => {
        const given = { id: readId('id', id), sitting, changes: readChanges(changes) }
        const saved = await staff.upstream.call(saveDeskForm, given)
        return { __typename: 'SaveFormSuccess', ...saved } as const
      }),

    deleteForm: (_root, { input: { id, answers } }, { staff }) =>
      orStaffProblem(
        async () => {
          await staff.upstream.call(deleteDeskForm, { id: readId('id', id), answers })
          return { __typename: 'DeleteFormSuccess', success: true } as const
        },
        { shown: answers },
      ),
  },

  StaffFormField: {
    data: ({ data }) => JSON.stringify(data),
  },
}
