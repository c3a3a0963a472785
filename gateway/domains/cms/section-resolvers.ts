import type { Resolvers } from '#gateway/generated/resolvers.ts'
import { toSectionTypeName } from './mappers.ts'

type Types =
  | 'Section'
  | 'UnknownSection'
  | 'HeroSection'
  | 'FeaturedProductsSection'
  | 'CategoryTilesSection'
  | 'LatestNewsSection'
  | 'EventsListSection'
  | 'MembershipBannerSection'
  | 'PartnersSection'
  | 'RichTextSection'

const id = (section: { readonly id: number }) => String(section.id)

export const sectionResolvers: Pick<Resolvers, Types> = {
  Section: { __resolveType: toSectionTypeName },
  UnknownSection: { id },

  HeroSection: {
    id,
    kicker: ({ fields }) => fields.kicker,
    title: ({ fields }) => fields.title,
    text: ({ fields }) => fields.text,
    primaryLink: ({ fields }) => fields.primaryLink,
    secondaryLink: ({ fields }) => fields.secondaryLink,
    picture: ({ fields }) => fields.picture.media ?? null,
    tallPicture: ({ fields }) => fields.tallPicture.media ?? null,
    nextMatch: ({ fields }) => fields.nextMatch,
  },

  FeaturedProductsSection: {
    id,
    title: ({ fields }) => fields.title,
    limit: ({ fields }) => fields.limit,
    link: ({ fields }) => fields.link,
  },

  CategoryTilesSection: {
    id,
    title: ({ fields }) => fields.title,
    categoryIds: ({ fields }) => fields.categoryIds.map(String),
  },

  LatestNewsSection: {
    id,
    title: ({ fields }) => fields.title,
    limit: ({ fields }) => fields.limit,
    link: ({ fields }) => fields.link,
    posts: async ({ fields }, _args, { loaders }) => {
      const { items } = await loaders.cms.posts({ page: 1, limit: fields.limit }, null)
      return items
    },
  },

  EventsListSection: {
    id,
    title: ({ fields }) => fields.title,
    limit: ({ fields }) => fields.limit,
    isArchive: ({ fields }) => fields.isArchive,
    link: ({ fields }) => fields.link,
  },

  MembershipBannerSection: {
    id,
    kicker: ({ fields }) => fields.kicker,
    title: ({ fields }) => fields.title,
    text: ({ fields }) => fields.text,
    link: ({ fields }) => fields.link,
    picture: ({ fields }) => fields.picture.media ?? null,
  },

  PartnersSection: {
    id,
    title: ({ fields }) => fields.title,
    partners: ({ fields }) => fields.partners,
  },

  RichTextSection: {
    id,
    body: ({ fields }) => fields.body,
  },
}
