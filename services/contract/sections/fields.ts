import { z } from 'zod'
import { mediaReference } from '#services/contract/answers.ts'

/** Stored with `mediaId` alone; whoever serves the element adds the reference. */
export const picture = z.object({
  mediaId: z.number().int().nullable(),
  media: mediaReference.nullish(),
})

/** `path` beginning with a slash stays on the site, anything else leads away. */
export const link = z.object({ label: z.string().max(80), path: z.string().max(500) })
