import type { Module } from '#services/platform/module.ts'
import { postDeskRoutes } from './desk-routes.ts'
import { postList } from './post-list.ts'

/** News and other posts in the hands of staff. */
export const module: Module = {
  name: 'post-desk',
  services: ['cms'],
  imports: ['cms', 'history', 'media', 'settings'],
  histories: { post: 'content.write' },
  lists: [postList],
  routes: postDeskRoutes,
}
