import { z } from 'zod'

/** Body of every failed call. */
export const failure = z.object({
  error: z.object({
    message: z.string(),
    statusCode: z.int32(),
    code: z.string().optional(),
    field: z.string().optional(),
    /** Extension: seconds to wait, as in the header `retry-after`. */
    /** Of a message that is meant for people, such as hrv; without it the message is for logs. */
    language: z.string().optional(),
    retryAfter: z.int32().optional(),
    /** Extension: the limit that was missed: pieces in stock, cents of a minimum. */
    limit: z.int32().optional(),
    /** Extension: how much is missing to reach it. */
    missing: z.int32().optional(),
  }),
})

/** The pagination object beside `records`. */
export const pagination = z.object({
  page: z.int32(),
  limit: z.int32(),
  totalPages: z.int32(),
  totalRecords: z.int32(),
})

/** Every integer of the contract fits a GraphQL `Int`. */
export const id = z.int32()
/** An id in a path or a query, where everything is text. */
export const idInText = z.coerce.number().int().positive().max(2_147_483_647)

export const listInput = {
  keywords: z.string().max(200).optional(),
  page: z.int32().min(1).optional(),
  limit: z.int32().min(1).max(100).optional(),
}

/** Extension: continues after the `endCursor` of an earlier response, in place of a page. */
export const afterCursor = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/)
  .optional()
/** Extension: null at the end of the list. */
export const endCursor = z.string().nullish()

/** A picture or file as other records refer to it. Fields after `path` are extensions. */
export const mediaReference = z.object({
  id,
  path: z.string(),
  title: z.string().nullish(),
  extension: z.string().nullish(),
  /** `…/{size}/17-1a2b3c4d.webp`, below `/media/`; `{size}` is a key of the media options. */
  urlTemplate: z.string().nullish(),
  alt: z.string().nullish(),
  width: z.int32().nullish(),
  height: z.int32().nullish(),
  /** A few dozen bytes of WebP as a data URL, shown until the picture loads. */
  placeholder: z.string().nullish(),
  /** What every cut shows: percent of the width from the left, and of the height from the top. */
  focalX: z.int32().nullish(),
  focalY: z.int32().nullish(),
})

export type MediaReference = z.output<typeof mediaReference>

/** Extension: picture fields that a list returns besides id and path; all of them by default. */
export const MEDIA_FIELDS = mediaReference.omit({ id: true, path: true }).keyof().options
export type MediaField = (typeof MEDIA_FIELDS)[number]
export const mediaSelect = z.array(z.enum(MEDIA_FIELDS)).max(20).optional()

export const done = z.object({ success: z.boolean() })

/** A token from a mail or a cookie. */
export const token = z.string().min(16).max(1_024)

/** Tokens of one session. */
export const tokens = z.object({
  accessToken: token,
  refreshToken: token,
  /** Extension: lifetimes in seconds. */
  accessExpiresIn: z.int32().nullish(),
  refreshExpiresIn: z.int32().nullish(),
})
