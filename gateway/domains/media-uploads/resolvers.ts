import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { readId } from '#gateway/lib/ids.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { createMediaUpload, finishMediaUpload } from '#services/contract/media-uploads.ts'

export const mediaUploadResolvers: Pick<Resolvers, 'Mutation'> = {
  Mutation: {
    createMediaUpload: (_root, { input }, { staff }) =>
      orStaffProblem(async () => {
        const { name, bytes, sha256, folder, replaces, type = null, isCopy } = input
        const { upload, duplicate } = await staff.upstream.call(createMediaUpload, {
          ...{ name, bytes, sha256, type, isCopy: isCopy === true },
          folder: folder == null ? null : readId('folder', folder),
          replaces: replaces == null ? null : readId('replaces', replaces),
        })
        if (duplicate) return { __typename: 'MediaDuplicate', duplicate } as const
        if (!upload) throw new Error('The service answered neither an upload nor a duplicate')
        return { __typename: 'CreateMediaUploadSuccess', ...upload } as const
      }),

    finishMediaUpload: (_root, { input: { id } }, { staff }) =>
      orStaffProblem(async () => {
        const { media } = await staff.upstream.call(finishMediaUpload, { id })
        return { __typename: 'FinishMediaUploadSuccess', media } as const
      }),
  },
}
