import { z } from 'zod'
import { idInText } from './answers.ts'
import { describeCall } from './call.ts'
import { postTexts } from './cms.ts'

/** A post has one text for each language; one that is a draft is not shown. */
const translation = z.object({
  id: z.string(),
  language: z.string(),
  state: z.enum(['DRAFT', 'PUBLISHED']),
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  body: z.string(),
})

const ofPosts = { service: 'cms', kind: 'write', access: { right: 'content.write' } } as const
const language = z.string().length(3)

export type PostTranslation = z.output<typeof translation>

export const createTranslation = describeCall({
  ...ofPosts,
  method: 'POST',
  path: 'link/createTranslationFromOriginal',
  summary: 'A draft of a post in another language of the site, with the texts of the original',
  input: z.object({ id: idInText, language }),
  output: z.object({ translation }),
})

export const getMasters = describeCall({
  ...ofPosts,
  kind: 'read',
  method: 'GET',
  path: 'link/masters/{id}',
  summary: 'The original of a post, and its texts in the other languages of the site, drafts too',
  input: z.object({ id: idInText }),
  output: z.object({ master: translation, translations: z.array(translation) }),
})

export const saveTranslation = describeCall({
  ...ofPosts,
  method: 'PUT',
  path: 'link/postTranslation',
  summary:
    'Saves the texts of a post in another language. What is published, or was, is read at once where the post is public, which needs the right content.publish as well',
  input: z.object({
    id: idInText,
    language,
    ...postTexts,
    /** Left out: a draft stays one. */
    isPublished: z.boolean().optional(),
  }),
  output: z.object({ translation }),
})

export const translatePostType = describeCall({
  ...ofPosts,
  method: 'POST',
  path: 'link/postType/bulk',
  summary: 'Drafts in another language of all posts of a type that have neither a text nor a draft',
  input: z.object({
    /** Slug of the type. */
    postType: z.string().max(60),
    language,
    /** At most so many, the newest first. */
    limit: z.int32().min(1).max(500).optional(),
  }),
  output: z.object({ created: z.int32(), left: z.int32() }),
})
