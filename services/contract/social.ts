import { z } from 'zod'
import { describeCall } from './call.ts'

/** Without the sign before it. */
export const hashtag = z
  .string()
  .max(60)
  .regex(/^[\p{L}\p{N}_]+$/u)

export const getIgByHashtags = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'socialGetters/getIgByHashtags',
  summary:
    'The newest public posts of Instagram by hashtags that sections of pages name; none without a provider',
  input: z.object({
    hashtags: z.array(hashtag).min(1).max(5),
    limit: z.int32().min(1).max(24).optional(),
  }),
  output: z.object({
    records: z.array(
      z.object({
        id: z.string(),
        /** Plain text. */
        text: z.string(),
        url: z.string(),
        published_at: z.string().nullable(),
      }),
    ),
  }),
})
