import type { Module } from '#services/platform/module.ts'
import { cmsDueHandlers } from './due-handlers.ts'
import { contentMediaUses } from './media-uses.ts'
import { optionSettings } from './option-settings.ts'
import { cmsRoutes } from './routes.ts'
import { contentSearch } from './search/content-search.ts'
import type {} from './tables.ts'

/** All but the recipients of mails. */
const PUBLIC_OPTIONS = [
  'AllowedLanguages',
  'AutoGenerateSiteMap',
  'CmsVersion',
  'CookieNotice',
  'CopyrightText',
  'DefaultLanguage',
  'DeliveryPage',
  'EventsPage',
  'GitlabProjectId',
  'GoogleAnalyticsId',
  'HomePageSlug',
  'Logo',
  'MembershipPage',
  'ReturnsPage',
  'ShareImage',
  'TagManagerId',
  'ThemeNavigations',
  'WwwPolicy',
]

export const module: Module = {
  name: 'cms',
  services: ['cms'],
  imports: ['media', 'settings'],
  settings: optionSettings,
  publicSettings: PUBLIC_OPTIONS.map((key) => `options/${key}`),
  writes: [
    'elements',
    'navigation',
    'options',
    'page:*',
    'planned:*',
    'post:*',
    'posts',
    'search',
    'settings',
    'slug:*',
    'terms',
  ],
  otherTables: [
    'cms_option',
    'element',
    'element_media',
    'element_version',
    'navigation',
    'navigation_item',
    'navigation_item_text',
    'page',
    'page_text',
    'post',
    'post_term',
    'post_text',
    'post_type',
    'term',
    'term_text',
    'term_type',
  ],
  staffColumns: ['element_version.author', 'post.author'],
  mediaUses: contentMediaUses,
  routes: (deps) => cmsRoutes(deps, contentSearch(deps)),
  dueHandlers: cmsDueHandlers,
}
