import { z } from 'zod'
import { id, idInText, listInput } from './answers.ts'
import { describeCall } from './call.ts'

const postType = z.object({
  id,
  /** Of `postTypeSlugs` in lists of posts. */
  slug: z.string(),
  title: z.string(),
  /** How many posts are of it, drafts included. */
  posts: z.int32(),
})

const ofTypes = { service: 'cms', access: { right: 'content.publish' } } as const

export const createPostType = describeCall({
  ...ofTypes,
  method: 'POST',
  path: 'postType/create',
  kind: 'write',
  summary: 'A new type of posts',
  input: z.object({
    title: z.string().trim().min(1).max(100),
    slug: z
      .string()
      .min(2)
      .max(60)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  }),
  output: z.object({ postType }),
})

export const filterPostTypes = describeCall({
  service: 'cms',
  access: { right: 'content.write' },
  method: 'POST',
  path: 'postType/filterStandard',
  kind: 'read',
  summary: 'Types of posts by their titles, paged',
  input: z.object(listInput),
  output: z.object({
    records: z.array(postType),
    totalPages: z.int32(),
    totalRecords: z.int32(),
  }),
})

export const deletePostType = describeCall({
  ...ofTypes,
  method: 'DELETE',
  path: 'postType/delete/{id}',
  kind: 'write',
  summary: 'Deletes a type that no post has',
  input: z.object({ id: idInText }),
  output: z.object({ success: z.boolean() }),
})
