import type { Resolvers } from '#gateway/generated/staff-resolvers.ts'
import { isId, readId, readIds } from '#gateway/lib/ids.ts'
import { readChanges } from '#gateway/upstream/field-changes.ts'
import { orStaffProblem } from '#gateway/upstream/staff-problems.ts'
import { UpstreamError } from '#gateway/upstream/upstream-error.ts'
import {
  createMediaFolder,
  deleteMedia,
  deleteMediaFolder,
  getStaffMedia,
  listMediaFolders,
  moveMedia,
  moveMediaFolder,
  renameMediaFolder,
  replaceMedia,
  saveStaffMedia,
} from '#services/contract/media-library.ts'

export const mediaLibraryResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    staffMedia: async (_root, { id }, { staff }) => {
      if (!isId(id)) return null
      try {
        return (await staff.upstream.call(getStaffMedia, { id: Number(id) })).media
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return null
        throw error
      }
    },
    mediaFolders: async (_root, _args, { staff }) =>
      (await staff.upstream.call(listMediaFolders, {})).folders,
  },

  Mutation: {
    saveMedia: (_root, { input: { id, sitting, changes } }, { staff }) =>
      orStaffProblem(async () => {
        const given = { id: readId('id', id), sitting, changes: readChanges(changes) }
        const saved = await staff.upstream.call(saveStaffMedia, given)
        return { __typename: 'SaveMediaSuccess', ...saved } as const
      }),

    moveMedia: (_root, { input: { ids, folder } }, { staff }) =>
      orStaffProblem(async () => {
        const given = { ids: [...readIds('ids', ids)], folder: readPlace('folder', folder) }
        const { moved } = await staff.upstream.call(moveMedia, given)
        return { __typename: 'MoveMediaSuccess', moved } as const
      }),

    deleteMedia: (_root, { input: { ids } }, { staff }) =>
      orStaffProblem(async () => {
        const given = { ids: [...readIds('ids', ids)] }
        const done = await staff.upstream.call(deleteMedia, given)
        return { __typename: 'DeleteMediaSuccess', ...done } as const
      }),

    replaceMedia: (_root, { input }, { staff }) =>
      orStaffProblem(async () => {
        const given = { id: readId('id', input.id), with: readId('with', input.with) }
        const { media } = await staff.upstream.call(replaceMedia, given)
        return { __typename: 'ReplaceMediaSuccess', media } as const
      }),

    createMediaFolder: (_root, { input: { name, parent } }, { staff }) =>
      orStaffProblem(async () => {
        const given = { name, parent: readPlace('parent', parent) }
        const { folder } = await staff.upstream.call(createMediaFolder, given)
        return { __typename: 'CreateMediaFolderSuccess', folder } as const
      }),

    renameMediaFolder: (_root, { input: { id, name } }, { staff }) =>
      orStaffProblem(async () => {
        const given = { id: readId('id', id), name }
        const { folder } = await staff.upstream.call(renameMediaFolder, given)
        return { __typename: 'RenameMediaFolderSuccess', folder } as const
      }),

    moveMediaFolder: (_root, { input: { id, parent } }, { staff }) =>
      orStaffProblem(async () => {
        const given = { id: readId('id', id), parent: readPlace('parent', parent) }
        const { folder } = await staff.upstream.call(moveMediaFolder, given)
        return { __typename: 'MoveMediaFolderSuccess', folder } as const
      }),

    deleteMediaFolder: (_root, { input }, { staff }) =>
      orStaffProblem(async () => {
        await staff.upstream.call(deleteMediaFolder, { id: readId('id', input.id) })
        return { __typename: 'DeleteMediaFolderSuccess', success: true } as const
      }),
  },
}

/** Null is the first level. */
function readPlace(argument: string, id: string | null | undefined): number | null {
  return id == null ? null : readId(argument, id)
}
