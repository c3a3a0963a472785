import { z } from 'zod'
import { idInText, mediaReference } from './answers.ts'
import { describeCall } from './call.ts'
import { save, saved } from './history.ts'
import { POST_STATES } from './rules/lists/posts.ts'

/** Posts in the hands of staff, in the words of their graph. */

const ofPosts = { service: 'cms', method: 'POST', access: { right: 'content.write' } } as const

const deskPost = z.object({
  id: z.string(),
  /** In the main language. */
  title: z.string(),
  /** Of its page; null where it has none. */
  slug: z.string().nullable(),
  state: z.enum(POST_STATES),
  picture: mediaReference.nullable(),
})

export type DeskPost = z.output<typeof deskPost>

export const getDeskPost = describeCall({
  ...ofPosts,
  path: 'x/post/staff/get',
  summary: 'A post with its picture, also one that is not public',
  input: z.object({ id: idInText }),
  output: z.object({ post: deskPost }),
})

export const saveDeskPost = describeCall({
  ...ofPosts,
  path: 'x/post/staff/save',
  kind: 'write',
  summary:
    'Changes the picture of a post; its pages follow at once. One of a public post needs the right content.publish as well',
  input: z.object({
    id: idInText,
    /** `picture`: the id of a media as text, or null. */
    ...save,
  }),
  output: saved.extend({ post: deskPost }),
})
