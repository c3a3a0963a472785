import type { Module } from '#services/platform/module.ts'
import { keepRows } from '#services/platform/retention.ts'
import { cmsDueHandlers } from './due-handlers.ts'
import { cmsRoutes } from './routes.ts'
import { contentSearch } from './search/content-search.ts'
import type {} from './tables.ts'

/** Long enough for staff to notice dead links; anyone can fill the list with nonsense. */
const FAILED_PATH_DAYS = 30

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
  imports: ['media'],
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
    'slug:*',
    'terms',
  ],
  otherTables: [
    'cms_option',
    'element',
    'element_version',
    'failed_request',
    'navigation',
    'navigation_item',
    'navigation_item_text',
    'page',
    'page_text',
    'post',
    'post_term',
    'post_text',
    'redirect',
    'term',
    'term_text',
    'term_type',
  ],
  staffColumns: ['element_version.author', 'post.author'],
  routes: (deps) => cmsRoutes(deps, contentSearch(deps)),
  dueHandlers: cmsDueHandlers,
  retention: [
    keepRows({
      kind: 'failed-paths',
      deletes: 'paths that were not found',
      keepDays: FAILED_PATH_DAYS,
      table: 'failed_request',
      key: 'path',
      moment: 'last_at',
    }),
  ],
}
