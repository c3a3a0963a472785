import { z } from 'zod'
import { done, id, idInText, listInput } from './answers.ts'
import { describeCall } from './call.ts'
import { MEDIA_DESCRIPTION_LENGTH, MEDIA_TITLE_LENGTH } from './rules/media.ts'

/** The media calls of the catalogue. A file of the drive and its media are one record here. */

const ofCms = { service: 'cms', access: { right: 'media.write' } } as const
const deleting = { method: 'DELETE', kind: 'write', access: { right: 'media.delete' } } as const

const texts = {
  /** In the language of the request. */
  title: z.string().trim().max(MEDIA_TITLE_LENGTH).optional(),
  description: z.string().trim().max(MEDIA_DESCRIPTION_LENGTH).optional(),
}
/** As the catalogue names who sees a picture. */
export const recordAccess = z.enum(['public', 'other'])

export const mediaRecord = z.object({
  id,
  driveId: id,
  title: z.string(),
  description: z.string(),
  extension: z.string(),
  /** Bytes. */
  size: z.int32(),
  path: z.string(),
  access: recordAccess,
  originalName: z.string(),
  /** SHA-256 of the bytes in hexadecimal. */
  hash: z.string(),
  /** Path in the default size, `MediumSize`. */
  default: z.string(),
  /** Paths by size name. */
  alternativePaths: z.record(z.string(), z.string()),
  usePublicPath: z.boolean(),
  mime: z.string(),
  type: z.literal('image'),
})

const answer = z.object({ media: mediaRecord })

export const filterMedia = describeCall({
  ...ofCms,
  method: 'POST',
  path: 'media/filterStandard',
  summary: 'Pictures of the library, the newest first',
  input: z.object({ ...listInput, ids: z.array(id).max(100).optional() }),
  output: z.object({
    records: z.array(mediaRecord),
    totalPages: z.int32(),
    totalRecords: z.int32(),
  }),
})

export const createMedia = describeCall({
  ...ofCms,
  method: 'POST',
  path: 'media/create',
  kind: 'write',
  summary: 'Describes an uploaded picture, which is in the library already; may be repeated',
  input: z.object({ driveId: idInText, ...texts }),
  output: answer,
})

export const updateMedia = describeCall({
  ...ofCms,
  method: 'PATCH',
  path: 'media/update/{id}',
  kind: 'write',
  summary: 'Changes texts and access of a picture; what is left out stays',
  input: z.object({ id: idInText, ...texts, access: recordAccess.optional() }),
  output: answer,
})

export const deleteMediaRecord = describeCall({
  ...ofCms,
  ...deleting,
  path: 'media/delete/{id}',
  summary: 'Deletes a picture that nothing shows',
  input: z.object({ id: idInText }),
  output: done,
})

export const deleteDirectoryItems = describeCall({
  ...deleting,
  service: 'media',
  path: 'directoryItem/delete',
  summary: 'Deletes pictures that nothing shows, or none of them',
  input: z.object({
    /** Separated by commas; unknown ones are left out. */
    targetIds: z
      .string()
      .max(1_000)
      .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/),
  }),
  output: done,
})

export type MediaRecord = z.output<typeof mediaRecord>
