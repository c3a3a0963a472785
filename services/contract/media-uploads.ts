import { z } from 'zod'
import { idInText } from './answers.ts'
import { describeCall } from './call.ts'
import { staffMedia } from './media-library.ts'

/** Pictures on their way into the library. */

const ofUploads = {
  service: 'media',
  method: 'POST',
  kind: 'write',
  access: { right: 'media.write' },
} as const

export const createMediaUpload = describeCall({
  ...ofUploads,
  path: 'x/media/staff/upload/create',
  summary: 'A signed path for the bytes of a picture, or the media that has the same content',
  input: z.object({
    /** Of the file on the computer of its sender. */
    name: z.string().trim().min(1).max(1_000),
    bytes: z.int32().min(1),
    /** Of the file as it is sent. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    folder: idInText.nullable(),
    /** The media that gets these bytes, with the right `media.delete`; null for a new one. */
    replaces: idInText.nullable(),
    /** What the browser takes it for, which decides nothing but an early refusal. */
    type: z.string().max(100).nullable(),
    /** Although there is one with the same content. */
    isCopy: z.boolean(),
  }),
  output: z.object({
    /** Null when there is a media with this content. */
    upload: z
      .object({
        id: z.string(),
        path: z.string(),
        /** The header `content-type` of the request that puts the bytes. */
        type: z.string(),
        until: z.string(),
        /** The bytes are there: it has only to be finished. */
        isReceived: z.boolean(),
      })
      .nullable(),
    duplicate: staffMedia.nullable(),
  }),
})

export const finishMediaUpload = describeCall({
  ...ofUploads,
  path: 'x/media/staff/upload/finish',
  summary: 'Checks a picture, removes what is not of its pixels, and adds it to the library, once',
  input: z.object({ id: z.string().max(40) }),
  output: z.object({ media: staffMedia }),
})
