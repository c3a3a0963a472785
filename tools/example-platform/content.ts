import type * as cms from '#services/contract/cms.ts'
import type { Answering, Calls } from './call.ts'
import { PAGES, POSTS } from './records.ts'

/** Step 4: pages of the CMS, posts and their categories. The home page is one of them. */

const decide: Answering<typeof cms.decide> = ({ slug }) => {
  const page = slug === undefined ? PAGES[0] : PAGES.find((one) => one.slug === slug)
  if (page) return { kind: 'page', page }
  const post = POSTS.find((one) => one.slug === slug)
  return post ? { kind: 'post', post } : { kind: 'none' }
}

const filterPosts: Answering<typeof cms.filterPosts> = ({
  keywords = '',
  termSlugs = [],
  page = 1,
  limit = 12,
}) => {
  const found = POSTS.filter(
    ({ title, terms }) =>
      title.toLowerCase().includes(keywords.toLowerCase()) &&
      termSlugs.every((slug) => terms.categories.some((term) => term.slug === slug)),
  )
  return {
    records: found.slice((page - 1) * limit, page * limit),
    lastPage: Math.ceil(found.length / limit),
    total: found.length,
  }
}

const TERMS = [
  ...new Map(
    POSTS.flatMap(({ terms }) => terms.categories).map((term) => [term.id, term]),
  ).values(),
]

const filterTerms: Answering<typeof cms.filterTerms> = () => ({
  records: TERMS,
  totalPages: 1,
  totalRecords: TERMS.length,
})

const getTerm: Answering<typeof cms.getTerm> = ({ id }) => ({
  term: TERMS.find((term) => term.slug === id || `${term.id}` === id) ?? null,
})

export const CONTENT: Calls = {
  'POST /api/v1/cms/finder/decide': decide,
  'POST /api/v1/cms/post/filterStandard': filterPosts,
  'GET /api/v1/cms/term/filter': filterTerms,
  'GET /api/v1/cms/term/get/{id}': getTerm,
}
