import { z } from 'zod'

/** What a picture is for, as its upload stores it. */
const uploadTarget = z.object({
  folder: z.int().nullable(),
  /** The media that gets its bytes; null for a new one. */
  replaces: z.int().nullable(),
  /** Although there is one with the same content. */
  isCopy: z.boolean(),
})

/** What became of an upload: a media, or the reason why there is none. */
const uploadResult = z.union([
  z.object({ media: z.int() }),
  z.object({
    status: z.int(),
    message: z.string(),
    code: z.string().optional(),
    limit: z.int().optional(),
  }),
])

export type UploadTarget = z.output<typeof uploadTarget>
export type UploadResult = z.output<typeof uploadResult>

export const NEW_MEDIA: UploadTarget = { folder: null, replaces: null, isCopy: false }

/** The same text for the same target, by which an upload is found that is begun again. */
export function writeTarget({ folder, replaces, isCopy }: UploadTarget): string {
  return JSON.stringify({ folder, replaces, isCopy })
}

export function readTarget(text: string): UploadTarget {
  return uploadTarget.parse(JSON.parse(text))
}

export function readResult(text: string): UploadResult {
  return uploadResult.parse(JSON.parse(text))
}
