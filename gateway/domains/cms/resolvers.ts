import type { Resolvers } from '#gateway/generated/resolvers.ts'
import { orNone } from '#gateway/layout/absence.ts'
import { htmlInLocale, localeOfTexts, pathInLocale } from '#gateway/layout/site-languages.ts'
import { MAX_LIMIT, readListPage } from '#gateway/lib/list-page.ts'
import { getIgByHashtags } from '#services/contract/social.ts'
import { allowedPlayer, videoPlayer, watchUrl } from './players.ts'
import { toSections } from './sections.ts'

const RELATED = 3
const MOST_SOCIAL = 24

const isHashtag = (text: string) => /^[\p{L}\p{N}_]{1,60}$/u.test(text)

type Types =
  | 'Query'
  | 'Content'
  | 'MovedContent'
  | 'Page'
  | 'Section'
  | 'LatestNewsSection'
  | 'VideoSection'
  | 'EmbedSection'
  | 'SocialPost'
  | 'Post'

export const cmsResolvers: Pick<Resolvers, Types> = {
  Query: {
    content: async (_root, { slug }, { dataSources }) => {
      const content = await dataSources.cms.content(slug ?? null)
      switch (content?.kind) {
        case undefined:
          return null
        case 'page':
          return content.page
        case 'post':
          return content.post
        case 'moved':
          return content
      }
    },
    posts: (_root, { category, ...part }, { dataSources }) =>
      dataSources.cms.posts(readListPage(part), category ?? null),
    terms: (_root, { types, keywords, limit }, { dataSources }) => {
      const page = readListPage({ limit: limit ?? MAX_LIMIT })
      return dataSources.cms.terms(types ?? null, { keywords: keywords ?? '', limit: page.limit })
    },
    socialPosts: async (_root, { hashtag, limit }, { upstream }) => {
      const question = {
        hashtags: [hashtag],
        limit: Math.min(Math.max(limit ?? 6, 1), MOST_SOCIAL),
      }
      if (!isHashtag(hashtag)) return []
      const { records } = await orNone(upstream.call(getIgByHashtags, question), { records: [] })
      return records
    },
    term: (_root, { slug }, { dataSources }) => dataSources.cms.term(slug),
  },

  Content: {
    __resolveType: (content) => {
      if ('elements' in content) return 'Page'
      return 'excerpt' in content ? 'Post' : 'MovedContent'
    },
  },

  MovedContent: {
    path: ({ path }, _args, { layout, locale }) => pathInLocale(path, layout, locale),
  },

  Page: {
    language: ({ language }, _args, context) => localeOfTexts(language, context),
    isListed: ({ isListed = true }) => isListed,
    sections: ({ elements }, { view }, context) => {
      const html = (text: string) => htmlInLocale(text, context)
      return elements.flatMap((element) => toSections(element, view ?? 'WIDE', html))
    },
  },

  LatestNewsSection: {
    posts: async ({ limit }, _args, { dataSources }) => {
      const { items } = await dataSources.cms.posts({ page: 1, limit }, null)
      return items
    },
  },

  VideoSection: {
    player: (section, _args, { embedHosts }) => videoPlayer(section, embedHosts),
    watchUrl,
  },

  EmbedSection: {
    player: ({ url }, _args, { embedHosts }) => allowedPlayer(url, embedHosts),
  },

  SocialPost: { publishedAt: (post) => post.published_at },

  Post: {
    language: ({ language }, _args, context) => localeOfTexts(language, context),
    body: ({ body }, _args, context) => (body == null ? null : htmlInLocale(body, context)),
    picture: ({ media }) => media,
    publishedAt: (post) => post.published_at,
    categories: ({ terms }) => terms.categories,
    related: async ({ id, terms }, _args, { dataSources }) => {
      const part = { page: 1, limit: RELATED + 1 }
      const { items } = await dataSources.cms.posts(part, terms.categories[0]?.slug ?? null)
      return items.filter((other) => other.id !== id).slice(0, RELATED)
    },
  },
}
