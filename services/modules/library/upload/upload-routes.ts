import { createMediaUpload, finishMediaUpload } from '#services/contract/media-uploads.ts'
import { staffMedia } from '#services/modules/library/staff-media.ts'
import { requireRight, requireStaff } from '#services/platform/http/principal.ts'
import { type Route, route } from '#services/platform/http.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { beginUpload } from './begin-upload.ts'
import type { Finisher } from './finisher.ts'
import { readTarget } from './upload-rows.ts'

export function mediaUploadRoutes(deps: ModuleDeps, finisher: Finisher): readonly Route[] {
  return [
    route(createMediaUpload, async (given, scope) => {
      const { upload, duplicate } = await beginUpload(given, scope, deps.config.sessionSecret)
      const media = duplicate === null ? null : await staffMedia(scope.db, duplicate, deps)
      return { upload, duplicate: media }
    }),

    route(finishMediaUpload, async ({ id }, scope) => {
      const staff = requireStaff(scope)
      const media = await finisher.finish(
        id,
        (upload) => {
          const target = readTarget(upload.target)
          if (target.replaces !== null) requireRight(staff, 'media.delete')
          return { target, values: new Map() }
        },
        scope,
      )
      return { media: await staffMedia(scope.db, media, deps) }
    }),
  ]
}
