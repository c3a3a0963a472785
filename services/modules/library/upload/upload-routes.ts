import { createMediaUpload, finishMediaUpload } from '#services/contract/media-uploads.ts'
import { authorOf } from '#services/modules/history/api.ts'
import { staffMedia } from '#services/modules/library/staff-media.ts'
import { findUpload } from '#services/modules/upload/api.ts'
import { createTurns } from '#services/platform/database/turns.ts'
import { Refusal } from '#services/platform/errors.ts'
import { requireRight, requireStaff } from '#services/platform/http/principal.ts'
import type { Scope } from '#services/platform/http/scope.ts'
import { type Route, route } from '#services/platform/http.ts'
import { createSharedWork } from '#services/platform/jobs/shared-work.ts'
import type { ModuleDeps } from '#services/platform/module.ts'
import { beginUpload } from './begin-upload.ts'
import { finishUpload, noSuchUpload } from './finish-upload.ts'
import { readTarget } from './upload-rows.ts'

/** Below the gateway's time limit: a caller who waited that long calls again. */
const WAIT_MS = 9_000
const RETRY_SECONDS = 3
/** A picture takes up to half a gigabyte while it is inspected. */
const INSPECTED_AT_ONCE = { key: 'pictures', atOnce: 1 }

export function mediaUploadRoutes(deps: ModuleDeps): readonly Route[] {
  const { config, log } = deps
  const turns = createTurns()
  const share = createSharedWork<number>({ waitMs: WAIT_MS, refuse: busy })

  async function finished(id: string, scope: Scope): Promise<number> {
    const { db, clock } = scope
    const upload = await receivedUpload(id, scope)
    const finishing = { author: authorOf(scope), clock, db, config, log }
    return await finishUpload(upload, finishing)
  }

  return [
    route(createMediaUpload, async (given, scope) => {
      const { upload, duplicate } = await beginUpload(given, scope, config.sessionSecret)
      const media = duplicate === null ? null : await staffMedia(scope.db, duplicate, deps)
      return { upload, duplicate: media }
    }),

    route(finishMediaUpload, async ({ id }, scope) => {
      // Refused before it waits, for others than its owner too.
      await receivedUpload(id, scope)
      const media = await share(
        id,
        async (abandoned) =>
          await turns.run([INSPECTED_AT_ONCE], () => finished(id, scope), abandoned),
        scope.signal,
      )
      return { media: await staffMedia(scope.db, media, deps) }
    }),
  ]
}

async function receivedUpload(id: string, scope: Scope) {
  const staff = requireStaff(scope)
  const upload = await findUpload(scope.db, { id, purpose: 'MEDIA', accountId: staff.userId })
  if (!upload) throw noSuchUpload()
  if (readTarget(upload.target).replaces !== null) requireRight(staff, 'media.delete')
  if (upload.sha256 === null) {
    throw new Refusal(409, 'The file has not arrived.', { code: 'UPLOAD_MISSING' })
  }
  return { ...upload, sha256: upload.sha256 }
}

function busy(): Refusal {
  const message = 'Pictures are being inspected. Try again in a moment.'
  return new Refusal(503, message, { code: 'BUSY', retryAfterSeconds: RETRY_SECONDS })
}
