import { z } from 'zod'
import { path, picture, text } from './fields.ts'

export const video = z.object({
  title: text(120),
  text: text(300),
  host: z.enum(['FILE', 'YOUTUBE', 'VIMEO']),
  /** As it is in the address of the video at its host; empty for a file. */
  videoId: z
    .string()
    .max(20)
    .regex(/^[\w-]*$/),
  /** Of a video of this site. */
  file: path.nullable(),
  /** Its subtitles as WebVTT, of this site too. */
  subtitles: path.nullable(),
  picture,
})
