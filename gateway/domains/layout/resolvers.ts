import { GraphQLError } from 'graphql'
import type { Resolvers } from '#gateway/generated/resolvers.ts'
import type { LayoutData } from '#gateway/layout/layout.ts'
import { pathInLocale } from '#gateway/layout/site-languages.ts'
import { toLink, toSocialNetwork } from './mappers.ts'
import { siteResolvers } from './site-resolvers.ts'

type Types =
  | 'Query'
  | 'Layout'
  | 'NavigationItem'
  | 'Link'
  | 'LabelledLink'
  | 'FooterElement'
  | 'FooterColumn'
  | 'SocialLink'
  | 'Partner'

export const layoutResolvers: Pick<Resolvers, Types> & typeof siteResolvers = {
  ...siteResolvers,

  Query: {
    layout: (_root, _args, { layout }) => {
      if (layout) return layout
      throw new GraphQLError('The services have not answered yet.', {
        extensions: { code: 'UPSTREAM_UNAVAILABLE', service: 'settings', status: 0 },
      })
    },
  },

  Layout: {
    site: (layout) => layout,
    mainNavigation: (layout) => [...layout.navigation.main],
    header: (layout) => layout.elements.header,
    footer: (layout) => (layout.elements.footer ? layout : null),
    cookieNotice: (layout) => layout.elements.cookieNotice,
  },

  NavigationItem: {
    link: (item) => item.linkV2,
  },

  Link: {
    kind: (link) => toLink(link).kind,
    path: (link, _args, { layout, locale, log }) => {
      const { kind, path, isUnknown } = toLink(link)
      if (isUnknown) log.warn({ path: link.path }, 'unknown link target')
      return kind === 'INTERNAL' ? pathInLocale(path, layout, locale) : path
    },
  },

  LabelledLink: {
    link: (link) => link,
    icon: ({ choices }) => choices?.icon ?? null,
    opensNewTab: ({ choices }) => choices?.opensNewTab ?? null,
    rel: ({ choices }) => (choices?.rel ?? []).map((one) => RELATIONS[one]),
  },

  FooterElement: {
    text: (layout) => footerOf(layout).text,
    buttons: (layout) => footerOf(layout).buttons,
    sponsor: (layout) => footerOf(layout).sponsor,
    columns: (layout) => footerOf(layout).columns,
    links: (layout) => [...layout.navigation.footer4],
    organisation: (layout) => footerOf(layout).organisation,
    social: (layout) => footerOf(layout).social,
  },

  FooterColumn: {
    items: (column, _args, { layout }) => [...navigationNamed(layout, column.navigation)],
  },

  SocialLink: {
    network: ({ network }) => toSocialNetwork(network),
    url: ({ path }) => path,
  },

  Partner: {
    picture: ({ media }) => media ?? null,
    link: ({ path }) => (path === null ? null : { path }),
  },
}

const RELATIONS = { nofollow: 'NOFOLLOW', sponsored: 'SPONSORED', ugc: 'UGC' } as const

function footerOf({ elements }: LayoutData) {
  if (!elements.footer) throw new Error('The footer is missing.')
  return elements.footer
}

function navigationNamed(layout: LayoutData | null, name: string) {
  const trees = new Map(Object.entries(layout?.navigation ?? {}))
  return trees.get(name) ?? []
}
