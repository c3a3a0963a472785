import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { removeProductFile } from '#services/contract/digital.ts'
import { createUpload, finishUpload } from '#services/contract/uploads.ts'

export const uploadResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    createUpload: (_root, { input }, { staff }) =>
      orStaffProblem(async () => {
        const upload = await staff.upstream.call(createUpload, input)
        return { __typename: 'CreateUploadSuccess', ...upload } as const
      }),

    finishUpload: (_root, { input: { id } }, { staff }) =>
      orStaffProblem(async () => {
        const { files } = await staff.upstream.call(finishUpload, { id })
        const stored = files.map((file) => ({ ...file, id: `${file.id}` }))
        return { __typename: 'FinishUploadSuccess', files: stored } as const
      }),

    removeFile: (_root, { input: { id } }, { staff }) =>
      orStaffProblem(async () => {
        await staff.upstream.call(removeProductFile, { id })
        return { __typename: 'RemoveFileSuccess', success: true } as const
      }),
  },
}
