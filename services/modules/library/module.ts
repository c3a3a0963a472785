import type { Module } from '#services/platform/module.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { folderRoutes } from './folder-routes.ts'
import { libraryRoutes } from './library-routes.ts'
import { mediaList } from './media-list.ts'
import { mediaUploadRoutes } from './upload/upload-routes.ts'

/** Pictures in the hands of staff, with all that shows them. */
export const module: Module = {
  name: 'library',
  services: ['cms', 'media'],
  imports: ['history', 'media', 'settings', 'upload'],
  histories: { media: 'media.write', mediaFolder: 'media.write' },
  lists: ({ mediaUses }) => [mediaList(mediaUses)],
  routes: (deps) => [
    ...libraryRoutes(deps),
    ...folderRoutes(),
    ...mediaUploadRoutes(deps),
    ...catalogueRoutes(deps),
  ],
}
