import type { Module } from '#services/platform/module.ts'
import { catalogueRoutes } from './catalogue-routes.ts'
import { folderRoutes } from './folder-routes.ts'
import { libraryRoutes } from './library-routes.ts'
import { mediaList } from './media-list.ts'
import { fileRoutes } from './upload/file-routes.ts'
import { createFinisher } from './upload/finisher.ts'
import { mediaUploadRoutes } from './upload/upload-routes.ts'

/** Pictures in the hands of staff, with all that shows them. */
export const module: Module = {
  name: 'library',
  services: ['cms', 'media'],
  imports: ['history', 'media', 'settings', 'upload'],
  histories: { media: 'media.write', mediaFolder: 'media.write' },
  lists: ({ mediaUses }) => [mediaList(mediaUses)],
  routes: (deps) => {
    const finisher = createFinisher(deps)
    return [
      ...libraryRoutes(deps),
      ...folderRoutes(),
      ...mediaUploadRoutes(deps, finisher),
      ...fileRoutes(deps, finisher),
      ...catalogueRoutes(deps),
    ]
  },
}
