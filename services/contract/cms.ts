import { z } from 'zod'
import { afterCursor, endCursor, id, idInText, listInput, mediaReference } from './answers.ts'
import { describeCall } from './call.ts'

const json = z.record(z.string(), z.unknown())

/** An element of a page or of the layout. The schema of its handler describes `meta`. */
export const element = z.object({
  id,
  handler: z.string(),
  type: z.string(),
  title: z.string(),
  language_code: z.string(),
  slug: z.string(),
  options: json,
  meta: json,
  linkMeta: json,
  mobileMeta: json,
  mobileOptions: json,
  parts: z.array(json),
  created_at: z.string(),
  /** Extension: the displayed version, which an edit must name. */
  version: z.int32().nullish(),
})

export const term = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  termType: z.string().nullish(),
})

/** Of its texts: another than that of the call where it is not translated. */
const textLanguage = z.string().nullish()

export const post = z.object({
  id,
  title: z.string(),
  language: textLanguage,
  slug: z.string(),
  excerpt: z.string(),
  media: mediaReference.nullable(),
  /** Sanitised HTML; not in lists. */
  body: z.string().nullish(),
  published_at: z.string(),
  terms: z.object({ categories: z.array(term) }),
  updatedAt: z.string().nullish(),
})

export const page = z.object({
  id,
  title: z.string(),
  language: textLanguage,
  slug: z.string(),
  metaTitle: z.string().nullish(),
  metaDescription: z.string().nullish(),
  /** False: search engines should leave it out. */
  isListed: z.boolean().optional(),
  elements: z.array(element),
  updatedAt: z.string().nullish(),
})

export const getOptions = describeCall({
  service: 'cms',
  method: 'GET',
  path: 'option/filter',
  summary: 'Options of the site',
  input: z.object({ limit: z.coerce.number().int().min(1).max(1000).optional() }),
  output: z.object({
    records: z.array(
      z.object({ key: z.string(), value: z.string(), media: mediaReference.nullable() }),
    ),
  }),
})

export const getElements = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'element/getByHandlers',
  summary: 'Published elements of the layout by their handlers',
  input: z.object({ handlers: z.array(z.string().max(60)).max(50) }),
  output: z.object({ records: z.array(element) }),
})

export type NavigationNode = {
  id: number
  title: string
  linkV2: { kind: 'internal' | 'external' | 'static'; path: string }
  children: NavigationNode[]
}

const navigationNode: z.ZodType<NavigationNode> = z.object({
  id,
  title: z.string(),
  linkV2: z.object({ kind: z.enum(['internal', 'external', 'static']), path: z.string() }),
  get children() {
    return z.array(navigationNode)
  },
})

export const getNavigation = describeCall({
  service: 'cms',
  method: 'GET',
  path: 'navigation/tree/{id}',
  summary: 'A navigation tree by id or name (main, footer1 to footer4)',
  input: z.object({ id: z.string().max(40) }),
  output: z.object({ id: z.string(), items: z.array(navigationNode) }),
})

export const decide = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'finder/decide',
  summary: 'The content at a path: a page, a post, a redirect or nothing',
  /** The route's parameters as strings; without a slug it is the home page. */
  input: z.object({ slug: z.string().max(200).optional(), language: z.string().max(3).optional() }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('page'), page }),
    z.object({ kind: z.literal('post'), post }),
    z.object({ kind: z.literal('moved'), path: z.string() }),
    z.object({ kind: z.literal('none') }),
  ]),
})

const slugKind = z.enum(['page', 'post', 'product', 'category', 'term'])

export const searchSlugs = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'finder/searchSlugs',
  summary: 'Slugs that begin with the given text, of every kind',
  access: { right: 'content.write' },
  input: z.object({
    keywords: z.string().min(1).max(100),
    limit: z.int32().min(1).max(100).optional(),
  }),
  output: z.object({
    records: z.array(
      z.object({
        kind: slugKind,
        slug: z.string(),
        id,
        updatedAt: z.string().nullish(),
      }),
    ),
  }),
})

export const getSitemap = describeCall({
  service: 'cms',
  method: 'GET',
  path: 'x/sitemap',
  summary: 'Every public page, post and used term',
  adds: 'pages and terms in the site map, besides posts',
  input: z.object({}),
  output: z.object({
    records: z.array(
      z.object({
        kind: z.enum(['page', 'post', 'term']),
        slug: z.string(),
        updatedAt: z.string().nullable(),
        /** The same in every language. */
        id: id.nullish(),
        /** Pictures that a page shows by its elements, and that of a post. */
        pictures: z.array(mediaReference).nullish(),
      }),
    ),
  }),
})

export const getUrlOnLanguage = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'finder/getUrlOnLanguage',
  summary:
    'The slug of the same content in another language; null when it is not public there. Products and categories have one in every language',
  input: z.object({
    /** Without it a page or a post. */
    kind: slugKind.optional(),
    /** In the language of the call; without it the home page. */
    slug: z.string().max(200).optional(),
    language: z.string().length(3),
  }),
  output: z.object({
    slug: z.string().nullable(),
    /** What has the given slug; null when nothing has. */
    subject: z.object({ kind: slugKind, id }).nullish(),
  }),
})

export const addFailedRequest = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'redirect/addFailedRequest',
  summary: 'Records a missing path; returns the redirect that staff configured, if any',
  kind: 'write',
  input: z.object({ path: z.string().max(500) }),
  output: z.object({ redirectTo: z.string().nullable() }),
})

export const filterTerms = describeCall({
  service: 'cms',
  method: 'GET',
  path: 'term/filter',
  summary: 'Terms by the titles of their types',
  input: z.object({
    termTypeTitles: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
    noPaginate: z.stringbool().optional(),
  }),
  output: z.object({
    records: z.array(term),
    totalPages: z.int32(),
    totalRecords: z.int32(),
  }),
})

export const filterTermsStandard = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'term/filterStandard',
  summary: 'Terms by type, paged',
  input: z.object({ ...listInput, termTypeTitles: z.array(z.string().max(60)).max(20).optional() }),
  output: z.object({
    records: z.array(term),
    totalPages: z.int32(),
    totalRecords: z.int32(),
  }),
})

export const getTerm = describeCall({
  service: 'cms',
  method: 'GET',
  path: 'term/get/{id}',
  summary: 'One term by id or slug; null when there is none',
  input: z.object({ id: z.string().max(200) }),
  output: z.object({ term: term.nullable() }),
})

export const filterPosts = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'post/filterStandard',
  summary: 'Published posts, best match first for keywords, else newest first; or by `sort`',
  input: z.object({
    ...listInput,
    /** Not available for posts by keywords. */
    after: afterCursor,
    /** False: posts that are not displayed, none of which is public. */
    display: z.boolean().optional(),
    termSlugs: z.array(z.string().max(200)).max(20).optional(),
    postTypeSlugs: z.array(z.string().max(200)).max(20).optional(),
    dateFrom: z.iso.datetime().optional(),
    dateTo: z.iso.datetime().optional(),
    sort: z.object({ param: z.literal('published_at'), order: z.enum(['asc', 'desc']) }).optional(),
    /** False: up to a thousand posts in one answer. */
    paginated: z.boolean().optional(),
  }),
  output: z.object({ records: z.array(post), lastPage: z.int32(), total: z.int32(), endCursor }),
})

/** What staff write of a post in one language. */
export const postTexts = {
  title: z.string().trim().min(1).max(200),
  slug: z
    .string()
    .min(4)
    .max(200)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  excerpt: z.string().max(500),
  body: z.string().max(100_000),
}

export const createPost = describeCall({
  service: 'cms',
  method: 'POST',
  path: 'post/create',
  summary: 'A new post, published at once or at the given time',
  kind: 'write',
  access: { right: 'content.publish' },
  input: z.object({
    ...postTexts,
    mediaId: idInText.optional(),
    publishedAt: z.iso.datetime().optional(),
    termSlugs: z.array(z.string().max(200)).max(10).optional(),
    /** Slug of its type; left out: news. */
    postType: z.string().max(60).optional(),
  }),
  output: z.object({ post }),
})

export type Element = z.output<typeof element>
export type Post = z.output<typeof post>
export type Page = z.output<typeof page>
export type Term = z.output<typeof term>
