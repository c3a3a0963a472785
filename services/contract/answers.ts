import { z } from 'zod'

/** What every failed call answers. */
export const failure = z.object({
  error: z.object({
    message: z.string(),
    statusCode: z.number().int(),
    code: z.string().optional(),
    field: z.string().optional(),
    /** Extension: seconds to wait, as the header `retry-after` says. */
    retryAfter: z.number().int().optional(),
  }),
})

/** The pagination object that goes with `records`. */
export const pagination = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  totalPages: z.number().int(),
  totalRecords: z.number().int(),
})

export const id = z.number().int()
/** An id that travels in a path or a query, where everything is text. */
export const idInText = z.coerce.number().int().positive()

export const listInput = {
  keywords: z.string().max(200).optional(),
  page: z.number().int().min(1).optional(),
  limit: z.number().int().min(1).max(100).optional(),
}

/** A picture or file as other records refer to it. Fields after `path` are extensions. */
export const mediaReference = z.object({
  id,
  path: z.string(),
  title: z.string().nullish(),
  extension: z.string().nullish(),
  /** `…/{size}/17-1a2b3c4d.webp`, below `/media/`; `{size}` is a key of the media options. */
  urlTemplate: z.string().nullish(),
  alt: z.string().nullish(),
  width: z.number().int().nullish(),
  height: z.number().int().nullish(),
  /** A few dozen bytes of WebP as a data URL, shown until the picture is there. */
  placeholder: z.string().nullish(),
})

export type MediaReference = z.output<typeof mediaReference>

/** Extension: what a list tells of pictures besides id and path; all of it when it is left out. */
export const MEDIA_FIELDS = mediaReference.omit({ id: true, path: true }).keyof().options
export type MediaField = (typeof MEDIA_FIELDS)[number]
export const mediaSelect = z.array(z.enum(MEDIA_FIELDS)).max(20).optional()

/** All that there is to say. */
export const done = z.object({ success: z.boolean() })

/** As a mail or a cookie carries it. */
export const token = z.string().min(16).max(1_024)

/** Of one session. */
export const tokens = z.object({
  accessToken: token,
  refreshToken: token,
  /** Extension: seconds for which each of them is good. */
  accessExpiresIn: z.number().int().nullish(),
  refreshExpiresIn: z.number().int().nullish(),
})
