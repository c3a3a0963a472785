import { z } from 'zod'
import { id } from './answers.ts'
import { describeCall } from './call.ts'
import { mediaRecord, recordAccess } from './media-catalogue.ts'
import { MEDIA_ALT_LENGTH, MEDIA_DESCRIPTION_LENGTH, MEDIA_TITLE_LENGTH } from './rules/media.ts'
import { MEDIA_UPLOAD_BYTES, MEDIA_UPLOAD_FILES } from './rules/media-uploads.ts'

/**
 * Pictures from other programs, which have a session of staff. The platform's catalogue gives only
 * the names of these calls.
 */

const ofFiles = {
  service: 'media',
  method: 'POST',
  kind: 'write',
  access: { right: 'media.write' },
} as const

const line = (max: number) => z.string().trim().max(max).optional()

const details = {
  /** Id of a folder of the library. */
  folder: id.nullish(),
  /** By language, such as `hrv`; only those of the site. */
  texts: z
    .record(
      z.string(),
      z.object({
        title: line(MEDIA_TITLE_LENGTH),
        alt: line(MEDIA_ALT_LENGTH),
        description: line(MEDIA_DESCRIPTION_LENGTH),
      }),
    )
    .optional(),
  /**
   * Adds a media although the library has one with this content. Otherwise that one is answered as it
   * is, so that a call can be repeated.
   */
  isCopy: z.boolean().optional(),
}

const fileDetails = z.object({ ...details, access: recordAccess.optional() })
const ofBucket = z.object({
  /** Of `file/getUploadUrl`. */
  key: z.string().max(40),
  customData: z.object(details).optional(),
})
const answer = z.object({ media: mediaRecord })

export const uploadMediaFiles = describeCall({
  ...ofFiles,
  version: 'v2',
  path: 'upload',
  summary: `Adds up to ${MEDIA_UPLOAD_FILES} pictures of a form, all or none; repeated, it answers the same ones`,
  files: { field: 'file', most: MEDIA_UPLOAD_FILES, maxBytes: MEDIA_UPLOAD_BYTES },
  input: z.object({
    /** For all files, or one for each of them, in their order. Without `access` all see them. */
    customData: z.union([fileDetails, z.array(fileDetails).max(MEDIA_UPLOAD_FILES)]).optional(),
  }),
  output: z.object({ records: z.array(mediaRecord) }),
})

export const getMediaUploadUrl = describeCall({
  ...ofFiles,
  path: 'file/getUploadUrl',
  summary:
    'A signed address to which the bytes of one picture are put within half an hour, and the key by which it is added',
  input: z.object({
    name: z.string().trim().min(1).max(1_000),
    /** Bytes. */
    size: z.int32().min(1),
    /** Such as `image/jpeg`; the request that puts the bytes has it as its `content-type`. */
    type: z.string().trim().min(1).max(100),
    /** Of the bytes, in hexadecimal: changed ones are refused, and the same file has the same key. */
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  output: z.object({
    /** For one PUT, again only where it broke off. */
    url: z.string(),
    key: z.string(),
    until: z.string(),
    /** The bytes are there already: the picture has only to be added. */
    isReceived: z.boolean(),
  }),
})

export const addPublicFromBucket = describeCall({
  ...ofFiles,
  path: 'file/addFromBucketPublic',
  summary: 'Checks the bytes of a key and adds the picture for all to see; may be repeated',
  input: ofBucket,
  output: answer,
})

export const addFromBucket = describeCall({
  ...ofFiles,
  path: 'file/addFromBucket',
  summary: 'Checks the bytes of a key and adds the picture for staff alone; may be repeated',
  input: ofBucket,
  output: answer,
})

export type MediaDetails = z.output<typeof fileDetails>
