import type { Module } from '#services/platform/module.ts'
import { postDeskRoutes } from './desk-routes.ts'
import { postList } from './post-list.ts'
import { postTypeRoutes } from './post-type-routes.ts'
import { translationRoutes } from './translations/translation-routes.ts'

/** News and other posts in the hands of staff. */
export const module: Module = {
  name: 'post-desk',
  services: ['cms'],
  imports: ['cms', 'history', 'media', 'settings'],
  histories: { post: 'content.write', postType: 'content.write' },
  lists: [postList],
  otherTables: ['post_draft'],
  routes: (deps) => [...postDeskRoutes(deps), ...postTypeRoutes(), ...translationRoutes()],
}
